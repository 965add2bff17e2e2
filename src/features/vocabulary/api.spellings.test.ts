import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { insertedId, outcome, vocabularyCalls } from '../../../test/support/vocabulary.ts';
import { createFinder } from '../search/data/finder.ts';
import type { Suggestion } from '../search/domain/words/suggest.ts';

let api: TestApi;
let admin: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
  await add('Bajaj', 'Pulsar 150');
  await add('Bajaj', 'Pulsar 150');
  await add('Suzuki', 'Gixxer SF');
  await add('Suzuki', 'Gixxer 155');
  await add('Honda', 'Dio');
  await add('Yamaha', 'FZ-S V3', { location: 'Kandirpar, Cumilla' });
});
afterAll(() => api.close());

const { add, nameOf, find, asked, teach, merge } = vocabularyCalls(() => ({ api, admin }));

describe('a spelling that an admin adds', () => {
  test('is understood and suggested from the next search on, in every process, and taken away again', async () => {
    const { id } = await nameOf('model', 'suzuki-gixxer-sf');
    const other = createFinder(api.database, 'BDT');
    await other.current();
    expect((await asked('jhakkas')).address).toBe('?q=jhakkas');
    const spelling = await insertedId(await teach(id, ' Jhak\u200bkas '));
    const meant = '?make=suzuki&model=suzuki-gixxer-sf';
    for (const words of ['jhakkas', 'JHAKKAS', 'jhak-kas', 'jhakas'])
      expect((await asked(words)).address).toBe(meant);
    expect((await asked('jhakkas')).total).toBe(1);
    expect([...((await other.current()).vocabulary.byKey.get('jhakkas') ?? [])]).toMatchObject([
      { field: 'model', value: 'suzuki-gixxer-sf' },
    ]);
    const suggestions = (await (await api.call('GET', '/bikes/suggestions?q=jhak')).json()) as Suggestion[];
    expect(suggestions.map(({ name, count }) => [name, count])).toEqual([['Suzuki Gixxer SF', 1]]);
    expect((await nameOf('model', 'suzuki-gixxer-sf')).spellings).toContainEqual({
      id: spelling,
      text: 'Jhakkas',
      origin: 'added',
    });
    const path = `/vocabulary/${id}/spellings/${spelling}`;
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await asked('jhakkas')).address).toBe('?q=jhakkas');
    expect((await outcome(await admin.call('DELETE', path))).slice(0, 2)).toEqual([
      404,
      'spelling-not-found',
    ]);
    await insertedId(await teach(id, 'JHAKKAS'));
    expect((await asked('jhakkas')).address).toBe(meant);
  });

  test('in Bangla script, and one that only a slip was until now', async () => {
    const { id } = await nameOf('model', 'bajaj-pulsar-150');
    await insertedId(await teach(id, 'দেড়শো পালসার'));
    // The letter ড় as two characters and as one.
    for (const words of ['দেড়শো পালসার', 'দেড়শো পালসার'.normalize('NFD')])
      expect((await asked(words)).address).toBe('?make=bajaj&model=bajaj-pulsar-150');
    await insertedId(await teach(id, 'pulser'));
    expect((await asked('pulser')).address).toBe('?make=bajaj&model=bajaj-pulsar-150');
  });

  test('finds listings that were written so: those there are already and those to come, also without a make', async () => {
    const before = await add('Suzuki', 'Toofan fresh', { location: 'Sylhet' });
    const nameless = await add(null, 'My toofan 2019', { location: 'Sylhet' });
    const { id } = await nameOf('model', 'suzuki-gixxer-155');
    // A name that was learned from listings stays a name until it is merged.
    expect(await outcome(await teach(id, 'toofan'))).toEqual([
      409,
      'spelling-taken',
      '“toofan” means Suzuki Toofan (model) now, and can mean only one thing. If both are the same, merge them.',
    ]);
    expect((await merge((await nameOf('model', 'suzuki-toofan-fresh')).id, id)).status).toBe(200);
    const spelling = await insertedId(await teach(id, 'toofan'));
    const after = [
      await add('Suzuki', 'Toofan', { location: 'Sylhet' }),
      await add('Suzuki', 'Toofan mint', { location: 'Sylhet' }),
      await add(null, 'toofan', { location: 'Sylhet' }),
    ];
    const found = await asked('toofan sylhet');
    expect(found.address).toBe('?district=sylhet&division=sylhet&make=suzuki&model=suzuki-gixxer-155');
    expect(found.items.map(({ _id }) => _id).sort()).toEqual([before, nameless, ...after].sort());
    // A removed spelling has no meaning in listings either; what was merged stays.
    await admin.call('DELETE', `/vocabulary/${id}/spellings/${spelling}`);
    expect((await find('?district=sylhet&model=suzuki-gixxer-155')).items.map(({ _id }) => _id)).toEqual([
      before,
    ]);
  });

  test('of a place: an area of a town, in listings there are and in those to come', async () => {
    const before = await add('Honda', 'Dio', { location: 'Lalkhan Bazar' });
    const { id } = await nameOf('district', 'chattogram');
    const spelling = await insertedId(await teach(id, 'Lalkhan Bazar'));
    const after = await add('Honda', 'Dio', { location: 'near lalkhan bazar' });
    const found = await asked('dio lalkhan bazar');
    expect(found.address).toBe('?district=chattogram&division=chattogram&make=honda&model=honda-dio');
    expect(found.items.map(({ _id }) => _id).sort()).toEqual([before, after].sort());
    await admin.call('DELETE', `/vocabulary/${id}/spellings/${spelling}`);
    expect((await find('?district=chattogram')).total).toBe(0);
  });

  test.each([
    [
      'dhaka',
      409,
      'spelling-taken',
      '“dhaka” means Dhaka (district) now, and can mean only one thing. If both are the same, merge them.',
    ],
    [
      'FZ-S v3',
      409,
      'spelling-taken',
      '“FZ-S v3” means Yamaha FZ-S V3 (model) now, and can mean only one thing. If both are the same, merge them.',
    ],
    [
      'scooty',
      409,
      'spelling-taken',
      '“scooty” means scooters (category) now, and can mean only one thing. If both are the same, merge them.',
    ],
    ['dio', 409, 'spelling-known', '“dio” means Honda Dio already.'],
    ['ডিও', 409, 'spelling-known', '“ডিও” means Honda Dio already.'],
    [
      'cheap',
      409,
      'spelling-ordinary',
      '“cheap” is an ordinary word or a figure in searches. Add a word to it.',
    ],
    [
      'bike',
      409,
      'spelling-ordinary',
      '“bike” is an ordinary word or a figure in searches. Add a word to it.',
    ],
    [
      'black',
      409,
      'spelling-ordinary',
      '“black” is an ordinary word or a figure in searches. Add a word to it.',
    ],
    [
      '2 lakh',
      409,
      'spelling-ordinary',
      '“2 lakh” is an ordinary word or a figure in searches. Add a word to it.',
    ],
    [
      '110',
      422,
      'validation-failed',
      'Use at least two characters, one of them a letter: the search could not tell it from a figure.',
    ],
    [
      'x',
      422,
      'validation-failed',
      'Use at least two characters, one of them a letter: the search could not tell it from a figure.',
    ],
    [' \u200b ', 422, 'validation-failed', 'Enter how people write it.'],
    ['x'.repeat(61), 422, 'validation-failed', 'Use at most 60 characters.'],
    [7, 422, 'validation-failed', expect.any(String)],
  ])('%j is refused for a reason that says what it means', async (spelling, ...refusal) => {
    expect(await outcome(await teach((await nameOf('model', 'honda-dio')).id, spelling))).toEqual(refusal);
  });

  test('stays what it says when a name like it is learned later', async () => {
    const { id } = await nameOf('model', 'honda-dio');
    await insertedId(await teach(id, 'firefly'));
    await add('Zontes', 'Firefly');
    expect((await asked('firefly')).address).toBe('?make=honda&model=honda-dio');
    expect((await asked('zontes firefly')).address).toBe('?make=zontes&model=zontes-firefly');
  });

  test('is limited to so many of a name; names and spellings that are not there are told', async () => {
    const { id } = await nameOf('make', 'suzuki');
    await sql`insert into search_spellings (spelling, key, term_id)
      select 'suz' || n, 'suz' || n, ${id} from generate_series(1, 50) n`.execute(api.database);
    expect((await outcome(await teach(id, 'sujuki'))).slice(0, 2)).toEqual([409, 'vocabulary-full']);
    await sql`delete from search_spellings where key ~ '^suz[0-9]'`.execute(api.database);
    expect((await outcome(await teach(999_999, 'sujuki'))).slice(0, 2)).toEqual([404, 'name-not-found']);
    expect((await admin.call('DELETE', '/vocabulary/abc/spellings/1')).status).toBe(422);
  });

  test('built-in ones stay', async () => {
    const { id } = await nameOf('district', 'cumilla');
    const { rows } = await sql<{ id: number }>`
      select id from search_spellings where spelling = 'Comilla'`.execute(api.database);
    const answer = await admin.call('DELETE', `/vocabulary/${id}/spellings/${rows[0]?.id}`);
    expect((await outcome(answer)).slice(0, 2)).toEqual([409, 'built-in']);
    expect((await asked('comilla')).address).toBe('?district=cumilla&division=chattogram');
  });
});

test('all of it shows in what the database would understand anew', async () => {
  // Reading every listing again changes nothing: the step-by-step updates gave the same result.
  const { rows: before } = await sql`select listing_id, make_id, model_id, division_id, district_id
    from search_entries order by listing_id`.execute(api.database);
  await sql`delete from search_bikes`.execute(api.database);
  await sql`delete from search_places`.execute(api.database);
  await sql`select search_refresh(array(select id from listings), false)`.execute(api.database);
  const { rows: after } = await sql`select listing_id, make_id, model_id, division_id, district_id
    from search_entries order by listing_id`.execute(api.database);
  expect(after).toEqual(before);
});
