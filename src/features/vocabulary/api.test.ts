import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing, type ListingParts } from '../../../test/support/listings.ts';
import type { Database } from '../../platform/database.ts';
import { keepSearches } from '../alerts/jobs.ts';
import type { FoundBikes } from '../search/contract.ts';
import { createFinder } from '../search/data/finder.ts';
import type { Suggestion } from '../search/domain/suggest.ts';
import type { VocabularyName } from './contract.ts';
import { insertName, insertSpelling, lockVocabulary, mergeNames } from './data.ts';

let api: TestApi;
let admin: Member;
let buyer: Member;

const add = (make: string | null, model: string, more: ListingParts = {}) =>
  addListing(api.database, {
    make,
    model,
    name: `${make ?? ''} ${model}`.trim(),
    location: 'Mirpur, Dhaka',
    ...more,
  });

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

interface Listed {
  names: VocabularyName[];
  next: string | null;
}

async function list(query: string): Promise<Listed> {
  const answer = await admin.call('GET', `/vocabulary${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  return { names: (await answer.json()) as VocabularyName[], next };
}

async function nameOf(kind: string, slug: string): Promise<VocabularyName> {
  const { names } = await list(`?kind=${kind}&limit=100`);
  const name = names.find((one) => one.slug === slug);
  if (!name) throw new Error(`no ${kind} ${slug}`);
  return name;
}

async function find(query: string): Promise<FoundBikes> {
  const answer = await api.call('GET', `/bikes${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return (await answer.json()) as FoundBikes;
}
const asked = (words: string) => find(`?q=${encodeURIComponent(words)}`);

interface Problem {
  code: string;
  detail: string;
  fields?: { detail: string }[];
}

async function outcome(answer: Response): Promise<[number, string, string]> {
  const { code, detail, fields } = (await answer.json()) as Problem;
  return [answer.status, code, fields?.[0]?.detail ?? detail];
}
const teach = (id: number, spelling: unknown, member = admin) =>
  member.call('POST', `/vocabulary/${id}/spellings`, { spelling });
const teachName = (kind: string, name: string, make = '', member = admin) =>
  member.call('POST', '/vocabulary', { kind, name, make });
const merge = (id: number, into: number, member = admin) =>
  member.call('POST', `/vocabulary/${id}/merge`, { into });
async function insertedId(answer: Response): Promise<number> {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: number }).insertedId;
}

describe('the list of names', () => {
  test('says how many bikes are on sale, what each belongs to and how else it is written', async () => {
    const pulsar = await nameOf('model', 'bajaj-pulsar-150');
    expect(pulsar).toMatchObject({ name: 'Pulsar 150', count: 2, parent: { slug: 'bajaj', name: 'Bajaj' } });
    expect(pulsar.spellings).toContainEqual({ id: null, text: 'pulsar 150 dtsi', origin: 'built-in' });
    expect((await nameOf('make', 'honda')).spellings).toContainEqual({
      id: null,
      text: 'হোন্ডা',
      origin: 'built-in',
    });
    const cumilla = await nameOf('district', 'cumilla');
    expect(cumilla.count).toBe(1);
    expect(cumilla.spellings).toContainEqual({ id: null, text: 'Comilla', origin: 'built-in' });
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
    // The letters of ড় apart and as one.
    for (const words of ['দেড়শো পালসার', 'দেড়শো পালসার'.normalize('NFD')])
      expect((await asked(words)).address).toBe('?make=bajaj&model=bajaj-pulsar-150');
    await insertedId(await teach(id, 'pulser'));
    expect((await asked('pulser')).address).toBe('?make=bajaj&model=bajaj-pulsar-150');
  });

  test('finds listings that were written so: those there are already and those to come, also without a make', async () => {
    const before = await add('Suzuki', 'Toofan fresh', { location: 'Sylhet' });
    const nameless = await add(null, 'My toofan 2019', { location: 'Sylhet' });
    const { id } = await nameOf('model', 'suzuki-gixxer-155');
    // What was learned from listings is a name of its own until it is merged.
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
    // Taken away, it means nothing in listings either; what was merged stays.
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

  test('two admins who give one word two meanings at once: one of them is told', async () => {
    const one = await nameOf('make', 'honda');
    const two = await nameOf('make', 'yamaha');
    const answers = await Promise.all([teach(one.id, 'bhomra'), teach(two.id, 'bhomra')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('a word that becomes a name meanwhile, and a make that is merged meanwhile: who waited is told', async () => {
    const honda = await nameOf('make', 'honda');
    const yamaha = await nameOf('make', 'yamaha');
    /** What is asked for while somebody else teaches, and answered when that is over. */
    const meanwhile = async (work: (write: Database) => Promise<unknown>, ask: () => Promise<Response>) => {
      const teaching = await api.database.startTransaction().execute();
      await lockVocabulary(teaching);
      const answer = ask();
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(api.database);
        expect(rows.length).toBeGreaterThan(0);
      });
      await work(teaching);
      await teaching.commit().execute();
      return outcome(await answer);
    };
    const addMake = (slug: string, name: string) => (write: Database) =>
      insertName(write, { kind: 'make', slug, name, parent: null });
    expect(
      (await meanwhile(addMake('mayurpankhi', 'Mayurpankhi'), () => teach(honda.id, 'mayurpankhi'))).slice(
        0,
        2,
      ),
    ).toEqual([409, 'spelling-taken']);
    const spell = (write: Database) =>
      insertSpelling(write, { term: yamaha.id, spelling: 'Meghna', by: admin.id });
    expect((await meanwhile(spell, () => teachName('make', 'Meghna'))).slice(0, 2)).toEqual([
      409,
      'spelling-taken',
    ]);
    const former = await insertedId(await teachName('make', 'Hondabd'));
    // Its make is another by then: the model is that one's.
    await meanwhile(
      (write) => mergeNames(write, former, honda.id),
      () => teachName('model', 'Kopila', 'Hondabd'),
    );
    expect(await nameOf('model', 'honda-kopila')).toMatchObject({ parent: { slug: 'honda' } });
  });

  test('is also found in a listing that was being written meanwhile; who writes for long is not waited for', async () => {
    const { id } = await nameOf('model', 'honda-dio');
    const writing = await api.database.startTransaction().execute();
    const bike = await addListing(writing, { make: null, model: 'Jonaki 110', name: 'Jonaki 110' });
    const answer = teach(id, 'jonaki');
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(api.database);
      expect(rows.length).toBeGreaterThan(0);
    });
    await writing.commit().execute();
    const spelling = await insertedId(await answer);
    expect((await asked('jonaki')).items.map(({ _id }) => _id)).toContain(bike);

    const long = await api.database.startTransaction().execute();
    await addListing(long, { make: null, model: 'Jonaki 125', name: 'Jonaki 125' });
    const path = `/vocabulary/${id}/spellings/${spelling}`;
    expect((await outcome(await admin.call('DELETE', path))).slice(0, 2)).toEqual([503, 'too-slow']);
    await long.rollback().execute();
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await find('?model=honda-dio')).items.map(({ _id }) => _id)).not.toContain(bike);
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
    // The saved searches say the new names; new listings are held against those.
    const { rows } = await sql<{
      address: string;
    }>`select address from saved_searches order by address`.execute(api.database);
    expect(rows.map(({ address }) => address)).toEqual([
      '?make=hero&minYear=2015',
      '?make=hero&model=hero-hank',
    ]);
    expect((await keepSearches(api.database)).refiled).toBe(0);
    // What is written the old way from now on is the new name's.
    bikes.push(await add('Hiro', 'Hank'), await add('HIRO', ''));
    expect((await find('?make=hero')).total).toBe(bikes.length);
    expect((await list('?kind=make&search=hiro')).names.map(({ slug }) => slug)).toEqual(['hero']);
    expect((await nameOf('make', 'hero')).spellings).toEqual(
      expect.arrayContaining([
        { id: null, text: 'Hiro', origin: 'merged' },
        { id: expect.any(Number), text: 'hiroo', origin: 'added' },
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
    // Gone is gone.
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
    // It means nothing in Bangladesh.
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
  // Reading every listing once more changes nothing: what was written step by step is what follows from the whole.
  const { rows: before } = await sql`select listing_id, make_id, model_id, division_id, district_id
    from search_entries order by listing_id`.execute(api.database);
  await sql`delete from search_bikes`.execute(api.database);
  await sql`delete from search_places`.execute(api.database);
  await sql`select search_refresh(array(select id from listings), false)`.execute(api.database);
  const { rows: after } = await sql`select listing_id, make_id, model_id, division_id, district_id
    from search_entries order by listing_id`.execute(api.database);
  expect(after).toEqual(before);
});
