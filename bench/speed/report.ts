/** Formats the measurements as Markdown. */
import { cpus, totalmem } from 'node:os';
import { type Load, turns } from './processes.ts';

export interface Measured {
  size: number;
  loads: ReadonlyMap<string, { full: Load; alone: Load }>;
  /** Megabytes of the web process. */
  memory: { peak: number; now: number };
}

/** The machine and the date of the measurement. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim()}, ${gigabytes} GB, Node ${process.version}`;
}

const figure = (value: number | null | undefined, digits = 0) =>
  value === null || value === undefined ? '–' : value.toLocaleString('en', { maximumFractionDigits: digits });

/** Ratios of two rates within one run: [label, scenario, divided by scenario]. */
const ratios: readonly (readonly [string, string, string])[] = [
  ['home against a static string', 'home', 'a static string'],
  ['/bikes against a static string', '/bikes', 'a static string'],
  [
    'fresh pages against a static string',
    '/bikes, three filters, a different page each time',
    'a static string',
  ],
  [
    'a category as a page of /bikes against the baseline’s JSON',
    '/bikes, a category, a different page each time',
    'baseline: a category (JSON)',
  ],
  [
    'a category, signed in, against the baseline’s JSON',
    'a category, signed in',
    'baseline: a category (JSON)',
  ],
  [
    'three filters as a page against the baseline’s JSON',
    '/bikes, three filters, a different page each time',
    'baseline: three filters (JSON)',
  ],
  [
    'text as a page against the baseline’s JSON',
    '/bikes, text and filter, a different page each time',
    'baseline: text and filter (JSON)',
  ],
];

const grown = 'facets (JSON), three filters';

/** How much longer the same requests take with more listings. */
function compareSizes(measured: readonly Measured[]): string {
  const [least, ...others] = measured.map(({ size, loads }) => ({ size, alone: loads.get(grown)?.alone }));
  const rows = others.map(({ size, alone }) => {
    const times = (of: 'p50' | 'p95') => {
      const [more, less] = [alone?.[of], least?.alone?.[of]];
      return typeof more === 'number' && less ? figure(more / less, 1) : '–';
    };
    return `| ${size.toLocaleString('en')} | ${times('p50')} | ${times('p95')} |`;
  });
  if (!least || rows.length === 0) return '';
  return `
## More listings

| ${grown}: factor of the time at ${least.size.toLocaleString('en')} | p50 | p95 |
| --- | ---: | ---: |
${rows.join('\n')}
`;
}

/** The whole report. */
export function writeTable(
  measured: readonly Measured[],
  machine: string,
  { connections, seconds }: { connections: number; seconds: number },
): string {
  const tables = measured.map(({ size, loads, memory }) => {
    const rows = [...loads].map(
      ([name, { full, alone }]) =>
        `| ${name} | ${figure(full.perSecond)} | ${figure(alone.p50, 1)} | ${figure(alone.p95, 1)} | ${figure(alone.p99, 1)} | ${figure(full.bytes)} | ${full.failed + alone.failed} |`,
    );
    const compared = ratios.flatMap(([what, one, other]) => {
      const [mine, theirs] = [loads.get(one)?.full.perSecond, loads.get(other)?.full.perSecond];
      return mine === undefined || !theirs ? [] : [`| ${what} | ${figure(mine / theirs, 2)} |`];
    });
    return `## ${size.toLocaleString('en')} listings

| | per second | p50 ms | p95 ms | p99 ms | bytes | failed |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

| ratio of the rates above | |
| --- | ---: |
${compared.join('\n')}

Memory of the web process: ${figure(memory.now)} MB afterwards, ${figure(memory.peak)} MB at most.
`;
  });
  return `# Performance

Printed by \`npm run bench -- --write\`: ${machine}. The site in production and its PostgreSQL on one core, the load on
another. Per second: ${connections} connections for ${seconds} s, after as long a load of other requests of the same kind that is not
counted. Milliseconds: one connection that waits for each response. Started after the jobs for the new listings have finished.
Home, /bikes and what says so are requested compressed, as browsers do; all else uncompressed. The static string passes through
the whole middleware; cached pages are sent before it. These three are measured in turns, ${turns} times each, and the median rate
counts. Compare only figures of one run. The baseline is bench/tools/baseline.mjs.

${tables.join('\n')}${compareSizes(measured)}`;
}
