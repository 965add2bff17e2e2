import { rmSync } from 'node:fs';
import { ensureChromium } from '../setup/chromium.mjs';
import { environmentWith, runCommand } from '../setup/command.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePinnedNode } from '../setup/pinned-node.mjs';
import { path } from '../setup/project.mjs';
import { readSums, tellFailures } from '../setup/reports.mjs';
import { say } from '../setup/say.mjs';
import { ensureTools } from '../setup/tools.mjs';

// Named in test/firebase/playwright.config.ts.
const report = path('.cache', 'playwright-firebase.json');

/** Runs the browser tests of sign-in by Firebase, against its own emulator. */
export async function main(args) {
  await ensureInstalled();
  const node = await ensurePinnedNode();
  // The emulator is large and needed here only: it lies beside these tests, and not in everyone's node_modules.
  await ensureTools(['test', 'firebase', 'tools'], ['--omit=optional']);
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
