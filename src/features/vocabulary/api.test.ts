import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { insertedId, type Listed, outcome, vocabularyCalls } from '../../../test/support/vocabulary.ts';
import { maintainSearches } from '../alerts/jobs.ts';

let api: TestApi;
let admin: Member;
let buyer: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
  buyer = await api.signUp('buyer@example.com');
  await add('Bajaj', 'Pulsar 150');
  await add('Bajaj', 'Pulsar 150');
  await add('Suzuki', 'Gixxer SF');
  await add('Suzuki', 'Gixxer 155');
  await add('Honda', 'Dio');
  await add('Yamaha', 'FZ-S V3', { location: 'Kandirpar, Cumilla' });
});
afterAll(() => api.close());

const { add, list, nameOf, find, asked, teach, teachName, merge } = vocabularyCalls(() => ({ api, admin }));

describe('the list of names', () => {
  test('says how many bikes are on sale, what each belongs to and how else it is written', async () => {
    const pulsar = await nameOf('model', 'bajaj-pulsar-150');
    expect(pulsar).toMatchObject({ name: 'Pulsar 150', count: 2, parent: { slug: 'bajaj', name: 'Bajaj' } });
    expect(pulsar.spellings).toContainEqual({
      id: null,
      text: 'pulsar 150 dtsi',
      origin: 'built-in',
      area: null,
    });
    expect((await nameOf('make', 'honda')).spellings).toContainEqual({
      id: null,
      text: 'হোন্ডা',
      origin: 'built-in',
      area: null,
    });
    const cumilla = await nameOf('district', 'cumilla');
    expect(cumilla.count).toBe(1);
    expect(cumilla.spellings).toContainEqual({ id: null, text: 'Comilla', origin: 'built-in', area: null });
  });

  test('is paged, each name once, and searched by name, whole name, spelling and parent', async () => {
    const all: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Listed = await list(`?kind=district&limit=13${next && `&cursor=${next}`}`);
      all.push(...page.names.map(({ slug }) => slug));
      next = page.next;
    }
    expect(all).toHaveLength(64);
    expect(new Set(all).size).toBe(64);
    const slugs = async (query: string) => (await list(query)).names.map(({ slug }) => slug);
    expect(await slugs('?kind=district&search=comil')).toEqual(['cumilla']);
    expect(await slugs('?kind=district&search=%E0%A6%95%E0%A7%81%E0%A6%AE%E0%A6%BF')).toEqual(['cumilla']);
    expect(await slugs('?kind=model&search=suzuki+gix')).toEqual(['suzuki-gixxer-155', 'suzuki-gixxer-sf']);
    expect(await slugs('?kind=model&parent=honda')).toEqual(['honda-dio']);
    expect(await slugs('?kind=model&parent=nobody')).toEqual([]);
    expect(await slugs('?kind=make&search=zzxx')).toEqual([]);
    expect((await admin.call('GET', '/vocabulary?kind=colour')).status).toBe(422);
  });

  test('is for admins only, as every call about it is', async () => {
    const { id } = await nameOf('make', 'honda');
    for (const [method, path, body] of [
      ['GET', '/vocabulary', undefined],
      ['POST', '/vocabulary', { kind: 'make', name: 'Nobody' }],
      ['POST', `/vocabulary/${id}/spellings`, { spelling: 'hondaa' }],
      ['DELETE', `/vocabulary/${id}/spellings/1`, undefined],
      ['POST', `/vocabulary/${id}/merge`, { into: id }],
    ] as const) {
      const seller = await api.signUp(`seller-${method}-${path.length}@example.com`, 'seller');
      for (const member of [buyer, seller])
        expect([path, ...(await outcome(await member.call(method, path, body)))]).toEqual([
          path,
          403,
          'admins-only',
          'The vocabulary is for the admins of the garage.',
        ]);
      expect([path, (await api.call(method, path, body)).status]).toEqual([path, 401]);
    }
    const foreign = await api.call(
      'POST',
      `/vocabulary/${id}/spellings`,
      { spelling: 'hondaa' },
      { authorization: `Bearer ${admin.token}`, cookie: admin.cookie, origin: 'https://elsewhere.example' },
    );
    expect((await outcome(foreign)).slice(0, 2)).toEqual([403, 'foreign-origin']);
  });
});

describe('a name that an admin adds', () => {
  test('a make and its model: found in listings that had neither, and in those to come', async () => {
    const before = await add(null, 'Akij Durbar e-bike');
    await insertedId(await teachName('make', 'Akij'));
    expect((await asked('akij')).items.map(({ _id }) => _id)).toEqual([before]);
    await insertedId(await teachName('model', 'Durbar', 'akij'));
    const after = await add('AKIJ', 'durbar');
    const found = await asked('durbar');
    expect(found.address).toBe('?make=akij&model=akij-durbar');
    expect(found.items.map(({ _id }) => _id).sort()).toEqual([before, after].sort());
    expect(await nameOf('model', 'akij-durbar')).toMatchObject({ name: 'Durbar', count: 2 });
  });

  test('is refused where it means something already, and where its make is not known', async () => {
    expect((await outcome(await teachName('make', 'yamaha'))).slice(0, 2)).toEqual([409, 'spelling-known']);
    expect((await outcome(await teachName('make', 'Dhaka'))).slice(0, 2)).toEqual([409, 'spelling-taken']);
    expect((await outcome(await teachName('make', 'cheap'))).slice(0, 2)).toEqual([409, 'spelling-ordinary']);
    expect((await outcome(await teachName('model', 'FZS v3', 'yamaha'))).slice(0, 2)).toEqual([
      409,
      'spelling-taken',
    ]);
    expect((await outcome(await teachName('model', 'X', 'Nobody'))).slice(0, 2)).toEqual([
      422,
      'validation-failed',
    ]);
    expect((await outcome(await teachName('district', 'Utopia'))).slice(0, 2)).toEqual([
      422,
      'validation-failed',
    ]);
    // Another make may have a model of the same name.
    await insertedId(await teachName('model', 'Dio', 'Suzuki'));
  });

  test('a family of models becomes a name of its own', async () => {
    const id = await insertedId(await teachName('model', 'Pulsar', 'Bajaj'));
    await insertedId(await teach(id, 'polcer'));
    expect((await asked('polcer')).address).toBe('?make=bajaj&model=bajaj-pulsar');
    expect((await asked('polcer')).total).toBe((await find('?model=bajaj-pulsar-150')).total);
  });
});

describe('a name that is merged into another', () => {
  test('a make: its bikes and models follow, old addresses and words lead there, saved searches as well', async () => {
    const saved = async (address: string) =>
      (await buyer.call('POST', '/mySearches', { address, name: address, frequency: 'now' })).status;
    const bikes = [await add('Hiro', 'Hank'), await add('Hiro', 'Xtreem 160R'), await add('Hero', 'Hunk')];
    expect(await saved('?model=hiro-hank')).toBe(201);
    expect(await saved('?make=hiro&minYear=2015')).toBe(201);
    expect(await saved('?notMake=hiro')).toBe(201);
    expect(await saved('?notModel=hiro-hank')).toBe(201);
    const former = await nameOf('make', 'hiro');
    await insertedId(await teach(former.id, 'hiroo'));
    const final = await nameOf('make', 'hero');
    expect((await merge(former.id, final.id)).status).toBe(200);

    for (const query of ['?make=hiro', '?make=hero', '?q=hiro', '?q=hiroo']) {
      const found = await find(query);
      expect([query, found.address]).toEqual([query, '?make=hero']);
      expect(found.items.map(({ _id }) => _id).sort()).toEqual([...bikes].sort());
    }
    expect((await find('?model=hiro-hank')).address).toBe('?make=hero&model=hero-hank');
    expect((await find('?model=hiro-xtreem')).items.map(({ _id }) => _id)).toEqual([bikes[1]]);
    // Saved searches have the new names; new listings are matched with those.
    const { rows } = await sql<{
      address: string;
    }>`select address from saved_searches order by address`.execute(api.database);
    expect(rows.map(({ address }) => address)).toEqual([
      '?make=hero&minYear=2015',
      '?make=hero&model=hero-hank',
      '?notMake=hero',
      '?notModel=hero-hank',
    ]);
    expect((await maintainSearches(api.database, 'BDT')).refiled).toBe(0);
    // New listings with the former spelling get the new name.
    bikes.push(await add('Hiro', 'Hank'), await add('HIRO', ''));
    expect((await find('?make=hero')).total).toBe(bikes.length);
    expect((await list('?kind=make&search=hiro')).names.map(({ slug }) => slug)).toEqual(['hero']);
    expect((await nameOf('make', 'hero')).spellings).toEqual(
      expect.arrayContaining([
        { id: null, text: 'Hiro', origin: 'merged', area: null },
        { id: expect.any(Number), text: 'hiroo', origin: 'added', area: null },
      ]),
    );
  });

  test('a model into one that is merged later itself', async () => {
    const bike = await add('KTM', 'Duk 390');
    await add('KTM', 'Duke390 ABS');
    await add('KTM', 'Duke 390');
    const [first, second, last] = [
      await nameOf('model', 'ktm-duk-390'),
      await nameOf('model', 'ktm-duke390-abs'),
      await nameOf('model', 'ktm-duke-390'),
    ];
    expect((await merge(first.id, second.id)).status).toBe(200);
    expect((await merge(second.id, last.id)).status).toBe(200);
    for (const query of ['?model=ktm-duk-390', '?model=ktm-duke390-abs']) {
      const found = await find(query);
      expect(found.address).toBe('?make=ktm&model=ktm-duke-390');
      expect(found.items.map(({ _id }) => _id)).toContain(bike);
      expect(found.total).toBe(3);
    }
    // It cannot be merged twice.
    expect((await outcome(await merge(first.id, last.id))).slice(0, 2)).toEqual([404, 'name-not-found']);
  });

  test('a place of another country', async () => {
    const bike = await add('Honda', 'Dio', { country: 'India', location: 'Bombay, India' });
    await add('Honda', 'Dio', { country: 'India', location: 'Mumbai, India' });
    await merge((await nameOf('district', 'india-bombay')).id, (await nameOf('district', 'india-mumbai')).id);
    const found = await find('?district=india-bombay');
    expect([found.address, found.total]).toEqual(['?district=india-mumbai&division=india', 2]);
    expect(found.items.map(({ _id }) => _id)).toContain(bike);
    await add('Honda', 'Dio', { country: 'India', location: 'Bombay' });
    expect((await find('?district=india-mumbai')).total).toBe(3);
    // It has no meaning in Bangladesh.
    const here = await add('Honda', 'Dio', { location: 'Bombay Road, Khulna' });
    expect((await find('?district=khulna')).items.map(({ _id }) => _id)).toEqual([here]);
  });

  test('only into another one of its kind, and nothing that came with the program', async () => {
    const honda = await nameOf('make', 'honda');
    const dio = await nameOf('model', 'honda-dio');
    const dhaka = await nameOf('district', 'dhaka');
    const sylhet = await nameOf('district', 'sylhet');
    expect((await outcome(await merge(dio.id, honda.id))).slice(0, 2)).toEqual([422, 'validation-failed']);
    expect((await outcome(await merge(honda.id, honda.id))).slice(0, 2)).toEqual([422, 'validation-failed']);
    expect((await outcome(await merge(dhaka.id, sylhet.id))).slice(0, 2)).toEqual([409, 'built-in']);
    expect((await outcome(await merge(honda.id, 999_999))).slice(0, 2)).toEqual([404, 'name-not-found']);
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
