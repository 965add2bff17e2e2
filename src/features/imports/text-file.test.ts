import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTextFile } from './text-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-text-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array, told?: 'utf-8' | 'latin1') {
  const path = join(folder, 'file.csv');
  await writeFile(path, bytes);
  const file = await openTextFile(path, told);
  let text = '';
  for await (const piece of file.text) text += piece;
  return { text, encoding: file.encoding() };
}

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

describe('openTextFile', () => {
  const text = 'name,দাম\nCafé,৮৫০০০\n';

  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 with a mark, little end first', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 with a mark, big end first', utf16be(`\uFEFF${text}`), 'utf-16be'],
  ])('reads %s', async (_, bytes, encoding) => expect(await read(bytes)).toEqual({ text, encoding }));

  it('tells UTF-16 without a mark by its zeros, and Windows text by what is no UTF-8', async () => {
    expect(await read(Buffer.from('name,price\nx,1\n', 'utf16le'))).toMatchObject({ encoding: 'utf-16le' });
    const windows = Buffer.from('Café,1\n', 'latin1');
    expect(await read(windows)).toEqual({ text: 'Café,1\n', encoding: 'windows-1252' });
  });

  it.each([
    ['windows-1250', 'Grad;Boja\nČačak;žuta\nNiš;crna\nNovi Sad;ljubičasta\n'],
    ['windows-1252', 'Ville;Couleur\nGenève;\nÈze;\nNimes;crème\n'],
    ['windows-1252', 'Ville;Véhicule\nGenève;Škoda\nCrète;Citroën\n'],
  ])('tells the letters of Serbia, Croatia and Slovenia from Western ones: %s', async (encoding, text) => {
    const bytes: Readonly<Record<string, number>> = {
      ...{ č: 0xe8, Č: 0xc8, š: 0x9a, Š: 0x8a, ž: 0x9e },
      ...{ è: 0xe8, È: 0xc8, é: 0xe9, ë: 0xeb },
    };
    const written = Buffer.from(Array.from(text, (letter) => bytes[letter] ?? letter.charCodeAt(0)));
    expect(await read(written)).toEqual({ text, encoding });
  });

  it.each([
    ['windows-1257', 'Miestas;Būklė\nŠiauliai;žalia\nPanevėžys;naudotas\n'],
    ['windows-1252', 'Borg;Ástand\nHafnarfjörður;gott\nÞorlákshöfn;nýtt\n'],
  ])('tells the letters of the Baltic from those of Iceland: %s', async (encoding, text) => {
    const bytes: Readonly<Record<string, number>> = { ū: 0xfb, ė: 0xeb, Š: 0xd0, ž: 0xfe };
    const written = Buffer.from(Array.from(text, (letter) => bytes[letter] ?? letter.charCodeAt(0)));
    expect(await read(written)).toEqual({ text, encoding });
  });

  it('cuts no character between two pieces', async () => {
    const long = `x${'৳'.repeat(100_000)}`;
    expect((await read(Buffer.from(long))).text === long).toBe(true);
  });

  it('goes by the mapping where there is no mark', async () => {
    expect((await read(Buffer.from('é'), 'latin1')).text).toBe('Ã©');
  });

  it.each([
    ['PK\u0003\u0004', /Excel workbook/],
    ['\u001f\u008b', /gzip/],
    ['%PDF-1.7', /PDF/],
  ])('says what to do with a file that is no CSV (%j)', async (start, message) => {
    await expect(read(Buffer.from(start, 'latin1'))).rejects.toThrow(message);
  });

  it('says so when there is no file, or a folder', async () => {
    await expect(openTextFile(join(folder, 'none.csv'))).rejects.toThrow(
      /cannot be read \(it does not exist\)/,
    );
    await expect(openTextFile(folder)).rejects.toThrow(/is a folder/);
  });
});
