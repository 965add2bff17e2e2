import { normalForm } from './normal-form.ts';

/** Letters and figures that look like Latin letters, by what they look like. */
const looks: Readonly<Record<string, string>> = {
  ...{
    a: 'аα4@',
    c: 'сϲ',
    e: 'еεє3',
    g: 'ɡ9',
    i: 'іι1',
    m: 'мμ',
    o: 'оο0ο',
    p: 'рρ',
    r: 'г',
    s: 'ѕ5',
    t: 'тτ',
  },
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

/** Whether somebody's name begins like another one in the eyes of whoever reads it: "Mоtо-Garage Support" like "Moto Garage". */
export function beginsLike(name: string, other: string): boolean {
  return atAGlance(name).startsWith(atAGlance(other));
}
