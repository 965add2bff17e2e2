import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createImportedLists } from '../../../test/support/imported-lists.ts';
import type { MappingChoice } from './commands/open-import.ts';
import type { ImportOptions } from './commands.ts';

let lists: Awaited<ReturnType<typeof createImportedLists>>;
beforeAll(async () => {
  lists = await createImportedLists();
});
afterEach(() => lists.empty());
afterAll(() => lists.close());

const run = (list: string, options?: Partial<ImportOptions>) => lists.run(`${list}.csv`, options);

test('says that prices were multiplied, and by what', async () => {
  const choices: MappingChoice[] = [];
  await run('vietnam-millions', { onMapping: (choice) => choices.push(choice) });
  expect(choices).toMatchObject([
    { guess: { about: expect.stringMatching(/^Prices are multiplied by 1000000,/) } },
  ]);
});

test('says of what it could not use in which line and column it is, and what it is', async () => {
  const summary = await run('germany-windows-1252');
  expect(summary.firstRefused).toEqual({
    'price-unreadable': {
      line: 7,
      why: 'Column "Preis": "Preis auf Anfrage" names no price, and nobody can be asked for one.',
    },
  });
  expect(summary.optional.get('condition')).toMatchObject({
    header: 'Zustand',
    unread: 1,
    first: { line: 9, value: 'Oldtimer', failure: 'unreadable' },
  });
  // The word for "used" is understood.
  const { optional } = await run('kenya');
  expect(Array.from(optional.values(), ({ unread }) => unread)).toEqual(
    Array.from(optional.values(), () => 0),
  );
});

test('names the cells whose distance or size is left out, and why', async () => {
  const auctions = await run('united-states-auctions');
  expect(auctions.optional.get('kilometres')).toMatchObject({
    unread: 1,
    first: { value: '60', failure: 'implausible' },
  });
  const variants = await run('indonesia-variants');
  expect(variants.optional.get('kilometres')).toMatchObject({
    unread: 1,
    first: { value: '1 KM', failure: 'implausible' },
  });
  expect(variants.optional.get('engine')).toMatchObject({
    unread: 1,
    first: { value: 'besar', failure: 'unreadable' },
  });
});
