import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The programs of the server, by the names that they have when they are built. */
export const programs = {
  'main.server': 'src/main.server.ts',
  'main.worker': 'src/main.worker.ts',
  'main.render': 'src/main.render.tsx',
  'photo-process': 'src/platform/photo-process.ts',
  'rasteriser-thread': 'src/platform/rasteriser-thread.ts',
};

/** Packages that load native code or WebAssembly from beside their own modules. */
export const withFilesOfTheirOwn = ['sharp', 'harfbuzzjs', '@resvg/resvg-wasm'];

const forPrograms = {
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
} satisfies Partial<Plugin>;

/**
 * Lets modules find their files from a program in `folder`: `import.meta.url` stays the place of their source, except where they
 * start another program, which is a built one as well.
 */
export function stayInPlace(folder: string): Plugin {
  const from = resolve(import.meta.dirname, folder);
  const places = /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.url/g;
  const programAt = (file: string) => {
    const source = normalizePath(relative(import.meta.dirname, file));
    return Object.entries(programs).find(([, path]) => path === source)?.[0];
  };
  return {
    name: 'stay-in-place',
    enforce: 'pre',
    ...forPrograms,
    transform(code, id) {
      const [file = ''] = id.split('?');
      // Names that begin so are of modules that the build makes up.
      if (file.startsWith('\0') || !code.includes('import.meta.url')) return null;
      const source = JSON.stringify(
        encodeURI(normalizePath(relative(from, file))).replace(/[?#]/g, encodeURIComponent),
      );
      return code.replace(places, (found, name?: string) => {
        const program = name && programAt(resolve(dirname(file), name));
        return program
          ? `new URL('./${program}.js', import.meta.url)`
          : found.replace('import.meta.url', `new URL(${source}, import.meta.url).href`);
      });
    },
  };
}

/** Takes away what an earlier build wrote, after the new files are there: a running site may start another program at any time. */
export function removeOldPrograms(folder: string): Plugin {
  return {
    name: 'remove-old-programs',
    ...forPrograms,
    async writeBundle(_, files) {
      const names = new Set(Object.keys(files).map((name) => basename(name)));
      for (const name of await readdir(folder))
        if (!names.has(name)) await rm(join(folder, name), { recursive: true });
    },
  };
}
