import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { environmentWith, lastLines, runNpm } from './command.mjs';
import { alone, path, readJson, root } from './project.mjs';
import { SetupError, say, secondsSince } from './say.mjs';

const settingsFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];
/** What the build reads: when any of it has changed, dist is stale. */
export const inputs = [
  'src',
  'db',
  'public',
  'vite.config.ts',
  'chunks.config.ts',
  'programs.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  ...settingsFiles,
];
const outputs = [
  ['dist', 'client'],
  ['dist', 'server'],
  ['dist', 'identity.json'],
];
const stamp = ['dist', '.stamp.json'];

/** Builds the site unless what lies in dist was made from the same sources and settings. */
export async function ensureBuilt(node) {
  if (isBuilt()) return;
  await alone(async () => {
    if (!isBuilt()) await build(node);
  });
}

function isBuilt() {
  const known = readJson(...stamp);
  if (known === undefined || !outputs.every((parts) => statSync(path(...parts), { throwIfNoEntry: false })))
    return false;
  if (known.outputs !== outputsHash()) return false;
  const files = listInputs();
  if (known.quick === quickHash(files)) return true;
  // Times change without content: a checkout, a copy. Then the content decides, once.
  if (known.content !== contentHash(files)) return false;
  keep(fingerprint(files));
  return true;
}

async function build(node) {
  const start = performance.now();
  say('Building the site…');
  rmSync(path(...stamp), { force: true });
  // Taken before the build: what is changed while it runs shall count as changed.
  const sources = fingerprint(listInputs());
  const { code, output } = await runNpm(['run', '--silent', 'build:site'], {
    env: environmentWith(node, { NODE_ENV: 'production', DIST_DIR: 'dist' }),
  });
  if (code !== 0) throw new SetupError(`${lastLines(output, 30)}\nThe site could not be built.`);
  keep(sources);
  say(`Built in ${secondsSince(start)}.`);
}

function fingerprint(files) {
  return { quick: quickHash(files), content: contentHash(files) };
}

function keep(sources) {
  mkdirSync(dirname(path(...stamp)), { recursive: true });
  writeFileSync(path(...stamp), JSON.stringify({ ...sources, outputs: outputsHash() }));
}

/** What was built, by name and size: a power cut soon after a build leaves files empty, or none, which would start nothing. */
function outputsHash() {
  const files = outputs.flatMap((parts) => listFiles(path(...parts)));
  return hash(files.map(({ place, size }) => `${relative(root, place)} ${size}`));
}

/** Every file that the build may read, with its size and time. Tests are no part of it. */
function listInputs() {
  return inputs
    .flatMap((input) => listFiles(path(input)))
    .filter(({ place }) => !/\.test\.tsx?$/.test(place));
}

/** The file, or those of the folder, in the order of their names; none where nothing is there. */
function listFiles(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [{ place, size: found.size, time: found.mtimeMs }];
  return readdirSync(place)
    .sort()
    .flatMap((name) => listFiles(`${place}/${name}`));
}

function quickHash(files) {
  return hash([
    ...buildSettings(),
    ...files.map(({ place, size, time }) => `${relative(root, place)} ${size} ${time}`),
  ]);
}

function contentHash(files) {
  const contents = files.flatMap(({ place }) => [relative(root, place), readFileSync(place)]);
  return hash([...buildSettings(), ...contents]);
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex');
}

/** Settings that go into the pages when they are built. One that is set to nothing says something only against a file. */
function buildSettings() {
  const hasFile = settingsFiles.some((file) => statSync(path(file), { throwIfNoEntry: false }));
  return Object.entries(process.env)
    .filter(([name, value]) => name.startsWith('VITE_') && (hasFile || value !== ''))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}
