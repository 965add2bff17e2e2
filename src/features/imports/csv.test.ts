import { describe, expect, it } from 'vitest';
import { type CsvBrokenRow, type CsvRow, guessDelimiter, readCsv } from './csv.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function rowsOf(text: string, { size = 1_000, delimiter = ',', skipLines = 0 } = {}) {
  const rows: (CsvRow | CsvBrokenRow)[] = [];
  for await (const piece of readCsv(pieces(text, size), { delimiter, skipLines })) rows.push(...piece);
  return rows;
}

/** Line and fields, or line and problem: the parts that the tests compare. */
async function brief(text: string, options = {}) {
  const rows = await rowsOf(text, options);
  return rows.map((row) => [row.line, 'fields' in row ? row.fields.join('|') : row.problem]);
}

describe('readCsv', () => {
  it('reads quotation marks, doubled ones, delimiters and line breaks within them, and keeps true lines', async () => {
    const text = 'name,price\r\n"Pulsar ""150""","1,25,000"\r\n\r\n"two\nlines",2\nlast,3';
    expect(await brief(text)).toEqual([
      [1, 'name|price'],
      [2, 'Pulsar "150"|1,25,000'],
      [4, 'two\nlines|2'],
      [6, 'last|3'],
    ]);
  });

  it('leaves a mark within an unquoted field alone', async () => {
    expect(await brief('a,b\n17" wheels,2\n')).toEqual([
      [1, 'a|b'],
      [2, '17" wheels|2'],
    ]);
  });

  it.each([
    ['an open mark to the end of the file', 'a,b\n1,2\n"open,3\n4,5\n', [3]],
    ['an open mark before a row with marks', 'a,b\n"open,3\n"x","y"\n4,5\n', [2]],
    ['text after a closing mark', 'a,b\n"x"y,3\n4,5\n', [2]],
    ['an open mark that meets another row’s', 'a,b\n"open,3\n4,"\n6,7\n', [2, 3]],
  ])('gives up no more than the broken row: %s', async (_, text, lines) => {
    const rows = await rowsOf(text);
    const broken = rows.filter((row) => 'problem' in row);
    expect(broken.map(({ line }) => line)).toEqual(lines);
    expect(broken.every((row) => row.problem === 'quotes-unbalanced')).toBe(true);
    expect(rows.length).toBe(text.trimEnd().split('\n').length);
  });

  it('refuses ragged rows, zero bytes, unreadable characters and huge rows, and goes on', async () => {
    const text = `a,b\n1\n1,2,3\n1,2,\n1,\u0000\n1,\uFFFD\n${'x'.repeat(200_000)},1\n"${'y\n'.repeat(40_000)}",2\n`;
    const found = await brief(`${text}5,6\n`);
    expect(found.slice(0, 7)).toEqual([
      [1, 'a|b'],
      [2, 'columns-missing'],
      [3, 'columns-missing'],
      [4, '1|2'],
      [5, 'control-characters'],
      [6, 'not-readable'],
      [7, 'row-too-long'],
    ]);
    expect(found[7]).toEqual([8, 'quotes-unbalanced']);
    expect(found.at(-1)?.[1]).toBe('5|6');
    expect(await brief('a,b\n"x\n\u0000y",1\n2,3\n')).toEqual([
      [1, 'a|b'],
      [2, 'control-characters'],
      [4, '2|3'],
    ]);
  });

  it('holds no more than it must of a line that never ends', async () => {
    async function* endless() {
      yield 'a,b\n';
      for (let i = 0; i < 2_000; i += 1) yield 'x'.repeat(64 * 1024);
    }
    const rows: (CsvRow | CsvBrokenRow)[] = [];
    for await (const piece of readCsv(endless(), { delimiter: ',' })) rows.push(...piece);
    expect(rows.map((row) => ('problem' in row ? row.problem : 'row'))).toEqual(['row', 'row-too-long']);
    expect(rows.map((row) => ('text' in row ? row.text.length : 0))).toEqual([0, 1_000]);
  });

  it('reads the same however the text is cut into pieces', async () => {
    const text = 'a,b,c\r\n"x\r\ny",2,"3"\n"open,1,2\n1,"2,""2""",3\n\r\n7,8,9\r\n"z",,\n';
    const whole = await rowsOf(text, { size: 10_000 });
    for (let size = 1; size < 40; size += 1) expect(await rowsOf(text, { size }), `${size}`).toEqual(whole);
  });

  it('survives random marks, delimiters and line ends, and loses no line', async () => {
    let state = 7;
    const chance = () => {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
      return state / 0x80000000;
    };
    const letters = ['"', ',', '\n', '\r\n', 'a', '1', ' ', '""', '",', ',"'];
    for (let round = 0; round < 300; round += 1) {
      const noise = Array.from({ length: 80 }, () => letters[Math.floor(chance() * letters.length)]).join('');
      const rows = await rowsOf(`h1,h2\n${noise}\nlast,row\n`, { size: 1 + Math.floor(chance() * 30) });
      const lines = rows.map(({ line }) => line);
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
    }
  });

  it('takes other delimiters, lines above the header, and carriage returns alone', async () => {
    expect(await brief('Report;of today\na;b\n1;2,5\n', { delimiter: ';', skipLines: 1 })).toEqual([
      [2, 'a|b'],
      [3, '1|2,5'],
    ]);
    expect(await brief('a,b\r1,2\r3,4')).toEqual([
      [1, 'a|b'],
      [2, '1|2'],
      [3, '3|4'],
    ]);
  });
});

describe('guessDelimiter', () => {
  it.each([
    ['a,b,c\n1;2;3;4;5', ','],
    ['a;b;c\n1,2,3,4,5', ';'],
    ['a\tb\tc', '\t'],
    ['a|b', '|'],
    ['"x,y,z";b', ';'],
    ['alone', ','],
  ])('of %j is %j', (text, delimiter) => expect(guessDelimiter(text)).toBe(delimiter));
});
