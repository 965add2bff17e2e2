// What the import says of cells that it does not understand, and without which it imports their motorcycles.

const factNames = {
  kilometres: 'distance',
  engine: 'engine size',
  owners: 'number of owners',
  condition: 'condition',
  posted: 'day of posting',
  originalPrice: 'original price',
  registration: 'name in the papers',
  taxUntil: 'day of the tax token',
  receipt: 'sale receipt',
} as const;
/** A fact that a motorcycle need not have. */
export type OptionalFact = keyof typeof factNames;

const failures = {
  unreadable: ' is not understood',
  unclear: ' can be read in two ways, as this file writes some figures as 1.250,5 and others as 1,250.5',
  implausible: ' cannot be right for a motorcycle of this age',
} as const;
/** Why a cell does not give its fact. */
export type Failure = keyof typeof failures;

const quoted = (text: string) => JSON.stringify(text.slice(0, 60));

/** Motorcycles that come in without a fact, because its cell says something that is not understood. */
export function importedWithout(
  fact: OptionalFact,
  {
    header,
    unread,
    first,
  }: { header: string; unread: number; first: { line: number; value: string; failure: Failure } },
  dryRun: boolean,
): string {
  const motorcycles = unread === 1 ? 'one motorcycle' : `${unread} motorcycles`;
  const where = unread === 1 ? 'in' : 'the first in';
  const why = failures[first.failure];
  return `${dryRun ? 'To be imported' : 'Imported'} without the ${factNames[fact]}: ${motorcycles}, because of column ${quoted(header)}, ${where} line ${first.line}: ${quoted(first.value)}${why}. If it matters, say in a mapping what such cells mean ("words"), or that they mean nothing ("blank").`;
}

/** Most cells of a column are not understood, so that it is probably another column than was believed. */
export function mostUnread(
  fact: OptionalFact,
  { header, stated, unread }: { header: string; stated: number; unread: number },
  dryRun: boolean,
): string {
  return (
    `WARNING: column ${quoted(header)} is probably not the ${factNames[fact]}: ${unread} of its ${stated} cells are not understood.\n` +
    `These motorcycles ${dryRun ? 'would be' : 'are now'} without it, also those that had it before. ` +
    'Correct the mapping, and run the import again.'
  );
}
