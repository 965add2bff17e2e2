import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { lastLines, runCommand } from './command.mjs';
import { path, readJson } from './project.mjs';
import { SetupError, say } from './say.mjs';

const program = process.platform === 'win32' ? 'node.exe' : 'node';

/** The path of the Node that the project is made for; it comes as an npm package. Call after installing. */
export async function ensurePinnedNode() {
  const found = findPinnedNode();
  if (found !== undefined) return found;
  const installer = path('node_modules', 'node', 'installArchSpecificPackage.js');
  // npm may have been told to skip install scripts, and this one brings the program itself.
  say('Fetching Node for this project…');
  const { output } = await runCommand(process.execPath, [installer], { cwd: dirname(installer) });
  const fetched = findPinnedNode();
  if (fetched !== undefined && (await answers(fetched))) return fetched;
  // Any Node that runs TypeScript as it is will do, where none is offered for this platform.
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new SetupError(
    `${lastLines(output)}\nNode ${wantedVersion()} could not be provided for ${process.platform} ${process.arch}: ` +
      'connect to the internet and run the same command again, or install Node 24 from https://nodejs.org.',
  );
}

function findPinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const own = `node-${platform}-${process.arch}`;
  return [
    path('node_modules', 'node', 'bin', program),
    path('node_modules', 'node', 'node_modules', own, 'bin', program),
    path('node_modules', own, 'bin', program),
  ].find(isProgram);
}

/** A placeholder of a few bytes lies there until the install script has run, and on Windows for good. */
function isProgram(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.size > 1_000_000;
}

async function answers(node) {
  const { code } = await runCommand(node, ['--version']);
  return code === 0;
}

function wantedVersion() {
  return readJson('package.json')?.dependencies.node ?? '24';
}
