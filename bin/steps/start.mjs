import { totalmem } from 'node:os';
import { ensureBuilt } from '../setup/build.mjs';
import { environmentWith } from '../setup/command.mjs';
import { handOver } from '../setup/hand-over.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePinnedNode } from '../setup/pinned-node.mjs';
import { path } from '../setup/project.mjs';
import { SetupError } from '../setup/say.mjs';

/** Starts the site, with demo content for `--sample`; installs and builds before, where that is needed. */
export async function main(args) {
  const unknown = args.find((arg) => arg !== '--sample');
  if (unknown !== undefined) {
    throw new SetupError(
      `"${unknown}" is not known here: npm start takes --sample (with demo content), and everything else is set by ` +
        'environment variables or in .env (see .env.example).',
    );
  }
  await ensureInstalled();
  const node = await ensurePinnedNode();
  await ensureBuilt(node);
  return handOver(
    node,
    [...memoryOptions(), path('dist', 'server', 'main.server.js')],
    environmentWith(node, {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Each thread that compresses would otherwise keep memory of its own, and what is large would leave holes (glibc).
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
      MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? String(2 ** 20),
      MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? String(2 ** 22),
      // Compiled modules are kept, so that the next start is quicker.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path('.cache', 'node'),
      ...(args.includes('--sample') ? { DEMO: 'on' } : {}),
    }),
  );
}

/**
 * Room for what pages throw away while they are rendered; and a limit that the site does not come near. Below it V8 lets
 * garbage pile up, the more, the higher the limit is: on a large machine it would set gigabytes. Whoever sets one in
 * NODE_OPTIONS knows better. Without pretenuring: a request that waits for the rendering of others outlives two collections,
 * so V8 would make the objects of all later requests old from the beginning, where only a full collection finds them.
 */
function memoryOptions() {
  const megabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20;
  const limit = Math.max(128, Math.min(512, Math.floor(megabytes / 4)));
  const isSet = process.env.NODE_OPTIONS?.includes('--max-old-space-size');
  return [
    '--max-semi-space-size=8',
    '--no-allocation-site-pretenuring',
    ...(isSet ? [] : [`--max-old-space-size=${limit}`]),
  ];
}
