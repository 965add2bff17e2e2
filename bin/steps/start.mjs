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
    // Room for what pages throw away while they are rendered. Below its limit, which the site never comes near, V8 lets
    // garbage pile up: the more, the higher the limit is, and on a large machine it would set gigabytes.
    ['--max-semi-space-size=16', '--max-old-space-size=1024', path('src', 'main.server.ts')],
    environmentWith(node, {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Each thread that compresses would otherwise keep memory of its own (glibc).
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
      // Compiled modules are kept, so that the next start is quicker.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path('.cache', 'node'),
      ...(args.includes('--sample') ? { DEMO: 'on' } : {}),
    }),
  );
}
