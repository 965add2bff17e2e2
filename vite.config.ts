import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const clientFolder = 'dist/client';

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
          const content = await readFile(file);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}

// Two builds of the same pages: what the browser runs, and what the server renders with.
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { outDir: clientFolder, manifest: true, rollupOptions: { input: 'src/main.browser.tsx' } },
    },
    ssr: {
      build: { outDir: 'dist/server', rollupOptions: { input: 'src/main.render.tsx' } },
      ...(command === 'build'
        ? {
            // One program with React's production half in it, whatever the environment says later.
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {}),
    },
  },
  builder: {},
}));
