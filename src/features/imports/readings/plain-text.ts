/** Texts that were written for a page: what a reader of that page saw. */

const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i;
const unseen = /<(script|style|head|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const lineEnds = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|tr|h[1-6]|table|blockquote)\s*>/gi;
const listItems = /<li\b[^<>]*>/gi;
const tags = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const entities = /&(#\d+|#x[\da-f]+|[a-z]+\d?);/gi;

/** The names that exports have; letters with an accent are told by the letter and the accent. */
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  yen: '¥',
  szlig: 'ß',
  deg: '°',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  frac12: '½',
  sup2: '²',
  sup3: '³',
};
const accents: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};
const accented = /^([a-z])(uml|acute|grave|circ|tilde|cedil|ring)$/i;

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';
}

function readEntity(whole: string, name: string): string {
  if (/^#x/i.test(name)) return characterOf(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return characterOf(Number(name.slice(1)));
  const [, letter = '', accent = ''] = accented.exec(name) ?? [];
  if (letter !== '') return (letter + (accents[accent.toLowerCase()] ?? '')).normalize('NFC');
  return Object.hasOwn(signs, name.toLowerCase()) ? (signs[name.toLowerCase()] ?? whole) : whole;
}

/** The words of a text with HTML in it, a line where the page began one; any other text as it is. */
export function plainText(text: string): string {
  if (!markup.test(text)) return text;
  return text
    .replace(unseen, ' ')
    .replace(lineEnds, '\n')
    .replace(listItems, '\u2022 ')
    .replace(tags, ' ')
    .replace(entities, readEntity);
}
