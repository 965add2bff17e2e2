import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot, startProgram } from './site-process.ts';

// A small project with the real bootstrap, and an npm that notes what it was asked for and does it in a moment.

let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/node': { version: '24.21.0', integrity: 'a' },
      'node_modules/thing': { version, integrity: version },
      'node_modules/elsewhere': { version: '1.0.0', integrity: 'b', optional: true, os: ['plan9'] },
    },
  });

const npm = `
const fs = require('node:fs');
fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (fs.existsSync('offline')) {
  console.error('npm error code ENOTFOUND\\nnpm error request to https://registry.npmjs.org/thing failed');
  process.exit(1);
}
if (process.argv[2] === 'ci') {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  fs.rmSync('node_modules', { recursive: true, force: true });
  const present = {};
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '' || entry.os) continue;
    present[place] = entry;
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(place + '/package.json', '{}');
  }
  fs.writeFileSync('node_modules/node/installArchSpecificPackage.js',
    "require('node:fs').mkdirSync('bin'); require('node:fs').symlinkSync(" + JSON.stringify(${JSON.stringify(process.execPath)}) + ", 'bin/node')");
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
} else {
  for (const side of ['client', 'server']) fs.mkdirSync('dist/' + side, { recursive: true });
  fs.writeFileSync('dist/identity.json', '{}');
  fs.copyFileSync('src/main.server.ts', 'dist/server/main.server.js');
}
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moto-garage-setup-'));
  cpSync(join(projectRoot, 'bin'), join(folder, 'bin'), { recursive: true });
  write('package.json', '{"type":"module","dependencies":{"node":"24.21.0"}}');
  write('package-lock.json', lock('1.0.0'));
  write('npm/npm-cli.js', npm);
  write('npm/package.json', '{"type":"commonjs"}');
  write('src/main.server.ts', 'console.log(process.env.DEMO ?? "no demo", process.version);');
  write(
    'src/hello.ts',
    'const words: string[] = process.argv.slice(2); console.log(...words); process.exitCode = 7;',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const env = () => ({ npm_execpath: join(folder, 'npm', 'npm-cli.js') });

function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bin', file), ...args], {
    env: { ...process.env, ...env(), DEMO: undefined },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const npmCalls = () =>
  existsSync(join(folder, 'npm.log'))
    ? readFileSync(join(folder, 'npm.log'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0])
    : [];

describe('npm start', () => {
  test('installs and builds in a fresh clone, and does neither the second time', () => {
    const first = run('start.mjs');
    expect(first).toMatchObject({ status: 0, stdout: `no demo ${process.version}\n` });
    expect(first.stderr).toMatch(
      /^Installing .*\nInstalled in .*\nFetching Node .*\nBuilding .*\nBuilt in .*\n$/,
    );
    expect(npmCalls()).toEqual(['ci', 'run']);
    expect(run('start.mjs')).toEqual({ status: 0, stdout: `no demo ${process.version}\n`, stderr: '' });
    expect(npmCalls()).toEqual(['ci', 'run']);
  });

  test('installs again when the lock file asks for something else', () => {
    run('start.mjs');
    write('package-lock.json', lock('1.0.1'));
    expect(run('start.mjs').stderr).toContain('Installed in');
    expect(npmCalls()).toEqual(['ci', 'run', 'ci', 'run']);
  });

  test('installs again when a package is gone, or the last install did not end', () => {
    run('start.mjs');
    rmSync(join(folder, 'node_modules', 'thing'), { recursive: true });
    run('start.mjs');
    rmSync(join(folder, 'node_modules', '.package-lock.json'));
    run('start.mjs');
    expect(npmCalls().filter((call) => call === 'ci')).toHaveLength(3);
  });

  test('builds again when a source has another content, not when it only has another time', () => {
    run('start.mjs');
    write('src/hello.ts', readFileSync(join(folder, 'src', 'hello.ts'), 'utf8'));
    utimesSync(join(folder, 'src', 'hello.ts'), new Date(0), new Date(0));
    run('start.mjs');
    expect(npmCalls()).toEqual(['ci', 'run']);
    write('src/page.tsx', 'export const page = 1;');
    run('start.mjs');
    expect(npmCalls()).toEqual(['ci', 'run', 'run']);
    write('src/page.test.tsx', 'a test');
    run('start.mjs');
    expect(npmCalls()).toEqual(['ci', 'run', 'run']);
  });

  test('builds again what a power cut soon after the build left empty or took away', () => {
    const first = run('start.mjs');
    write('dist/server/main.server.js', '');
    expect(run('start.mjs').stdout).toBe(first.stdout);
    rmSync(join(folder, 'dist', 'client'), { recursive: true });
    run('start.mjs');
    run('start.mjs');
    expect(npmCalls()).toEqual(['ci', 'run', 'run', 'run']);
  });

  test('says what to do without a network', () => {
    write('offline', '');
    const { status, stderr } = run('start.mjs');
    expect(stderr).toContain('npm cannot reach its registry. Connect this machine to the internet');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });

  test('installs once when it is started twice at the same time', async () => {
    const both = [1, 2].map(() => startProgram(process.execPath, [join(folder, 'bin', 'start.mjs')], env()));
    expect((await Promise.all(both.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0]);
    expect(npmCalls()).toEqual(['ci', 'run']);
  });

  test('is not held up by a set-up that was killed', () => {
    write('.cache/setup.lock', '999999999');
    expect(run('start.mjs').status).toBe(0);
  });

  test('is not held up by a lock whose process number belongs to another process now', () => {
    write('.cache/setup.lock', `${process.pid} of-another-process`);
    expect(run('start.mjs').status).toBe(0);
    expect(existsSync(join(folder, '.cache', 'setup.lock'))).toBe(false);
  });

  test('is not held up by an empty lock that a power cut left, even where the clock has gone back', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    write('.cache/setup.lock', '');
    utimesSync(join(folder, '.cache', 'setup.lock'), inAnHour, inAnHour);
    const started = startProgram(process.execPath, [join(folder, 'bin', 'start.mjs')], env());
    const late = new Promise((resolve) => setTimeout(resolve, 30_000, 'still waiting'));
    expect(await Promise.race([started.ended, late])).toMatchObject({ code: 0 });
  });

  test('--sample asks for demo content', () => {
    expect(run('start.mjs', '--sample').stdout).toBe(`on ${process.version}\n`);
  });
});

describe('bin/run.mjs', () => {
  test('passes arguments on and the exit code back', () => {
    expect(run('run.mjs', 'src/hello.ts', 'a b', '--c')).toMatchObject({ status: 7, stdout: 'a b --c\n' });
  });

  test('names a program that does not exist', () => {
    run('start.mjs');
    expect(run('run.mjs', 'src/nothing.ts')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no program src/nothing.ts in this project.\n',
    });
  });
});

test('a Node that is too old is told so', () => {
  const module = JSON.stringify(join(folder, 'bin', 'node-version.mjs'));
  const script = `import(${module}).then(({ requireNode }) => requireNode(99))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect(stderr).toMatch(
    /^Moto Garage needs Node 99 or newer .* install a newer one from https:\/\/nodejs\.org .*\n$/,
  );
  expect(status).toBe(1);
});
