import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { sharedFiles } from './chunks.config.ts';
import { programs, removeOldPrograms, stayInPlace, withFilesOfTheirOwn } from './programs.config.ts';
import { readApiBase } from './src/api-base.ts';
import { chooseIdentity, type IdentityChoice, identityFile } from './src/platform/build.ts';

// Another folder is for tests that look at other builds; the server reads dist.
const distFolder = process.env.DIST_DIR || 'dist';
const clientFolder = join(distFolder, 'client');
const serverFolder = join(distFolder, 'server');

/** Writes .br and .gz beside every text file of the browser's build, so that no request has to compress them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async closeBundle() {
      const names = await readdir(clientFolder, { recursive: true });
      const texts = names.filter((name) => /\.(js|css|svg|webmanifest|ico)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = join(clientFolder, name);
          // Named by its content, so that an older build has compressed it already.
          if (name.startsWith('assets') && names.includes(`${name}.br`) && names.includes(`${name}.gz`))
            return;
          const content = await readFile(file);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}

// Days that a file stays after a newer build has replaced it: for sites and open pages that still use the older one.
const keptDays = 7;

/**
 * Takes away what no build has used for `keptDays`, instead of everything that an earlier build wrote. A build for other
 * logins takes all of it away: nothing of the provider that is not used any more shall be had.
 */
function removeOldAssets(choice: IdentityChoice): Plugin {
  let isOther = false;
  const readManifest = () => readFile(join(clientFolder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return {
    name: 'remove-old-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const now = new Date();
      const manifest = await readManifest();
      const built = await readFile(join(distFolder, identityFile), 'utf8').catch(() => '');
      isOther = built !== '' && built !== JSON.stringify(choice);
      // Until now these were in use; the time of the file says so to later builds.
      for (const name of await readdir(join(clientFolder, 'assets')).catch(() => []))
        if (manifest.includes(name)) await utimes(join(clientFolder, 'assets', name), now, now);
    },
    async closeBundle() {
      const folder = join(clientFolder, 'assets');
      const manifest = await readManifest();
      for (const name of await readdir(folder)) {
        if (/\.(br|gz)$/.test(name)) continue;
        const { mtimeMs } = await stat(join(folder, name));
        const isKept = isOther ? manifest.includes(name) : Date.now() - mtimeMs < keptDays * 86_400_000;
        if (isKept) continue;
        for (const end of ['', '.br', '.gz']) await rm(join(folder, name + end), { force: true });
      }
    },
  };
}

/** Tells the server which identity provider is in the pages. */
function tellIdentity(choice: IdentityChoice): Plugin {
  return {
    name: 'tell-identity',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    closeBundle: () => writeFile(join(distFolder, identityFile), JSON.stringify(choice)),
  };
}

// Under this name, and by the name __vitePreload, Vite's own code around each import() is known to its plugins.
const aroundImports = '\0vite/preload-helper.js';

/** Puts our own code around each import() of the browser's build. */
function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === aroundImports
        ? "export { importFetched as __vitePreload } from '/src/ui/import-fetched.ts';"
        : undefined,
    writeBundle(_, files) {
      const styles = Object.keys(files).filter((name) => name.endsWith('.css'));
      if (styles.length > 1)
        this.error(
          `The styles of a chunk (one of ${styles.join(', ')}) would be fetched, and never applied.`,
        );
    },
  };
}

/** The provider of the browser's pages. Without an alias it is the embedded one (package.json, "imports"). */
function providerAlias({ provider }: IdentityChoice): Record<string, string> {
  if (provider === 'embedded') return {};
  const file = new URL('./src/features/identity/providers/firebase.ts', import.meta.url);
  return { '#identity-provider': fileURLToPath(file) };
}

/**
 * What scripts may ask of a browser (README.md says so, too): ECMAScript 2022, as Chrome 94, Firefox 98 and Safari 16.4 have it, the
 * first Safari that reads patterns with lookbehind. The build writes no newer syntax, but it does not fill in newer built-ins, so
 * no script may call them (test/build/bundle.test.ts).
 */
const language = 'es2022';

// Two builds: what the browser runs, and what the server runs, which renders the same pages.
export default defineConfig(({ command, mode }) => {
  // What is wrong is refused here already, and not only by the page.
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
  readApiBase(settings.VITE_API_BASE);
  const identity = chooseIdentity(settings);
  return {
    appType: 'custom',
    resolve: { alias: providerAlias(identity) },
    plugins: [
      react(),
      tailwindcss(),
      fetchBeforeImport(),
      stayInPlace(serverFolder),
      removeOldPrograms(serverFolder),
      precompress(),
      removeOldAssets(identity),
      tellIdentity(identity),
    ],
    build: {
      target: language,
      assetsInlineLimit: 0,
      // Also a chunk that imports nothing is fetched before it is imported; the styles come with the page.
      modulePreload: {
        resolveDependencies: (file, others) =>
          [...new Set([file, ...others])].filter((name) => !name.endsWith('.css')),
      },
    },
    environments: {
      client: {
        build: {
          outDir: clientFolder,
          emptyOutDir: false,
          manifest: true,
          rollupOptions: {
            input: 'src/main.browser.tsx',
            output: { codeSplitting: { groups: sharedFiles } },
          },
        },
      },
      ssr: {
        build: {
          outDir: serverFolder,
          emptyOutDir: false,
          copyPublicDir: false,
          rollupOptions: {
            input: programs,
            // All in one folder, from which `stayInPlace` counts.
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
        ...(command === 'build'
          ? {
              // With React's production half in them, whatever the environment says later.
              resolve: { noExternal: true, external: withFilesOfTheirOwn },
              define: { 'process.env.NODE_ENV': JSON.stringify('production') },
            }
          : {}),
      },
    },
    builder: {},
  };
});
