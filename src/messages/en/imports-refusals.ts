// Why the import refuses a row.

/** Why a row was refused, for the rejects file and the summary. `value` is what the row had. */
export const refusals = {
  'quotes-unbalanced': () =>
    'A quotation mark is opened and not closed, or closed and followed by more text.',
  'row-too-long': () => 'The row is longer than any listing can be.',
  'control-characters': () => 'The row has zero bytes or other characters that no text has.',
  'not-readable': () => 'Some characters cannot be read in the file’s encoding.',
  totals: (value: string) => `"${value}" is a line below the list, not a motorcycle.`,
  'columns-missing': (value: string) => `The row has fewer or more columns than the header (${value}).`,
  'skipped-by-mapping': (value: string) => value,
  gone: (value: string) => `The list says that it is not for sale any more: "${value}".`,
  'name-missing': () => 'Neither a make nor a model is given.',
  'not-a-motorcycle': (value: string) => `"${value}" is not a motorcycle.`,
  car: (value: string) => `"${value}" is a car, not a motorcycle.`,
  'price-missing': () => 'No price is given.',
  'price-unreadable': (value: string) =>
    /\p{Nd}/u.test(value)
      ? `"${value}" cannot be read clearly as a price.`
      : `"${value}" names no price, and nobody can be asked for one.`,
  'price-unclear': (value: string) =>
    `"${value}" can be read in two ways: this file writes some figures as 1.250,5 and others as 1,250.5.`,
  'price-thousandths': (value: string) =>
    `"${value}" can be read in two ways: its last three digits may be decimals or thousands.`,
  'price-implausible': (value: string) => `A price of ${value} is far outside what such a motorcycle costs.`,
  'currency-unreadable': (value: string) => `"${value}" is not a currency.`,
  'currency-unclear': (value: string) =>
    `It cannot be told which currency "${value}" is in. Say it with --currency, or in the mapping.`,
  'year-unreadable': (value: string) => `"${value}" is neither a year nor an age.`,
  'year-in-future': (value: string) => `The year ${value} has not come yet.`,
  'year-implausible': (value: string) => `No motorcycle for sale is from the year ${value}.`,
  'kilometres-implausible': (value: string) => `${value} cannot be right for a motorcycle of this age.`,
  'engine-implausible': (value: string) => `An engine of ${value} cc cannot be right for this motorcycle.`,
  'text-too-long': (value: string) => `A text is longer than a listing keeps (${value}).`,
} as const;

/** What is wrong with a cell, under the name of its column. */
export function inColumn(header: string, why: string): string {
  return `Column ${JSON.stringify(header.slice(0, 60))}: ${why}`;
}
