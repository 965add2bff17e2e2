import { normalForm } from './normal-form.ts';

/** Letters and figures that look like Latin letters, by what they look like. */
const looks: Readonly<Record<string, string>> = {
  a: 'аαɑ4@',
  c: 'сϲ',
  e: 'еεє3',
  g: 'ɡɢց9',
  i: 'іι1',
  m: 'мμ',
  o: 'оοøօᴏ0',
  p: 'рρ',
  r: 'гᴦ',
  s: 'ѕ5',
  t: 'тτ',
};
const letterOf = new Map(
  Object.entries(looks).flatMap(([letter, alike]) => [...alike].map((each) => [each, letter] as const)),
);

/** A text as a hasty eye reads it: its letters alone, without case and marks, and those of other scripts as Latin ones. */
function atAGlance(text: string): string {
  const plain = normalForm(text, 'NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return [...plain]
    .map((each) => letterOf.get(each) ?? each)
    .join('')
    .replace(/[^a-z]/g, '');
}

/** What stands before a name and belongs to whoever has it. */
const leading = /^(?:the|my|official|original|real|support|help|team|admin)/;

/**
 * Whether somebody's name begins like another one in the eyes of whoever reads it: "The Mоtо-Garage Support" like "Moto
 * Garage". Letters that are not in the table above may look alike, too: it has those that are easily typed or copied.
 */
export function beginsLike(name: string, other: string): boolean {
  let read = atAGlance(name);
  const wanted = atAGlance(other);
  while (!read.startsWith(wanted) && leading.test(read)) read = read.replace(leading, '');
  return read.startsWith(wanted);
}
