import type { z } from 'zod';

/** Messages for everything that can be wrong with a value; they are in `src/messages`. */
interface SchemaWords {
  missing: string;
  invalid: string;
  wrongType(expected: string): string;
  wrongFormat(format: string): string;
  oneOf(values: readonly string[]): string;
  textTooLong(most: string): string;
  textTooShort(least: string): string;
  listTooLong(most: string): string;
  listTooShort(least: string): string;
  numberTooHigh(most: string, inclusive: boolean): string;
  numberTooLow(least: string, inclusive: boolean): string;
  notMultiple(step: string): string;
  unknownFields(names: readonly string[]): string;
}

type Limit = { maximum?: unknown; minimum?: unknown; inclusive?: boolean; origin: string };

/**
 * The message for a value that does not fit its schema; all such messages come from here. Zod calls it for
 * every schema without a message of its own, so that callers never see the library's messages.
 */
export function describeIssue(issue: z.core.$ZodRawIssue, words: SchemaWords): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.missing : words.wrongType(issue.expected);
    case 'invalid_value':
      return issue.input === undefined ? words.missing : words.oneOf(issue.values.map(String));
    case 'invalid_format':
      return words.wrongFormat(issue.format);
    case 'too_big':
      return tooBig(issue as Limit, words);
    case 'too_small':
      return tooSmall(issue as Limit, words);
    case 'not_multiple_of':
      return words.notMultiple(String(issue.divisor));
    case 'unrecognized_keys':
      return words.unknownFields(issue.keys);
    default:
      return issue.input === undefined && issue.code === 'invalid_union' ? words.missing : words.invalid;
  }
}

function tooBig({ origin, maximum, inclusive = true }: Limit, words: SchemaWords): string {
  const most = String(maximum);
  if (origin === 'string') return words.textTooLong(most);
  if (origin === 'array' || origin === 'set') return words.listTooLong(most);
  return words.numberTooHigh(most, inclusive);
}

function tooSmall({ origin, minimum, inclusive = true }: Limit, words: SchemaWords): string {
  const least = String(minimum);
  if (origin === 'string') return words.textTooShort(least);
  if (origin === 'array' || origin === 'set') return words.listTooShort(least);
  return words.numberTooLow(least, inclusive);
}
