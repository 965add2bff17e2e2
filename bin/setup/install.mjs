import { existsSync } from 'node:fs';
import { runNpm } from './command.mjs';
import { alone, path, readJson, root } from './project.mjs';
import { SetupError, say, secondsSince } from './say.mjs';

/** Installs exactly what package-lock.json says, unless that is there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone(async () => {
    if (!isInstalled()) await install();
  });
}

/**
 * Compares the lock file with npm's own record of what lies in node_modules, which it writes when it is done. So a
 * killed install, another lock file, a deleted package and a folder copied from another platform are all noticed.
 */
function isInstalled() {
  const wanted = readJson('package-lock.json');
  const present = readJson('node_modules', '.package-lock.json');
  if (wanted === undefined)
    throw new SetupError(`package-lock.json is missing in ${root}: get a complete copy.`);
  if (present === undefined) return false;
  const complete = Object.entries(wanted.packages).every(
    ([place, { version, integrity, optional, devOptional }]) => {
      if (place === '') return true;
      const found = present.packages[place];
      if (found === undefined) return optional === true || devOptional === true;
      return found.version === version && found.integrity === integrity;
    },
  );
  return (
    complete &&
    Object.entries(present.packages).every(
      ([place, { os, cpu }]) =>
        allows(os, process.platform) && allows(cpu, process.arch) && existsSync(path(place, 'package.json')),
    )
  );
}

async function install() {
  const start = performance.now();
  say('Installing the packages (only when they changed; this can take a minute)…');
  // Development packages are needed to build, whatever NODE_ENV says.
  const { code, output } = await runNpm([
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0)
    throw new SetupError(`${firstErrors(output)}\nThe packages could not be installed: ${advice(output)}`);
  if (!isInstalled()) throw new SetupError('npm left packages out: run "npm ci" and read what it says.');
  say(`Installed in ${secondsSince(start)}.`);
}

/** npm tells what went wrong first, and then how it is used. */
function firstErrors(output) {
  return output
    .split('\n')
    .filter(
      (line) => /\S/.test(line.replace(/^npm (error|ERR!)/, '')) && !/A complete log|debug-0\.log/.test(line),
    )
    .slice(0, 8)
    .map((line) => `  ${line}`)
    .join('\n');
}

function advice(output) {
  const known = [
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|network/i,
      'npm cannot reach its registry. Connect this machine to the internet, or tell npm about your proxy, and run the same command again.',
    ],
    [/ENOSPC/, 'the disk is full. Free about 1 GB and run the same command again.'],
    [
      /EACCES|EPERM|EROFS/,
      `this user may not write to ${root} or to npm's cache. Make them writable and run the same command again.`,
    ],
    [
      /EINTEGRITY/,
      'a package differs from what package-lock.json promises. Run "npm cache clean --force" and try again; if it stays so, do not trust the registry.',
    ],
    [
      /in sync|EUSAGE/,
      'package.json and package-lock.json do not agree. Run "npm install" and commit the new lock file.',
    ],
    [
      // Other files may be missing, too, where two installations were under way in one folder.
      /spawn npm\S* ENOENT|npm\S*: .*not found/i,
      'npm was not found. Install Node with npm from https://nodejs.org.',
    ],
  ];
  return (
    known.find(([pattern]) => pattern.test(output))?.[1] ?? 'run "npm ci" to see everything that npm says.'
  );
}

/** npm's rule for the fields os and cpu: a list of allowed names, or of refused ones with a "!". */
function allows(list, name) {
  if (list === undefined) return true;
  if (list.includes(`!${name}`)) return false;
  return list.includes(name) || list.every((entry) => entry.startsWith('!'));
}
