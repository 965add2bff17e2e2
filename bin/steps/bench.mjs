import { ensureBuilt } from '../setup/build.mjs';
import { environmentWith } from '../setup/command.mjs';
import { handOver } from '../setup/hand-over.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePinnedNode } from '../setup/pinned-node.mjs';
import { path } from '../setup/project.mjs';
import { ensureTools } from '../setup/tools.mjs';

/** Runs the bench with what it needs: the production build and the programs that put load on it. */
export async function main(args) {
  await ensureInstalled();
  const node = await ensurePinnedNode();
  await ensureBuilt(node);
  await ensureTools(['bench', 'tools']);
  return handOver(node, [path('bench', 'speed.ts'), ...args], environmentWith(node));
}
