import * as words from '#messages/common.ts';
import type { AppError } from '../../kernel/errors.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/**
 * The page of last resort, for when pages cannot be rendered: it needs no script, no style file and no database.
 * The reload is a plain link, so that a form is not sent twice.
 */
export function failurePage(error: AppError): Response {
  const detail = error.message.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.productName}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1rem;text-align:center;font:1.1rem/1.5 system-ui,sans-serif;background:light-dark(#f7f4ef,#16181b);color:light-dark(#1b1d21,#f2efea);color-scheme:light dark}
a{color:light-dark(#b23a0c,#ff8a5c)}
</style>
</head>
<body>
<main>
<h1>${words.productName}</h1>
<p>${detail}</p>
<p><a href="">${words.tryAgain}</a> · <a href="/">${words.goHome}</a></p>
</main>
</body>
</html>`;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (error.status === 503) headers.set('retry-after', '2');
  return new Response(page, { status: error.status, headers });
}
