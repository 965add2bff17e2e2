import { rmSync } from 'node:fs';
import { ensureChromium } from '../setup/chromium.mjs';
import { environmentWith, lastLines, runCommand, runNpm } from '../setup/command.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePinnedNode } from '../setup/pinned-node.mjs';
import { path, readJson } from '../setup/project.mjs';
import { readSums, tellFailures } from '../setup/reports.mjs';
import { SetupError, say, secondsSince } from '../setup/say.mjs';

const folder = ['test', 'firebase', 'tools'];
// Named in test/firebase/playwright.config.ts.
const report = path('.cache', 'playwright-firebase.json');

/** Runs the browser tests of sign-in by Firebase, against its own emulator. */
export async function main(args) {
  await ensureInstalled();
  const node = await ensurePinnedNode();
  await ensureEmulator();
  const env = environmentWith(node, { CHROMIUM_PATH: await ensureChromium() });
  const playwright = path('node_modules', '@playwright', 'test', 'cli.js');
  const config = path('test', 'firebase', 'playwright.config.ts');
  rmSync(report, { force: true });
  const { code } = await runCommand(node, [playwright, 'test', '--config', config, ...args], {
    env,
    show: true,
  });
  const { passed, failed, failures, remark } = readSums('playwright', report, code);
  if (remark !== undefined) say(`playwright: ${remark}`);
  tellFailures([{ runner: 'playwright', failures }]);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** The emulator is large and needed here only: it lies beside these tests, and not in everyone's node_modules. */
async function ensureEmulator() {
  const wanted = readJson(...folder, 'package.json')?.dependencies['firebase-tools'];
  const present = () => readJson(...folder, 'node_modules', 'firebase-tools', 'package.json')?.version;
  if (present() === wanted) return;
  const start = performance.now();
  say('Installing the Auth emulator of Firebase (about 220 MB)…');
  const options = ['--omit=optional', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  const { output } = await runNpm(['install', ...options, '--loglevel=error'], { cwd: path(...folder) });
  if (present() !== wanted) {
    throw new SetupError(
      `${lastLines(output)}\nThe emulator could not be installed: is npm's registry in reach?`,
    );
  }
  say(`Installed in ${secondsSince(start)}.`);
}
