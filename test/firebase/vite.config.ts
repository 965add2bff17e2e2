import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import product from '../../vite.config.ts';

// The product's own build, but for the one line that turns Firebase's library towards the emulator.
const file = fileURLToPath(new URL('emulated-provider.ts', import.meta.url));

export default defineConfig(async (env) =>
  mergeConfig(await product(env), { resolve: { alias: { '#identity-provider': file } } }),
);
