import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRejects, rejectCell, rejectsPath } from './rejects.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moto-garage-rejects-'));
});
afterAll(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

describe('rejectCell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+1', `"'+1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['-1+cmd|x', `"'-1+cmd|x"`],
    [' =1', `"' =1"`],
    ['\t=1', `"'\t=1"`],
    ['-5000', '"-5000"'],
    ['two\nlines', '"two\nlines"'],
    ['a\u0000b', '"a\uFFFDb"'],
  ])('%j cannot run as a formula', (text, cell) => expect(rejectCell(text)).toBe(cell));
});

describe('rejectsPath', () => {
  it('keeps two files of one name apart, and a file always in one place', () => {
    const first = rejectsPath('data', '/march/bikes.csv');
    expect(first).toMatch(/^data\/imports\/bikes\.csv\.[0-9a-f]{8}\.rejects\.csv$/);
    expect(rejectsPath('data', '/april/bikes.csv')).not.toBe(first);
    expect(rejectsPath('data', '/april/../march/bikes.csv')).toBe(first);
  });
});

describe('openRejects', () => {
  it('writes a file only when there is something to write, and takes an older one away', async () => {
    const path = join(folder, 'deep', 'er', 'x.rejects.csv');
    const some = await openRejects(path, ['name', 'price']);
    await some.write(7, 'price-missing', 'No price is given.', ['Pulsar', '']);
    expect(await some.close()).toBe(true);
    expect(await readFile(path, 'utf8')).toBe(
      '\uFEFF"line","reason","explanation","name","price"\r\n"7","price-missing","No price is given.","Pulsar",""\r\n',
    );
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
    const none = await openRejects(path, ['name', 'price']);
    expect(await none.close()).toBe(false);
    await expect(stat(path)).rejects.toThrow();
  });

  it('closes a folder that earlier versions left open', async () => {
    const open = join(folder, 'open');
    await mkdir(open, { mode: 0o755 });
    const rejects = await openRejects(join(open, 'x.csv'), []);
    await rejects.write(1, 'x', 'y', []);
    await rejects.close();
    expect((await stat(open)).mode & 0o777).toBe(0o700);
  });

  it('says what is the matter when it cannot write', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const rejects = await openRejects(join(file, 'x.csv'), []).catch((error: Error) => error);
    if (rejects instanceof Error) expect(rejects.message).toMatch(/cannot be written/);
    else await expect(rejects.write(1, 'x', 'y', [])).rejects.toThrow(/cannot be written/);
  });
});
