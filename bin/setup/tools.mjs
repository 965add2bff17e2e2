import { lastLines, runNpm } from './command.mjs';
import { path, readJson } from './project.mjs';
import { SetupError, say, secondsSince } from './say.mjs';

/**
 * Installs packages that one command alone needs into a folder of their own, so that nobody else has to have them. `more` are
 * options of npm.
 */
export async function ensureTools(folder, more = []) {
  const wanted = Object.entries(readJson(...folder, 'package.json')?.dependencies ?? {});
  const isThere = ([name, version]) =>
    readJson(...folder, 'node_modules', ...name.split('/'), 'package.json')?.version === version;
  if (wanted.every(isThere)) return;
  const start = performance.now();
  say(`Installing ${wanted.map(([name]) => name).join(', ')}…`);
  const options = [
    '--ignore-scripts',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...more,
  ];
  const { output } = await runNpm(['install', ...options], { cwd: path(...folder) });
  if (!wanted.every(isThere))
    throw new SetupError(
      `${lastLines(output)}\nThe tools could not be installed: is npm's registry in reach?`,
    );
  say(`Installed in ${secondsSince(start)}.`);
}
