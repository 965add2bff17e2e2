/**
 * Cells with values that a program has written: {"amount": 150000, "currency": "BDT"}, ["a.jpg", "b.jpg"].
 */

/** Keys for the value itself, the most certain first. */
const amounts = ['amount', 'value', 'price', 'raw', 'number'] as const;
const currencies = ['currency', 'currencyCode', 'currency_code', 'unit'] as const;
const texts = ['name', 'title', 'label', 'text', 'display', 'city', 'town', 'address', 'region'] as const;

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** The address of a picture or a page: nothing to read. */
const isAddress = (value: string | number) =>
  /^https?:|\.(?:jpe?g|png|webp|gif|avif|heic)$/i.test(String(value));

function firstOf(value: object, keys: readonly string[]): string | null {
  const said = new Map(Object.entries(value));
  const found = keys.map((key) => said.get(key)).find(isPlain);
  return found === undefined ? null : String(found);
}

function saidBy(value: unknown): string | null {
  if (isPlain(value)) return String(value);
  if (Array.isArray(value))
    return value.every((one) => isPlain(one) && !isAddress(one)) ? value.join(', ') : null;
  if (typeof value !== 'object' || value === null) return null;
  const amount = firstOf(value, amounts);
  if (amount === null) return firstOf(value, texts);
  return [firstOf(value, currencies), amount].filter(Boolean).join(' ');
}

/** The mark by which a spreadsheet takes a number or formula as text; "'19" is a year, and begins "'19 Honda CB". */
const textMark = /^'(?=[\d=+@-])(?!\d{2}(?:$| \p{Lu}[\p{L}-]+ \S))/u;

/** The plain text of a JSON cell, empty where it has none that people read; any other cell unchanged. */
export function plainCell(cell: string): string {
  const text = cell.replace(textMark, '');
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    return saidBy(JSON.parse(text)) ?? '';
  } catch {
    return text;
  }
}
