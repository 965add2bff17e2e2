// Imported listings as visitors read them, and what the import says to the person who runs it.
import { type Distances, distanceInText } from './distances.ts';

/** Who sells a listing when neither the file nor its mapping says. */
export const importedSeller = 'Imported listing';
export const yearUnknown = 'Not stated';

function count(figure: number, one: string, many: string): string {
  return figure === 1 ? `one ${one}` : `${figure} ${many}`;
}

/** The colour as a list tells it, with the English words where they are others. */
export function colour(told: string, english: readonly string[]): string {
  return `Colour: ${told}${english.length > 0 ? ` (${english.join(', ')})` : ''}.`;
}

/** Why a row was refused, for the rejects file and the summary. `value` is what the row had. */
export const refusals = {
  'quotes-unbalanced': () =>
    'A quotation mark is opened and not closed, or closed and followed by more text.',
  'row-too-long': () => 'The row is longer than any listing can be.',
  'control-characters': () => 'The row has zero bytes or other characters that no text has.',
  'not-readable': () => 'Some characters cannot be read in the file’s encoding.',
  totals: (value: string) => `"${value}" is a line below the list, and no motorcycle.`,
  'columns-missing': (value: string) => `The row has fewer or more columns than the header (${value}).`,
  'skipped-by-mapping': (value: string) => value,
  'name-missing': () => 'Neither a make nor a model is given.',
  'not-a-motorcycle': (value: string) => `"${value}" is not a motorcycle.`,
  car: (value: string) => `"${value}" is a car, not a motorcycle.`,
  'price-missing': () => 'No price is given.',
  'price-unreadable': (value: string) =>
    /\p{Nd}/u.test(value)
      ? `"${value}" cannot be read for sure as the price.`
      : `"${value}" names no price, and nobody can be asked for one.`,
  'price-unclear': (value: string) =>
    `"${value}" can be read in two ways: this file writes some figures as 1.250,5 and others as 1,250.5.`,
  'price-implausible': (value: string) =>
    `A price of ${value} is far outside of what such a motorcycle costs.`,
  'currency-unreadable': (value: string) => `"${value}" is not a currency.`,
  'currency-unclear': (value: string) =>
    `It cannot be told which currency "${value}" is in. Say it with --currency, or in the mapping.`,
  'year-unreadable': (value: string) => `"${value}" is neither a year nor an age.`,
  'year-in-future': (value: string) => `The year ${value} has not come yet.`,
  'year-implausible': (value: string) => `No motorcycle for sale is of the year ${value}.`,
  'kilometres-implausible': (value: string) => `${value} cannot be right for a motorcycle of this age.`,
  'engine-implausible': (value: string) => `An engine of ${value} cc cannot be right for this motorcycle.`,
  'text-too-long': (value: string) => `A text is longer than a listing keeps (${value}).`,
} as const;

// What the import says to the person who runs it.
export const usage = `Brings the listings of a CSV or JSON file into the garage.

  npm run import -- FILE.csv [--mapping MAPPING.json] [--country NAME] [--currency CODE] [--dry-run] [--end-missing]

Without a mapping, a known file is recognised by its header and any other is guessed from the words of its header.
The guess is printed, to be saved, put right and used. How to write a mapping: docs/importing.md

  --country NAME    where the motorcycles are (Germany, or DE), where their rows do not say it
  --currency CODE   what the prices are in (ISO 4217: INR), where neither the row nor its price says so
  --dry-run         reads all and says what would come of it, and stores nothing in the garage
  --end-missing     takes off sale what this list had before and does not name any more
  --more-than-half  with --end-missing: also where that is more than half of what was for sale`;

export function currencyUnknown(code: string): string {
  return `--currency ${code}: name an ISO 4217 code in capitals, as in BDT or INR.`;
}

export function countryUnknown(name: string): string {
  return `--country ${name}: this is no country. Name it in English or in its own language, or by its code, as in Germany or DE.`;
}

export function fileUnreadable(path: string, reason: string): string {
  return `${path} cannot be read (${reason}).`;
}
export function fileIsFolder(path: string): string {
  return `${path} is a folder. Name a CSV or JSON file in it.`;
}
/** Files that are often offered as CSV and are none: what they are, and what to do. */
const otherFiles = {
  zip: 'is an Excel workbook or another zip file. Save or unpack it as CSV first.',
  oldExcel: 'is an old Excel workbook. Save it as CSV first.',
  gzip: 'is compressed with gzip. Unpack it first.',
  pdf: 'is a PDF, not a CSV file.',
  picture: 'is a picture, not a CSV file.',
  sqlite: 'is a SQLite database. Export a table of it as CSV first.',
  rtf: 'is a text document (RTF), not a CSV file.',
  markup: 'is a web page or XML, not CSV. Export the listings as CSV or JSON.',
} as const;
export type OtherFile = keyof typeof otherFiles;
export function fileIsOther(path: string, kind: OtherFile): string {
  return `${path} ${otherFiles[kind]}`;
}
export function jsonBroken(path: string, records: number): string {
  return (
    `${path} is no JSON that can be read: it breaks off after ${records === 1 ? 'one record' : `${records} records`}. ` +
    'Export it again; it should be a list of records, [{…}, {…}], or have one on each line. What was imported before that stays, and is not added twice.'
  );
}
export function rejectsUnwritable(path: string, reason: string): string {
  return `The refused rows cannot be written to ${path} (${reason}).`;
}
export function fileEmpty(path: string): string {
  return `${path} has no rows.`;
}
export function headerBroken(path: string, line: number, reason: string): string {
  return `The first row of ${path} (line ${line}) cannot be read. ${reason}`;
}
/** The header of a column of a file without headers. */
export function columnAt(position: number): string {
  return `column ${position}`;
}
export function mappingNotJson(path: string, reason: string): string {
  return `The mapping ${path} is not JSON (${reason}).`;
}
export function mappingMistakes(path: string, problems: readonly string[]): string {
  return `The mapping ${path} cannot be used:\n${indented(problems)}\nSee docs/importing.md.`;
}
/** `above` are the lines above one of the first lines that has the named columns; null where none has. */
export function columnsMissing(
  path: string,
  problems: readonly string[],
  header: readonly string[],
  above: number | null,
): string {
  const hint =
    above === null
      ? ''
      : `\nLine ${above + 1} has them: set "skipLines" to ${above} in the mapping, as in "file": { "skipLines": ${above} }.`;
  return `The mapping does not fit ${path}:\n${indented(problems)}\nIts columns are: ${listed(header)}.${hint}`;
}
export function mappingNeeded(
  path: string,
  header: readonly string[],
  missing: readonly ('name' | 'price')[],
  above: number,
): string {
  const columns = missing.map((column) => `the ${column}`).join(' and ');
  const file = above === 0 ? '' : `"file": { "skipLines": ${above} }, `;
  return (
    `It cannot be told which ${missing.length > 1 ? 'columns' : 'column'} of ${path} ${missing.length > 1 ? 'are' : 'is'} ${columns}.\n` +
    `${above === 0 ? 'Its' : `The header seems to be line ${above + 1}. Its`} columns are: ${listed(header)}.\n` +
    `Write a mapping and name it with --mapping. The least there is to one:\n` +
    `  { ${file}"columns": { "name": "HEADER OF THE NAME", "price": "HEADER OF THE PRICE" } }\n` +
    `docs/importing.md shows the rest.`
  );
}

export function headerMissing(path: string, first: readonly string[]): string {
  return (
    `The first row of ${path} is a motorcycle, it seems, and no header: ${listed(first)}.\n` +
    `Put a line with the names of the columns above it, or write a mapping that gives them by position:\n` +
    `  { "file": { "header": false }, "columns": { "name": 1, "price": 2 } }\n` +
    `docs/importing.md shows the rest.`
  );
}
export function currencyNeeded(path: string, header: string, codes: readonly string[]): string {
  const or = new Intl.ListFormat('en', { type: 'disjunction' }).format(codes);
  return (
    `It cannot be told which currency the prices of ${path} are in: ${JSON.stringify(header.slice(0, 60))} may be ${or}.\n` +
    `Say it with --currency, as in --currency ${codes[0] ?? 'INR'}, or in the mapping.`
  );
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function listed(header: readonly string[]): string {
  const named = header.filter((name) => name.trim() !== '');
  const shown = named.slice(0, 60).map((name) => JSON.stringify(name.slice(0, 60)));
  return named.length > 60 ? `${shown.join(', ')} and ${named.length - 60} more` : shown.join(', ');
}

export const mappingKnown = (name: string) => `The file is known: its mapping is ${name}.`;
export const mappingGuessed =
  'The file is not known, so what its columns are was guessed, as below. Where that is wrong, save it as a file, put it right and name that with --mapping:';
export const guessAbout =
  'Guessed from the header. Add "country" and "currency": prices are then checked against what motorcycles cost there.';
/** A file's prices say no country. */
export function guessNoCountry(currency: string): string {
  return `Guessed from the header. Prices in ${currency} do not tell the country, as several have them: add "country", or name it with --country.`;
}
/** Nothing in a file says where its motorcycles are. */
export function guessOwnMarket(country: string): string {
  return `Guessed from the header. Nothing in the file says in which country the motorcycles are or what currency the prices are in, so this garage's own market is meant: ${country}. If they are elsewhere, say another "country", and "currency" where it is of no single country.`;
}
export const stopping = 'Stopping after this batch. Press Ctrl+C again to stop at once.';
export const unreachable =
  'The database stopped answering. What was committed stays; run the import again to go on.';

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
      : `  ${figures.returned} of these ${figures.dryRun ? 'would come' : figures.returned === 1 ? 'has come' : 'have come'} back on sale: an earlier file did not have ${figures.returned === 1 ? 'it' : 'them'} any more\n`;
  const missing = figures.missing === null ? '' : `  ${figures.missing}\n`;
  const repeated =
    figures.repeated === 0
      ? ''
      : `  ${figures.repeated} named again in the same file: the first row counts\n`;
  const done = figures.dryRun ? 'Tried, and nothing stored' : 'Done';
  const stopped = figures.dryRun ? 'Stopped, and nothing stored. So far' : 'Stopped. So far';
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
export const nothingBelow = 'The file has a header and no rows below it.';
/** Columns of a guessed mapping that nothing is taken from. */
export function unusedColumns(header: readonly string[]): string {
  return (
    `Not imported, because neither header nor cells say what it is: ${listed(header)}.\n` +
    `Where one of them matters, name it in a mapping.`
  );
}
/** Nobody finds motorcycles by a country that nothing says. */
export function withoutCountry(motorcycles: number): string {
  return `No country is known of ${count(motorcycles, 'motorcycle', 'motorcycles')}, so a search for one does not find ${motorcycles === 1 ? 'it' : 'them'}. Say it with --country, as in --country Germany, or as "country" in a mapping.`;
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
/** What is wrong with a cell, under the name of its column. */
export function inColumn(header: string, why: string): string {
  return `Column ${JSON.stringify(header.slice(0, 60))}: ${why}`;
}
export const refusedRows = (path: string) =>
  `The refused rows, with line and reason: ${path}\nPut them right in the list and import it again, or say in a mapping what such cells mean (docs/importing.md).`;
