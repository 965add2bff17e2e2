// What the import says while it reads rows, and at its end.
import { type Distances, distanceInText } from './distances.ts';
import { listed } from './imports.ts';

function count(figure: number, one: string, many: string): string {
  return figure === 1 ? `one ${one}` : `${figure} ${many}`;
}

export const stopping = 'Stopping after this batch. Press Ctrl+C again to stop at once.';
export const unreachable =
  'The database stopped answering. What was committed stays; run the import again to continue.';
/** SQLSTATEs 53100 and 53200. */
export const databaseFull = {
  disk: 'The disk of the database is full. What was committed stays; free some space and run the import again to continue.',
  memory:
    'The database has no memory left. What was committed stays; end other programs and run the import again to continue.',
};

export function progress(figures: {
  read: string;
  accepted: string;
  changed: string;
  alreadyThere: string;
  refused: string;
  percent: number | null;
}): string {
  const share = figures.percent === null ? '' : `${figures.percent}% · `;
  return `${share}${figures.read} rows read · ${figures.accepted} new · ${figures.changed} changed · ${figures.alreadyThere} already there · ${figures.refused} refused`;
}

export function summary(figures: {
  stopped: boolean;
  dryRun: boolean;
  read: string;
  accepted: string;
  changed: string;
  unchanged: string;
  leftAlone: number;
  returned: number;
  repeated: number;
  refused: string;
  /** A line for each reason. */
  reasons: readonly string[];
  mended: number;
  /** What the list had and the file has not; null where there is none of it, or nobody knows. */
  missing: string | null;
  seconds: string;
}): string {
  const engines = count(figures.mended, 'engine was', 'engines were');
  const mended =
    figures.mended === 0 ? '' : `  ${engines} taken from the name, because the row’s could not be right\n`;
  const leftAlone =
    figures.leftAlone === 0
      ? ''
      : `  ${figures.leftAlone} left as ${figures.leftAlone === 1 ? 'it is' : 'they are'}, though the file says something else: booked or sold\n`;
  const returned =
    figures.returned === 0
      ? ''
      : `  ${figures.returned} of these ${figures.dryRun ? 'would come' : figures.returned === 1 ? 'has come' : 'have come'} back on sale: an earlier file no longer had ${figures.returned === 1 ? 'it' : 'them'}\n`;
  const missing = figures.missing === null ? '' : `  ${figures.missing}\n`;
  const repeated =
    figures.repeated === 0
      ? ''
      : `  ${figures.repeated} named again in the same file: the first row counts\n`;
  const done = figures.dryRun ? 'Tried out, nothing stored' : 'Done';
  const stopped = figures.dryRun ? 'Stopped, nothing stored. So far' : 'Stopped. So far';
  return (
    `${figures.stopped ? stopped : done}: ${figures.read} rows read in ${figures.seconds} s\n` +
    `  ${figures.accepted} ${figures.dryRun ? 'would be new' : 'new'}\n` +
    `  ${figures.changed} ${figures.dryRun ? 'would change' : 'changed'}\n` +
    `  ${figures.unchanged} unchanged\n${leftAlone}${returned}${repeated}${missing}${mended}` +
    [`  ${figures.refused} refused`, ...figures.reasons].join('\n')
  );
}
/** One of the listings that a dry run would have stored. */
export function example(facts: readonly string[]): string {
  return `  ${facts.join(' · ')}`;
}
export function examples(all: number): string {
  return all === 1 ? 'The new one, as visitors would see it:' : 'New ones, as visitors would see them:';
}
export const changes = 'What would change:';
const otherDetails = 'other details';
/** One of the listings that would change, with each field as it is and as the file says it, where any is shown. */
export function change(
  name: string,
  fields: readonly { field: keyof typeof fieldNames; was: string; becomes: string }[],
  unit: Distances,
): string {
  const told = fields.map(
    ({ field, was, becomes }) =>
      `    ${field === 'mileage_km' ? distanceInText[unit] : fieldNames[field]}: ${was || '–'} → ${becomes || '–'}`,
  );
  return [`  ${name}`, ...(told.length > 0 ? told : [`    ${otherDetails}`])].join('\n');
}
const fieldNames = {
  name: 'name',
  price: 'price',
  original_price: 'original price',
  mileage_km: distanceInText.km,
  year_of_use: 'year',
  owners: 'owners',
  registration: 'registration',
  tax_until: 'tax token until',
  receipt: 'sale receipt',
  condition: 'condition',
  location: 'place',
  country: 'country',
  seller_name: 'seller',
  category_id: 'category',
  engine_cc: 'engine (cc)',
  make: 'make',
  model: 'model',
  description: 'description',
} as const;
export type ChangedField = keyof typeof fieldNames;
export const nothingBelow = 'The file has a header but no rows below it.';
/** Columns of a guessed mapping that nothing is taken from. */
export function unusedColumns(header: readonly string[]): string {
  return (
    `Not imported, because neither the header nor the cells say what it is: ${listed(header)}.\n` +
    `If one of them matters, name it in a mapping.`
  );
}
/** Nobody finds motorcycles by a country that nothing says. */
export function withoutCountry(motorcycles: number): string {
  return `No country is known for ${count(motorcycles, 'motorcycle', 'motorcycles')}, so a search by country does not find ${motorcycles === 1 ? 'it' : 'them'}. Say it with --country, as in --country Germany, or as "country" in a mapping.`;
}
export function refusedBecause(
  code: string,
  count: number,
  figure: string,
  first?: { line: number; why: string },
): string {
  const where = first && `${count === 1 ? 'in' : 'the first in'} line ${first.line}`;
  return `    ${figure} ${code}${first ? `, ${where}: ${first.why.slice(0, 200)}` : ''}`;
}
export const refusedRows = (path: string) =>
  `The refused rows, with line and reason: ${path}\nCorrect them in the list and import it again, or say in a mapping what such cells mean (docs/importing.md).`;
