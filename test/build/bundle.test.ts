import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const client = new URL('../../dist/client/', import.meta.url);

interface Entry {
  file: string;
  imports?: string[];
}

function readManifest(): Record<string, Entry> {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<string, Entry>;
}

/** The scripts of this build: files of older ones may still lie beside them. */
function scripts(): { name: string; text: string }[] {
  const files = new Set(Object.values(readManifest()).map(({ file }) => file));
  return [...files]
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(new URL(name, client), 'utf8') }));
}

function filesOf(manifest: Record<string, Entry>, name: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[name];
  if (!entry) throw new Error(`${name} is not in the manifest`);
  if (!seen.has(entry.file)) {
    seen.add(entry.file);
    for (const imported of entry.imports ?? []) filesOf(manifest, imported, seen);
  }
  return seen;
}

/**
 * Built-ins that some of the browsers of vite.config.ts do not have, as far as their names tell them: `with` or `union` may be
 * anything's.
 */
const newer = new RegExp(
  [
    String.raw`\.(?:toWellFormed|isWellFormed|toSorted|toReversed|toSpliced|findLast|findLastIndex|groupBy|fromAsync)\b`,
    String.raw`\.(?:withResolvers|canParse|getOrInsert|getOrInsertComputed|supportedValuesOf|requestClose)\b`,
    String.raw`\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\b`,
    String.raw`\b(?:AbortSignal\.(?:any|timeout)|URL\.parse|Promise\.try|RegExp\.escape|Response\.json|Error\.isError)\b`,
    String.raw`\b(?:structuredClone\(|requestIdleCallback\(|Iterator\.|Intl\.(?:DurationFormat|Segmenter)\b)`,
    // Methods of iterators, which lists have always had.
    String.raw`\.(?:(?:keys|values|entries)\(\)|matchAll\([^()]*\))\.(?:map|filter|flatMap|take|drop|reduce|toArray|some|every|find)\(`,
  ].join('|'),
  'g',
);

describe('the built bundle', () => {
  // Words that only the server's code and libraries contain; each stands in one of its files (see the next test).
  const serverWords = [
    'app_secrets',
    'selectFrom',
    'pg_advisory_lock',
    'better-auth',
    'statement_timeout',
    'ZodError',
  ];

  test('no server code reaches the browser', () => {
    expect(scripts().length).toBeGreaterThan(15);
    for (const { name, text } of scripts()) {
      for (const word of serverWords) expect([name, word, text.includes(word)]).toEqual([name, word, false]);
      expect([name, /from"node:|require\("node:/.test(text)]).toEqual([name, false]);
    }
  });

  test('the words looked for are really those of the server', () => {
    const server = ['src/platform/secrets.ts', 'src/platform/migrations.ts', 'src/platform/database.ts']
      .concat(['src/features/identity/accounts.ts', 'src/features/listings/data.ts'])
      .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
      .join('');
    for (const word of serverWords.filter((word) => word !== 'ZodError')) expect(server).toContain(word);
  });

  test('no script calls a built-in that some of the browsers lack that pages are made for', () => {
    const found = scripts().flatMap(({ name, text }) =>
      Array.from(text.matchAll(newer), ({ 0: call, index }) => [
        name,
        text.slice(Math.max(0, index - 40), index + call.length + 20),
      ]),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ...[
      'n.toWellFormed()',
      'e?.toSorted(t)',
      'Map.groupBy(e,t)',
      'e.findLast?.(t)',
      'new Map(e).values().map(t)',
    ],
    ...['structuredClone(e)', 'AbortSignal.timeout(9)', 'URL.canParse(e)', 'Promise.withResolvers()'],
  ])('%s would be found', (text) => expect(text.match(newer)).toHaveLength(1));

  test.each([
    ...['[...e.values()].map(t)', 'Object.values(e).map(t)', 'Object.entries(e).filter(t)', 'e.at(-1)'],
    ...['Object.hasOwn(e,t)', 'e.find(t)', 'new URL(e)', 'JSON.parse(e)', 'e.replaceAll(t,n)'],
  ])('%s is no such call', (text) => expect(text.match(newer)).toBeNull());

  test('S1 every page is a part of its own, loaded lazily', () => {
    const pages = Object.keys(readManifest()).filter((name) => /^src\/features\/[^/]+\/pages\//.test(name));
    expect(pages.length).toBeGreaterThanOrEqual(14);
  });

  // Each is a round trip of its own where the network is slow (chunks.config.ts).
  test('no page asks for more than twenty files beside its program', () => {
    const manifest = readManifest();
    const program = filesOf(manifest, 'src/main.browser.tsx');
    const counts = Object.keys(manifest)
      .filter((name) => /^src\/features\/[^/]+\/pages\//.test(name))
      .map((name) => ({
        name,
        files: [...filesOf(manifest, name)].filter((file) => !program.has(file)).length,
      }));
    expect(counts.length).toBeGreaterThan(14);
    expect(counts.filter(({ files }) => files > 20)).toEqual([]);
  });

  test('the first page needs no more than 131 KB of compressed script', () => {
    const manifest = readManifest();
    const files = filesOf(
      manifest,
      'src/features/site/pages/home.tsx',
      filesOf(manifest, 'src/main.browser.tsx'),
    );
    const bytes = [...files]
      .filter((file) => file.endsWith('.js'))
      .map((file) => brotliCompressSync(readFileSync(new URL(file, client))).length)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(131_000);
  });
});
