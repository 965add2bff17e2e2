// What is wrong with a value that does not fit its schema: of a call of the API, or of a mapping file.
export const missing = 'This field is needed.';
export const invalid = 'This cannot be accepted as it is.';
const types: Readonly<Partial<Record<string, string>>> = {
  string: 'This field must be a text.',
  number: 'This must be a number.',
  nan: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  tuple: 'This must be a list.',
  object: 'This must be an object with fields.',
  record: 'This must be an object with fields.',
  null: 'This must be null.',
};
export function wrongType(expected: string): string {
  return types[expected] ?? invalid;
}
const formats: Readonly<Partial<Record<string, string>>> = {
  email: 'This is not an e-mail address.',
  url: 'This is not a web address.',
  datetime: 'This is not a date and time, as in 2026-01-31T12:00:00Z.',
  date: 'This is not a date, as in 2026-01-31.',
};
export function wrongFormat(format: string): string {
  return formats[format] ?? 'This is not written as it should be.';
}
export function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `This must be ${values[0]}.` : `This must be one of ${values.join(', ')}.`;
}
export function textTooLong(most: string): string {
  return `This is too long. Use at most ${most} characters.`;
}
export function textTooShort(least: string): string {
  return least === '1' ? missing : `This is too short. Use at least ${least} characters.`;
}
export function listTooLong(most: string): string {
  return `This list is too long. Send at most ${most}.`;
}
export function listTooShort(least: string): string {
  return least === '1' ? 'This list must not be empty.' : `This list is too short. Send at least ${least}.`;
}
export function numberTooHigh(most: string, inclusive: boolean): string {
  return inclusive ? `This must be at most ${most}.` : `This must be less than ${most}.`;
}
export function numberTooLow(least: string, inclusive: boolean): string {
  return inclusive ? `This must be at least ${least}.` : `This must be more than ${least}.`;
}
export function notMultiple(step: string): string {
  return `This must be a multiple of ${step}.`;
}
export function unknownFields(names: readonly string[]): string {
  return names.length === 1
    ? `There is no field "${names[0]}".`
    : `There are no fields "${names.join('", "')}".`;
}
