import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { environmentWith, lastLines, runCommand } from '../setup/command.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePinnedNode } from '../setup/pinned-node.mjs';
import { path } from '../setup/project.mjs';
import { SetupError } from '../setup/say.mjs';
import { ensureTools } from '../setup/tools.mjs';

const leastScore = 95;
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';

/** Judges the pages that are given, or those that newcomers see; fails when a score is below 95. */
export async function main(args) {
  await ensureInstalled();
  const node = await ensurePinnedNode();
  await ensureBuilt(node);
  await ensureTools(['bench', 'lighthouse']);
  const env = environmentWith(node, { CHROME_PATH: await ensureChromium(), NODE_ENV: 'production' });
  const folder = mkdtempSync(join(tmpdir(), 'moto-garage-lighthouse-'));
  const site = spawn(node, [path('dist', 'server', 'main.server.js')], {
    env: { ...env, PORT: '0', DATA_DIR: join(folder, 'data'), DEMO: 'on', DATABASE_URL: '', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await readAddress(site);
    const cookie = await signUp(address);
    await importBike(node, env, folder);
    const pages =
      args.length > 0
        ? args.map((page) => [page])
        : [
            ['/'],
            ['/login'],
            ['/bikes'],
            [await importedBike(address)],
            [await firstCategory(address), cookie],
          ];
    let low = 0;
    for (const [page, as] of pages) {
      const scores = await judge(node, env, folder, address + page, as);
      low += scores.filter(([, score]) => score < leastScore).length;
      console.log(
        `${page}${as ? ' (signed in)' : ''}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`,
      );
    }
    return low === 0 ? 0 : 1;
  } finally {
    const ended = once(site, 'exit');
    if (site.exitCode === null && site.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readAddress(site) {
  for await (const line of createInterface(site.stdout)) {
    const address = /ready at (\S+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new SetupError('The site ended before it was ready.');
}

async function judge(node, env, folder, url, cookie) {
  const file = join(folder, 'report.json');
  const cli = path('bench', 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js');
  const options = ['--quiet', `--chrome-flags=${flags}`, '--output=json', `--output-path=${file}`];
  if (cookie) options.push('--extra-headers', JSON.stringify({ cookie }));
  const { code, output } = await runCommand(node, [cli, url, ...options], { env });
  if (code !== 0) throw new SetupError(`${lastLines(output)}\nLighthouse could not judge ${url}.`);
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
}

/** The cookie of a new buyer. */
async function signUp(address) {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({
      email: 'visitor@example.org',
      password: 'correct horse battery',
      name: 'Visitor',
    }),
  });
  if (!answer.ok) throw new SetupError(`Signing up answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

async function firstCategory(address) {
  const [category] = await (await fetch(`${address}/api/category`)).json();
  return `/categoryProducts/${encodeURIComponent(category.name)}`;
}

/** A motorcycle that is no sample: those keep search engines off their pages, which counts as a fault. */
async function importBike(node, env, folder) {
  const file = join(folder, 'bikes.csv');
  writeFileSync(file, 'name,price,city,kms_driven,year\nYamaha FZ-S V3,185000,Sylhet,12000,2021\n');
  const { code, output } = await runCommand(node, [path('src', 'main.import.ts'), file], {
    env: { ...env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  });
  if (code !== 0)
    throw new SetupError(`${lastLines(output)}\nThe motorcycle to be judged could not be imported.`);
}

/** The address of the motorcycle that was imported, as the site itself leads to it. */
async function importedBike(address) {
  const page = await (await fetch(`${address}/bikes?seller=list`)).text();
  const link = /href="(\/bikes\/[^"?]+)"/.exec(page)?.[1];
  if (!link) throw new SetupError('The motorcycle that was imported is not on /bikes.');
  return link;
}
