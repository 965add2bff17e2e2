import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { environmentWith } from '../setup/command.mjs';
import { handOver } from '../setup/hand-over.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePinnedNode } from '../setup/pinned-node.mjs';
import { path } from '../setup/project.mjs';
import { SetupError } from '../setup/say.mjs';

/** Runs one of the programs of the project with everything it needs in place. */
export async function main([program, ...args]) {
  if (program === undefined)
    throw new SetupError('Say which program: node bin/run.mjs src/main.import.ts FILE.csv');
  await ensureInstalled();
  const node = await ensurePinnedNode();
  if (/\.[cm]?[jt]s$/.test(program)) {
    if (!existsSync(path(program))) throw new SetupError(`There is no program ${program} in this project.`);
    return handOver(node, [path(program), ...args], environmentWith(node));
  }
  const env = environmentWith(node);
  env.PATH = `${path('node_modules', '.bin')}${delimiter}${env.PATH}`;
  return handOver(program, args, env);
}
