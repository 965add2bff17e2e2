import { ChunkError } from './lazy-page.ts';

const present = 'script[type="module"][src], link[rel="modulepreload"][href]';

/** The addresses of files that have arrived. */
const arrived = new Set<string>();

/**
 * Imports a chunk once its files, itself and all that it imports, are in the browser's cache. Browsers before the
 * change of the HTML standard of July 2026 (whatwg/html#10327) never again ask for a module that failed once, so that
 * no later attempt at an `import()` could succeed; a `fetch` can be tried again. The build calls it in place of each
 * `import()` (vite.config.ts). Fails as `fetch` does, or with a `ChunkError` where the server no longer has the file.
 *
 * @param files paths below the root of the site, without a slash in front
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (arrived.size === 0)
    for (const element of document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(present))
      arrived.add(element.src || element.href);
  await Promise.all(files.map((file) => fetchOnce(new URL(`/${file}`, location.href).href)));
  return load();
}

async function fetchOnce(address: string): Promise<void> {
  if (arrived.has(address)) return;
  const response = await fetch(address);
  if (response.status === 404) throw new ChunkError();
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  // A connection may break in the middle of it.
  await response.arrayBuffer();
  arrived.add(address);
}
