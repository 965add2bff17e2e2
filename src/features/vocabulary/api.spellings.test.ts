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

const { add, nameOf, find, asked, teach, teachArea, merge } = vocabularyCalls(() => ({ api, admin }));

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
      area: null,
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
    const file = await (await admin.call('GET', '/me/export')).json();
    expect(file).toMatchObject({ spellings: [{ spelling: 'JHAKKAS', removed: false }] });
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

  test('of an area: the second spelling joins the first, in searches as in saved ones', async () => {
    const { id } = await nameOf('district', 'chattogram');
    const first = await insertedId(await teachArea(id, 'New Market', 'New Market'));
    const asked_ = (words: string) => find(`?district=chattogram&q=${encodeURIComponent(`"${words}"`)}`);
    const here = { location: 'Chattogram' };
    const latin = await add('Honda', 'Dio', { ...here, description: 'Near new market.' });
    const bangla = await add('Honda', 'Dio', { ...here, description: 'নিউ মার্কেটের পাশে।' });
    const member = await api.signUp('saver@example.com');
    for (const address of ['?q="new market"', '?q="নিউ মার্কেট"'])
      expect(
        (await member.call('POST', '/mySearches', { address, name: address, frequency: 'now' })).status,
      ).toBe(201);
    const keys = async () => {
      const { rows } = await sql<{ key: string }>`select key from saved_search_keys`.execute(api.database);
      return rows.map(({ key }) => key).sort();
    };
    expect(await keys()).toEqual(['~mark*', '~মার্*']);
    expect((await asked_('new market')).items.map(({ _id }) => _id)).toEqual([latin]);

    const second = await insertedId(await teachArea(id, 'নিউ মার্কেট', 'new-market'));
    const spelt = (await nameOf('district', 'chattogram')).spellings;
    expect(spelt.filter(({ area }) => area === 'newmarket').map((one) => one.id)).toEqual([first, second]);
    for (const words of ['new market', 'নিউ মার্কেট'])
      expect((await asked_(words)).items.map(({ _id }) => _id).sort()).toEqual([latin, bangla].sort());
    expect(await keys()).toEqual(['~mark*', '~mark*', '~মার্*', '~মার্*']);
    // It is an area: figures beside it belong to it, and its page says that it is all of the district.
    const found = await asked('new market 2 no');
    expect(found.address).toBe('?area=new-market&district=chattogram&division=chattogram');
    expect(found.facets.area[0]).toMatchObject({ name: 'New Market', parent: 'chattogram' });

    // An area goes with its last spelling, and comes back when that is put back.
    for (const spelling of [first, second])
      expect((await admin.call('DELETE', `/vocabulary/${id}/spellings/${spelling}`)).status).toBe(200);
    expect((await asked_('new market')).items.map(({ _id }) => _id)).toEqual([latin]);
    await insertedId(await teachArea(id, 'নিউ মার্কেট', 'newmarket'));
    await insertedId(await teachArea(id, 'Newmarket', 'newmarket'));
    expect((await asked_('নিউ মার্কেট')).items.map(({ _id }) => _id)).toEqual([bangla]);
  });

  test('of an area: one that was put into the wrong area is put right', async () => {
    const { id } = await nameOf('district', 'sylhet');
    const areaOf = async (text: string) =>
      (await nameOf('district', 'sylhet')).spellings.find((one) => one.text === text)?.area;
    const remove = (spelling: number) => admin.call('DELETE', `/vocabulary/${id}/spellings/${spelling}`);
    // Taught to an area of the list by mistake, then as an area of its own.
    await remove(await insertedId(await teachArea(id, 'Kumarpara', 'zindabazar')));
    await insertedId(await teachArea(id, 'Kumarpara', 'Kumarpara'));
    expect(await areaOf('Kumarpara')).toBe('kumarpara');
    // The first spelling of an area goes to another one; what the list calls by its name stays where it is.
    const first = await insertedId(await teachArea(id, 'Foolbaria', 'Foolbaria'));
    await insertedId(await teachArea(id, 'Phulbariya', 'foolbaria'));
    await remove(first);
    await insertedId(await teachArea(id, 'Foolbaria', 'zindabazar'));
    await insertedId(await teachArea(id, 'Fulbaria', 'foolbaria'));
    expect([await areaOf('Foolbaria'), await areaOf('Phulbariya'), await areaOf('Fulbaria')]).toEqual([
      'zindabazar',
      'foolbaria',
      'foolbaria',
    ]);
  });

  test('of an area inside of another, named with a figure: the longer name is meant', async () => {
    const { id } = await nameOf('district', 'dhaka');
    await insertedId(await teachArea(id, 'Mirpur 10', 'Mirpur 10'));
    await insertedId(await teachArea(id, 'মিরপুর দশ', 'mirpur 10'));
    expect((await asked('mirpur 10')).address).toBe('?area=mirpur-10&district=dhaka&division=dhaka');
    expect((await asked('mirpur 11')).address).toBe('?area=mirpur&district=dhaka&division=dhaka');
    const said = [
      await add('Honda', 'Dio', { description: 'At Mirpur-10.' }),
      await add('Honda', 'Dio', { description: 'মিরপুর ১০।' }),
      await add('Honda', 'Dio', { description: 'মিরপুর দশ।' }),
    ];
    const found = await asked('"Mirpur 10"');
    expect(found.items.map(({ _id }) => _id).sort()).toEqual(said.sort());
  });

  test('of an area that is not there, or of something that has no areas: refused', async () => {
    const unknown = [422, 'validation-failed', 'There is no such area here. Choose one from the list.'];
    const { id } = await nameOf('district', 'chattogram');
    for (const area of ['Mirpur', '*', ' - '])
      expect(await outcome(await teachArea(id, 'Chawkbazar', area))).toEqual(unknown);
    const dio = await nameOf('model', 'honda-dio');
    expect(await outcome(await teachArea(dio.id, 'Chawkbazar', 'Chawkbazar'))).toEqual(unknown);
    expect((await outcome(await teachArea(id, 'Chawkbazar', 'x'.repeat(61)))).slice(0, 2)).toEqual([
      422,
      'validation-failed',
    ]);
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
    ['dio', 409, 'spelling-known', '“dio” already means Honda Dio.'],
    ['ডিও', 409, 'spelling-known', '“ডিও” already means Honda Dio.'],
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
