import { expect, test } from 'vitest';
import { letter } from './lettering.ts';
import { createRasteriser, type Drawing } from './rasteriser.ts';

const line = { x: 10, y: 50, room: 180, highest: 40, lowest: 20, lines: 1, colour: '#000' };
const svg = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${inside}</svg>`;
const drawing = (text: string): Drawing => ({ svg: svg(), texts: [{ ...line, text }] });
/** The letter heights of each line that a text was drawn as. */
const heights = (marks: string) =>
  [...marks.matchAll(/translate\(10 [\d.]+\)scale\(([\d.]+)/g)].map(([, height]) => Number(height));
const letters = (marks: string) => marks.match(/<path /g)?.length ?? 0;

test('texts in both scripts become outlines; what no font has is left out', () => {
  expect(letters(letter({ ...line, text: 'Łódź ₹' }))).toBe(6);
  // Joined and reordered: fewer outlines than characters, and others than those of the single characters.
  const joined = letter({ ...line, text: 'ক্ষুদ্র' });
  expect(letters(joined)).toBeLessThan([...'ক্ষুদ্র'].length);
  expect(letters(letter({ ...line, text: 'ঢাকা ৳' }))).toBe(6);
  expect(letters(letter({ ...line, text: '漢字' }))).toBe(0);
  expect(letters(letter({ ...line, text: '<&"' }))).toBe(3);
});

test('a text is as high as fits, then goes on in the next line, then is cut', () => {
  expect(heights(letter({ ...line, text: 'R15' }))).toEqual([40]);
  const [lower = 0] = heights(letter({ ...line, text: 'Yamaha R15' }));
  expect([lower > 20, lower < 40]).toEqual([true, true]);
  const long = 'Royal Enfield Classic 350 Gunmetal Grey';
  expect(heights(letter({ ...line, lines: 2, text: long }))).toEqual([20, 20]);
  const one = letter({ ...line, text: long });
  expect(heights(one)).toEqual([20]);
  expect(letters(one)).toBeLessThan(long.length / 2);
  expect(letters(letter({ ...line, text: '' }))).toBe(0);
});

test('pictures are made one after the other; too many at once are not', async () => {
  const { png } = createRasteriser({ mostWaiting: 2 });
  const made = await Promise.all([
    png(drawing('a')),
    png(drawing('b')),
    png(drawing('c')),
    png(drawing('d')),
  ]);
  expect(made.map((each) => each !== null)).toEqual([true, true, true, false]);
  const view = Buffer.from(made[0] ?? []);
  expect(view.subarray(1, 4).toString()).toBe('PNG');
  expect([view.readUInt32BE(16), view.readUInt32BE(20)]).toEqual([200, 100]);
  expect(Buffer.from(made[1] ?? []).equals(view)).toBe(false);
});

test('one that cannot be made, or takes too long, is an error; the next one is made', async () => {
  const { png } = createRasteriser();
  await expect(png({ svg: 'nothing', texts: [] })).rejects.toThrow();
  expect(await png(drawing('a'))).not.toBeNull();
  const hasty = createRasteriser({ longest: 1 });
  await expect(hasty.png(drawing('a'))).rejects.toThrow('took too long');
});
