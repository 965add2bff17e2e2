import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { lastLines, runCommand } from './command.mjs';
import { SetupError, say, secondsSince } from './say.mjs';

// Debian's two packages of one browser. Tests take a third less time in the one that has no windows.
const [withoutWindows, whole] = ['chromium-headless-shell', 'chromium'];
const names = [
  withoutWindows,
  whole,
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** The path of a Chromium for the browser tests: the machine's, or Debian's package when we may install it. */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new SetupError(
      `CHROMIUM_PATH="${wanted}" is not a program: correct it, or unset it to search the machine.`,
    );
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && isDebian()) await installFromDebian();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new SetupError(
    'The browser tests need Chromium or Chrome, and none was found: install one ' +
      '(Debian: apt-get install chromium; others: https://www.chromium.org/getting-involved/download-chromium, or ' +
      'npx playwright install --with-deps chromium), or set CHROMIUM_PATH to it.',
  );
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces(), ...playwrightPlaces()].find(isProgram);
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', join(homedir(), 'Applications')].map(
        (root) => `${root}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]);
  }
  return [
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
    '/usr/lib/chromium',
    '/usr/lib64/chromium',
  ].flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Browsers that Playwright downloaded for another project. */
function playwrightPlaces() {
  const cache = {
    linux: join(homedir(), '.cache', 'ms-playwright'),
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }[process.platform];
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? cache;
  if (root === undefined || !existsSync(root)) return [];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  return readdirSync(root)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => programs.map((program) => join(root, name, program)));
}

/** Only Debian itself: what Ubuntu calls chromium is a wrapper around a snap. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function installFromDebian() {
  const start = performance.now();
  say('Installing Chromium for the browser tests (Debian package)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) =>
    runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
  let result = await install(withoutWindows);
  if (result.code !== 0) {
    await runCommand('apt-get', ['update', '-q'], { env });
    result = await install(withoutWindows);
  }
  // Older releases have only the whole browser.
  if (result.code !== 0) result = await install(whole);
  say(result.code === 0 ? `Installed in ${secondsSince(start)}.` : lastLines(result.output));
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
