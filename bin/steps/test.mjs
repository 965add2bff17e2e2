import { mkdirSync, rmSync } from 'node:fs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { environmentWith, runCommand } from '../setup/command.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePinnedNode } from '../setup/pinned-node.mjs';
import { path } from '../setup/project.mjs';
import { addSums, readSums, tellFailures } from '../setup/reports.mjs';
import { SetupError, say, secondsSince } from '../setup/say.mjs';

const vitestReport = path('.cache', 'vitest.json');
const playwrightReport = path('.cache', 'playwright.json');

const runners = [
  {
    name: 'vitest',
    program: path('node_modules', 'vitest', 'vitest.mjs'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    report: vitestReport,
  },
  {
    name: 'playwright',
    program: path('node_modules', '@playwright', 'test', 'cli.js'),
    args: ['test', '--reporter=list,json'],
    report: playwrightReport,
  },
];

/** Runs every test and adds up what passed and failed. */
export async function main(args) {
  if (args.length > 0)
    throw new SetupError('npm test takes nothing: CONTRIBUTING.md says how to run one test file.');
  await ensureInstalled();
  const node = await ensurePinnedNode();
  await ensureBuilt(node);
  const chromium = await findBrowser();
  const env = environmentWith(node, {
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
  const sums = [];
  for (const runner of runners) sums.push(await run(runner, node, env));
  tellFailures(sums);
  const { passed, failed } = addSums(sums);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function run({ name, program, args, report }, node, env) {
  const start = performance.now();
  mkdirSync(path('.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runCommand(node, [program, ...args], { env, show: true });
  const sums = readSums(name, report, code);
  const remark = sums.remark === undefined ? '' : `: ${sums.remark}`;
  say(`${name}: ${sums.passed} passed, ${sums.failed} failed in ${secondsSince(start)}${remark}`);
  return { ...sums, runner: name };
}

/** Without a browser the other tests still run; those that need one fail and say so. */
async function findBrowser() {
  try {
    return await ensureChromium();
  } catch (error) {
    say(error.message);
    return undefined;
  }
}
