// Imported listings as visitors read them, and what the import says before it reads any row.

/** Who sells a listing when neither the file nor its mapping says. */
export const importedSeller = 'Imported listing';
export const yearUnknown = 'Not stated';

/** The colour as a list tells it, with the English words where they are others. */
export function colour(told: string, english: readonly string[]): string {
  return `Colour: ${told}${english.length > 0 ? ` (${english.join(', ')})` : ''}.`;
}

// What the import says to the person who runs it.
export const usage = `Brings the listings of a CSV or JSON file into the garage.

  npm run import -- FILE.csv [--mapping MAPPING.json] [--country NAME] [--currency CODE] [--dry-run] [--end-missing]

Without a mapping, a known file is recognised by its header and any other is guessed from the words of its header.
The guess is printed, so that it can be saved, corrected and used. How to write a mapping: docs/importing.md

  --country NAME    where the motorcycles are (Germany, or DE), if their rows do not say it
  --currency CODE   what the prices are in (ISO 4217: INR), if neither the row nor its price says so
  --dry-run         reads everything and says what would happen, but stores nothing in the garage
  --end-missing     takes off sale what this list had before and does not name any more
  --more-than-half  with --end-missing: even if that is more than half of what was for sale`;

export function currencyUnknown(code: string): string {
  return `--currency ${code}: name an ISO 4217 code in capitals, as in BDT or INR.`;
}

export function countryUnknown(name: string): string {
  return `--country ${name}: this is not a country. Name it in English or in its own language, or by its code, as in Germany or DE.`;
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
    `${path} is not readable JSON: it breaks off after ${records === 1 ? 'one record' : `${records} records`}. ` +
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
    `Write a mapping and name it with --mapping. The shortest one is:\n` +
    `  { ${file}"columns": { "name": "HEADER OF THE NAME", "price": "HEADER OF THE PRICE" } }\n` +
    `docs/importing.md shows the rest.`
  );
}

export function headerMissing(path: string, first: readonly string[]): string {
  return (
    `The first row of ${path} seems to be a motorcycle, not a header: ${listed(first)}.\n` +
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

/** `middle`: the price in the middle, in the garage's own currency. */
export const oddMiddle = (middle: string): string =>
  `half of the motorcycles would cost ${middle} or more, the others less.`;

export function oddPrices({ odd, of, lowest }: { odd: number; of: number; lowest: string }): string {
  return `${odd} of the first ${of} motorcycles would cost less than ${lowest}, or more than any with their engines.`;
}

/** `why` is one of the two sentences above; `isLow`: the prices are too low for motorcycles. */
export function currencyUnlikely(
  path: string,
  { header, own, why, isLow }: { header: string; own: string; why: string; isLow: boolean },
): string {
  const factor = `{ "column": ${JSON.stringify(header.slice(0, 60))}, "factor": 1000 }`;
  return (
    `It cannot be told which currency the prices of ${path} are in. Nothing in the file says it, and the garage's own does not seem to be meant: ` +
    `${why}\n` +
    `Say it with --currency, as in --currency IDR; or --currency ${own}, if they are right as they are.` +
    (isLow ? ` If they are in thousands, say that in a mapping: "price": ${factor}.` : '')
  );
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Names of columns, in one sentence. */
export function listed(header: readonly string[]): string {
  const named = header.filter((name) => name.trim() !== '');
  const shown = named.slice(0, 60).map((name) => JSON.stringify(name.slice(0, 60)));
  return named.length > 60 ? `${shown.join(', ')} and ${named.length - 60} more` : shown.join(', ');
}

export const mappingKnown = (name: string) => `This kind of file is known: its mapping is ${name}.`;
export const mappingGuessed =
  'This kind of file is not known, so what its columns are was guessed, as below. If that is wrong, save it as a file, correct it and name that file with --mapping:';
export const guessAbout =
  'Guessed from the header. Add "country" and "currency": prices are then checked against what motorcycles cost there.';
/** A file's prices say no country. */
export function guessNoCountry(currency: string): string {
  return `Guessed from the header. Prices in ${currency} do not tell the country, as several have them: add "country", or name it with --country.`;
}
/** Nothing says so, but nearly all prices would be too low as they stand. */
export function guessScale(factor: number): string {
  return `Prices are multiplied by ${factor}, as nearly all would be too low for motorcycles: if they are right as they stand, remove "factor".`;
}
/** Nothing in a file says where its motorcycles are. */
export function guessOwnMarket(country: string): string {
  return `Guessed from the header. Nothing in the file says in which country the motorcycles are or what currency the prices are in, so this garage's own market is assumed: ${country}. If they are elsewhere, say another "country", and "currency" where it is of no single country.`;
}
