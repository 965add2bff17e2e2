/**
 * The mapping file: the meaning of a CSV's columns, and how its words and units are read. See
 * docs/importing.md.
 */
import { z } from 'zod';
import * as words from '#messages/schemas.ts';
import { isCurrency } from '../../kernel/currencies.ts';
import { describeIssue } from '../../kernel/schema-words.ts';
import { dayOrders } from '../../kernel/written-days.ts';
import { artworkKinds } from '../artwork/domain.ts';
import { categoryIds } from '../catalogue/domain.ts';
import { registrations } from '../listings/domain/papers.ts';
import { conditions } from '../listings/domain.ts';
import { availabilities } from './readings/availability.ts';

const columnName = z.union([z.string().min(1), z.number().int().min(1)], {
  error: 'must be a header in quotes, or a position counted from 1',
});

const place = {
  column: z.union([columnName, z.array(columnName).min(1)]).optional(),
  value: z.string().optional(),
  default: z.string().optional(),
  /** What cells begin with, before a colon or the end of a line: "Colour" in "Colour: red". */
  label: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
};

function hasOneSource({ column, value }: { column?: unknown; value?: unknown }): boolean {
  return (column === undefined) !== (value === undefined);
}

/** A header, a position or a list of them stands for {"column": …}. */
function spelledOut(given: unknown): unknown {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? given : { column: given };
}

/**
 * One field of a listing: a column (or several, of which the first with a text counts) or a fixed value.
 * `words` translates words of the file ({"Scooters": "scooter"}), ignoring case.
 */
function field<Words extends z.ZodType, More extends z.ZodRawShape>(words: Words, more: More) {
  const shape = z.strictObject({ ...place, words: z.record(z.string(), words).optional(), ...more });
  const refined = shape.refine((given) => hasOneSource(given), {
    error: 'needs either "column" or "value", and not both',
  });
  return z.preprocess(spelledOut, refined);
}

const text = field(z.string(), {});
/** Of several facts in each cell the one that is meant: the year of "2019 | 12.000 km". */
const part = { part: z.boolean().optional() };
const price = field(z.string(), { factor: z.number().positive().optional() });

const columns = z.strictObject({
  /** `running`: it counts the rows, and is a key only together with the motorcycle. */
  id: field(z.string(), { running: z.boolean().optional() }).optional(),
  name: text.optional(),
  make: text.optional(),
  model: text.optional(),
  /** What is behind the model in the name: "Street Glide" of a "Touring". */
  variant: text.optional(),
  price,
  originalPrice: price.optional(),
  /** The currency of both prices, where rows differ. */
  currency: text.optional(),
  year: field(z.string(), part).optional(),
  age: field(z.string(), { unit: z.enum(['years', 'months']).optional() }).optional(),
  /** `unitFrom`: the column with the unit of each row, for figures without one. */
  kilometres: field(z.string(), {
    unitFrom: columnName.optional(),
    unit: z.enum(['km', 'miles', 'mil']).optional(),
    factor: z.number().positive().optional(),
    ...part,
  }).optional(),
  engine: field(z.string(), { unit: z.enum(['cc', 'litres']).optional(), ...part }).optional(),
  owners: field(z.number().int().min(1).max(20), {}).optional(),
  /** Papers that cannot be understood are left out; `words` helps. */
  registration: field(z.enum(registrations), {}).optional(),
  taxUntil: text.optional(),
  receipt: field(z.boolean(), {}).optional(),
  /** Rows whose motorcycle is gone are left out. */
  availability: field(z.enum(availabilities), {}).optional(),
  /**
   * `within`: the region around the place, appended to it; `order`: which part of a place of several comes first;
   * `linked`: the place is at the end of links.
   */
  place: field(z.string(), {
    within: columnName.optional(),
    linked: z.boolean().optional(),
    order: z.enum(['town-first', 'region-first']).optional(),
  }).optional(),
  country: text.optional(),
  condition: field(z.enum(conditions), {}).optional(),
  kind: field(z.enum(artworkKinds), {}).optional(),
  category: field(z.enum(categoryIds), {}).optional(),
  seller: text.optional(),
  /** Appended to the description. */
  colour: text.optional(),
  description: text.optional(),
  /** Since when it has been offered. `order`: what comes first in 03/05/2026. */
  posted: field(z.string(), { order: z.enum(dayOrders).optional() }).optional(),
});

const skip = z
  .strictObject({
    column: columnName,
    /** Words that the cell may equal, or contain; ignoring case. */
    is: z.array(z.string()).optional(),
    contains: z.array(z.string().min(1)).optional(),
    reason: z.string().min(1),
  })
  .refine(({ is, contains }) => is !== undefined || contains !== undefined, {
    error: 'needs "is" or "contains"',
  });

/**
 * Unicode, then what spreadsheets wrote before it: Western, Central European and Turkish letters, then other
 * scripts.
 */
export const encodings = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'latin1', 'windows-1252', 'windows-1250', 'windows-1254'] as const),
  ...(['windows-1251', 'windows-1253', 'windows-1256', 'windows-1257', 'windows-874', 'shift_jis'] as const),
  ...(['gb18030', 'big5', 'euc-kr'] as const),
] as const;

const mappingSchema = z.strictObject({
  /** For people: what this file is and where it comes from. */
  about: z.string().optional(),
  /** Headers by which a file is recognised without naming its mapping. */
  recognise: z.array(z.string()).optional(),
  /** Keeps ids of different sources apart; by default the header of the file does. */
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be 1 to 40 small letters, digits and hyphens')
    .optional(),
  file: z
    .strictObject({
      delimiter: z.string().length(1).optional(),
      encoding: z.enum(encodings).optional(),
      /** False when the first row is already a motorcycle; columns are then given by position. */
      header: z.boolean().optional(),
      /** Lines above the header that are no data. */
      skipLines: z.number().int().min(0).max(1_000).optional(),
      /** Numbers are written 1.250,5 instead of 1,250.5; `mixed`: in both ways. */
      decimalComma: z.union([z.boolean(), z.literal('mixed')]).optional(),
    })
    .optional(),
  /** When the file was written, to count ages from: a year or a day. By default the date of the file. */
  asOf: z.union([z.number().int().min(1990).max(2100), z.iso.date()]).optional(),
  country: z.string().min(1).max(60).optional(),
  /** ISO 4217, for all prices without a currency of their own. By default that of the country. */
  currency: z.string().refine(isCurrency, 'must be an ISO 4217 code in capitals, as in BDT').optional(),
  seller: z.string().min(1).max(80).optional(),
  /** Words that mean "unknown", besides the usual ones (empty, "-", "n/a", "unknown", …). */
  blank: z.array(z.string()).optional(),
  skip: z.array(skip).optional(),
  /** Overrides the plausible prices by currency and engine size. */
  plausible: z
    .strictObject({
      lowestPrice: z.number().min(0).optional(),
      highestPrice: z.number().positive().optional(),
      mostKilometres: z.number().positive().optional(),
    })
    .optional(),
  columns: columns.refine(
    ({ name, make, model }) => name !== undefined || make !== undefined || model !== undefined,
    {
      error: 'needs at least one of "name", "make" and "model"',
    },
  ),
});

export type Mapping = z.output<typeof mappingSchema>;
/** The mapping as it is written in a file, where a column may be given by its name alone. */
export type MappingFile = z.input<typeof mappingSchema>;
export type Target = keyof Mapping['columns'];
export const targets: readonly Target[] = columns.keyof().options;

/** The mistakes in a mapping file, one line each, with their places. */
type MappingProblems = readonly string[];

/** Reads a mapping from parsed JSON. */
export function readMapping(json: unknown): { mapping: Mapping } | { problems: MappingProblems } {
  const result = mappingSchema.safeParse(json, { error: (issue) => describeIssue(issue, words) });
  if (result.success) return { mapping: result.data };
  return {
    problems: result.error.issues.map(({ path, message }) => {
      const place = path.join('.');
      return place === '' ? message : `${place}: ${message}`;
    }),
  };
}
