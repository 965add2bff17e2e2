import { cameWithThePage } from './hydration.ts';
import { ChunkError } from './lazy-page.ts';

/** The files that have arrived or are on their way, by path. */
const files = new Map<string, Promise<unknown>>();

/**
 * Imports a chunk once its files, itself and all that it imports, are in the browser's cache. Browsers before the
 * change of the HTML standard of July 2026 (whatwg/html#10327) never again ask for a module that failed once, so that
 * no later attempt at an `import()` could succeed; a `fetch` can be tried again. The build calls it in place of each
 * `import()` (vite.config.ts). Fails as `fetch` does, or with a `ChunkError` where the server no longer has the file.
 *
 * @param paths of its files, below the root of the site, without a slash in front
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  for (const path of window[cameWithThePage] ?? []) files.set(path, Promise.resolve());
  await Promise.all(paths.map((path) => fetchOnce(`/${path}`)));
  return load();
}

/** Fetches a file, unless that is done or under way. */
function fetchOnce(path: string): Promise<unknown> {
  const known = files.get(path);
  if (known) return known;
  const file = fetchWhole(path);
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

async function fetchWhole(path: string): Promise<void> {
  const response = await fetch(path);
  if (response.status === 404) throw new ChunkError();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  // A connection may break in the middle of it.
  await response.arrayBuffer();
}
