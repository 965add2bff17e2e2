import * as words from '#messages/common.ts';

/** A page without script, style file or database. All arguments are HTML already. */
export function plainPage(main: string, { attributes = '', head = '' } = {}): string {
  return `<!doctype html>
<html lang="en"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.productName}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1rem;text-align:center;font:1.1rem/1.5 system-ui,sans-serif;background:light-dark(#f7f4ef,#16181b);color:light-dark(#1b1d21,#f2efea);color-scheme:light dark}
a{color:light-dark(#b23a0c,#ff8a5c)}
</style>${head}
</head>
<body>
<main>
<h1>${words.productName}</h1>
${main}
</main>
</body>
</html>`;
}
