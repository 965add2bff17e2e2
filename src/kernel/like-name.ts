import { normalForm } from './normal-form.ts';

/** Letters and figures that look like Latin letters, by what they look like. */
const looks: Readonly<Record<string, string>> = {
  a: 'аαɑ4@ᴀ',
  c: 'сϲᴄ',
  e: 'еεє3ᴇ',
  g: 'ɡɢց9',
  i: 'іι1ɪ',
  m: 'мμᴍ',
  o: 'оοøօᴏ0',
  p: 'рρᴘ',
  r: 'гᴦʀ',
  s: 'ѕ5ꜱ',
  t: 'тτᴛ',
};
const letterOf = new Map(
  Object.entries(looks).flatMap(([letter, alike]) => [...alike].map((each) => [each, letter] as const)),
);

/** The first ones of the alphabets that Unicode has in filled circles and squares and for flags, and makes no letters of. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6];

function letterIn(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = alphabets.find((each) => code >= each && code < each + 26);
  return first === undefined ? sign : String.fromCharCode(97 + code - first);
}

/** A text as a hasty eye reads it: its letters alone, without case and marks, and those of other scripts as Latin ones. */
function atAGlance(text: string): string {
  const plain = normalForm(text, 'NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return [...plain]
    .map((each) => letterOf.get(each) ?? letterIn(each))
    .join('')
    .replace(/[^a-z]/g, '');
}

/** What stands before a name and belongs to whoever has it. */
const leading =
  /^(?:the|my|official|original|real|verified|trusted|authori[sz]ed|support|help|contact|customer|care|services?|sales|agent|staff|team|admin)/;

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
