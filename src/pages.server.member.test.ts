import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../test/support/api.ts';
import { bookers } from '../test/support/bookers.ts';
import { methodsOf, type PageRequest, prepare, renderPage } from './main.render.tsx';
import { bikePath, paths } from './routes.ts';

const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const formType = 'application/x-www-form-urlencoded';

let api: TestApi;
let seller: Member;
let buyer: Member;
/** Replaces the pages' program where a test makes the calls of a page itself. */
let calls: ((call: (method: string, path: string, body?: unknown) => Promise<number>) => unknown) | undefined;

beforeAll(async () => {
  await prepare();
  const render = (page: PageRequest) => (calls ? renderCalls(page, calls) : renderPage(page));
  const assets = () => ({ entry: '', styles: [], modules: [] });
  const methods = (address: URL) => (calls ? Promise.resolve(['GET', 'POST']) : methodsOf(address));
  api = await createTestApi({ pageSource: { render: () => Promise.resolve(render), assets, methods } });
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
  const { addProduct, book } = bookers(() => seller);
  await book(buyer, { productId: await addProduct('Yamaha FZ-S') });
  await addProduct('Honda CB Hornet');
});
afterEach(() => {
  calls = undefined;
});
afterAll(() => api.close());

async function renderCalls({ callApi }: PageRequest, make: NonNullable<typeof calls>) {
  await make(async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    return (await callApi(path, init)).status;
  });
  return { status: 200, headers: {}, body: new Uint8Array() };
}

async function show(path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> {
  const sent = method === 'POST' ? { ...headers, origin: api.origin, 'content-type': formType } : headers;
  return api.site.request(api.origin + path, { method, headers: sent }, env);
}

/** The answers to calls that a page makes for the owner of a cookie. */
async function answersOf(cookie: string, make: NonNullable<typeof calls>, method = 'GET') {
  calls = make;
  return show('/blog', { cookie }, method);
}

/** Another session of the same person. */
async function signInAgain({ email }: Member): Promise<string> {
  const answer = await api.call('POST', '/auth/sign-in/email', { email, password: 'correct horse' });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const endSession = (cookie: string) =>
  api.database
    .deleteFrom('sessions')
    .where('token', '=', decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '')
    .execute();

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const asked: unknown[] = query.mock.calls.map(([text]) => text);
  query.mockRestore();
  return asked.map((one) => (typeof one === 'string' ? one : (one as { text: string }).text));
}

test.each([
  ['/categoryProducts/commuters', () => buyer, 'Yamaha FZ-S', 5],
  ['/bikes', () => buyer, 'Yamaha FZ-S', 4],
  ['/dashboard/bookings', () => buyer, 'Yamaha FZ-S', 7],
  ['/dashboard/myProduct', () => seller, 'Honda CB Hornet', 7],
  ['/blog', () => buyer, 'buyer', 1],
])(
  'a member who opens %s is looked up twice at the most, and no signature is made for them',
  async (path, member, content, most) => {
    const read = async () => (await show(path, { cookie: member().cookie })).text();
    // It is cached for all later requests.
    expect(await read()).toContain(content);
    const sign = vi.spyOn(crypto.subtle, 'sign');
    const statements = await statementsOf(read);
    expect(sign).not.toHaveBeenCalled();
    sign.mockRestore();
    expect([statements.length, statements]).toEqual([most, statements]);
    const lookUps = statements.filter((text) => /from "sessions"/.test(text) && /"users"/.test(text));
    expect(lookUps).toHaveLength(Math.min(most, 2));
  },
);

test('a category’s page contains no seller’s e-mail or mobile, and counts as no reading of them; the call answers both', async () => {
  const address = '/categoryProducts/commuters';
  const list = await buyer.call('GET', address);
  const [product] = (await list.json()) as { email: string; number: string }[];
  expect(product).toMatchObject({ email: seller.email, number: expect.stringMatching(/\d{8}/) });
  const counts = () =>
    api.database.selectFrom('rate_limits').select('used').where('key', 'like', 'contacts:%').execute();
  const before = await counts();
  expect(before.map(({ used }) => used)).toEqual([24, 24]);
  const page = await (await show(address, { cookie: buyer.cookie })).text();
  expect(page).toContain('Yamaha FZ-S');
  expect(page).not.toContain(seller.email);
  expect(page).not.toContain(product?.number);
  expect(await counts()).toEqual(before);
});

test('place and number of their last booking are in the page with the open dialog only, and asked for there', async () => {
  const id = await bookers(() => seller).addProduct('Honda Dream');
  const path = bikePath({ _id: id, name: 'Honda Dream' });
  const isAsked = async (address: string) => {
    let page = '';
    const statements = await statementsOf(async () => {
      page = await (await show(address, { cookie: buyer.cookie })).text();
    });
    expect(page).toContain('Honda Dream');
    return [
      page.includes('Kandirpar'),
      statements.some((text) => /"location", "mobile" as "number"/.test(text)),
    ];
  };
  expect(await isAsked(path)).toEqual([false, false]);
  expect(await isAsked(`${path}?book=${id}`)).toEqual([true, true]);
});

test('what a member has saved is in no page: one without script asks for the styles that show it; nobody else does', async () => {
  const link =
    /<noscript><link rel="stylesheet" href="\/saved\.css\?until=(\d{13})"\/?><input type="hidden" name="until" value="\1"\/?><\/noscript>/;
  for (const path of ['/bikes', '/blog']) {
    expect(await (await show(path, { cookie: buyer.cookie })).text()).toMatch(link);
    expect(await (await show(path, {})).text()).not.toMatch(/saved\.css|name="until"/);
  }
});

test('a double tap on the heart of what is saved takes it off, and a later press saves it again', async () => {
  const id = await bookers(() => seller).addProduct('Bajaj Pulsar, black');
  const savedIds = async () =>
    ((await (await buyer.call('GET', '/savedIds')).json()) as { ids: string[] }).ids;
  const press = async (until: number) => {
    const body = new URLSearchParams({ save: id, from: '/bikes', until: String(until) });
    const headers = { cookie: buyer.cookie, origin: api.origin, 'content-type': formType };
    const answer = await api.site.request(`${api.origin}/saved`, { method: 'POST', headers, body }, env);
    return new URL(answer.headers.get('location') ?? '', api.origin).searchParams.get('notice');
  };
  const [before, shown] = [Date.now() - 60_000, Date.now() + 60_000];
  expect([await press(before), await press(before)]).toEqual(['bike-saved', 'bike-saved']);
  expect(await savedIds()).toContain(id);
  expect(await Promise.all([press(shown), press(shown)])).toEqual(['bike-off', 'bike-off']);
  expect(await press(shown)).toBe('bike-off');
  expect(await savedIds()).not.toContain(id);
  expect(await press(before)).toBe('bike-saved');
  expect(await savedIds()).toContain(id);
  // It was saved since: the press takes it off, and is not answered from memory.
  expect(await press(shown)).toBe('bike-off');
  expect(await savedIds()).not.toContain(id);
});

test('S2 /saved: what waits to be saved is named, to visitors and members, or said to be gone', async () => {
  const id = await bookers(() => seller).addProduct('Suzuki Gixxer, blue');
  const told = async (wish: string, cookie = '') => {
    const page = await show(`/saved?keep=${wish}`, cookie === '' ? {} : { cookie });
    expect(page.status).toBe(200);
    return page.text();
  };
  expect(await told(id)).toContain('Log in, and Suzuki Gixxer, blue can be saved.');
  expect(await told(id, buyer.cookie)).toContain('Suzuki Gixxer, blue waits to be saved.');
  for (const cookie of ['', buyer.cookie]) {
    const gone = await told('0nothing', cookie);
    expect(gone).toContain('The motorcycle that you chose is gone');
    expect(gone).not.toContain('>Save it<');
  }
});

test('a call over the network looks the session up once', async () => {
  for (const path of [
    '/me',
    '/myBookings',
    '/myProducts',
    '/mySearches',
    '/saved',
    '/myMarks',
    '/myLastProduct',
  ]) {
    const statements = await statementsOf(() => buyer.call('GET', path));
    expect([
      path,
      statements.filter((text) => /from "sessions" inner join "users"/.test(text)).length,
    ]).toEqual([path, 1]);
  }
});

test('calls after a logout in the same page request go by what is true then', async () => {
  const cookie = await signInAgain(buyer);
  const answers: number[] = [];
  const page = await answersOf(
    cookie,
    async (call) => {
      answers.push(await call('GET', '/me'), await call('GET', '/myMarks'));
      answers.push(await call('POST', '/auth/sign-out', {}), await call('GET', '/me'));
    },
    'POST',
  );
  expect(answers).toEqual([200, 200, 200, 401]);
  expect(page.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/);
});

test('a write that ends its own session is the last that it opens', async () => {
  const cookie = await signInAgain(buyer);
  const { id } = await api.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', buyer.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const answers: number[] = [];
  await answersOf(cookie, async (call) => {
    answers.push(await call('DELETE', `/me/sessions/${id}`), await call('GET', '/me'));
  });
  expect(answers).toEqual([200, 401]);
});

test('whoever signs in as somebody else during a page request is nobody for the rest of it', async () => {
  const cookie = await signInAgain(buyer);
  const answers: number[] = [];
  const signIn = { email: seller.email, password: 'correct horse' };
  const arrive = async (call: (method: string, path: string, body?: unknown) => Promise<number>) => {
    answers.push(await call('GET', '/me'));
    answers.push(await call('POST', '/auth/sign-in/email', signIn), await call('GET', '/me'));
  };
  await answersOf(cookie, arrive, 'POST');
  await answersOf('', arrive, 'POST');
  expect(answers).toEqual([200, 200, 401, 401, 200, 401]);
});

test.each([
  ['a write', 'PATCH', '/me', { name: 'Sly' }, [200, 401, 401]],
  ['a call that sets a cookie', 'GET', '/auth/get-session', undefined, [200, 200, 401]],
])(
  '%s is not let in, or not followed, by what an earlier call has seen',
  async (_, method, path, body, most) => {
    const cookie = await signInAgain(buyer);
    const answers: number[] = [];
    await answersOf(cookie, async (call) => {
      answers.push(await call('GET', '/me'));
      await endSession(cookie);
      answers.push(await call(method, path, body), await call('GET', '/me'));
    });
    expect(answers).toEqual(most);
  },
);

test('a session that is over when the page comes opens nothing', async () => {
  const cookie = await signInAgain(buyer);
  await endSession(cookie);
  const answers: number[] = [];
  calls = async (call) => void answers.push(await call('GET', '/me'));
  // Of an address that is in no cache: it is shown what visitors are shown.
  await show('/blog?ended', { cookie });
  expect(answers).toEqual([401]);
});

test('nothing that comes with a request is a proof: neither headers of any name nor an object that looks like one', async () => {
  const row = await api.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', buyer.id)
    .orderBy('created_at', 'asc')
    .executeTakeFirstOrThrow();
  const proof = { sessionId: row.id, actor: () => Promise.resolve({ ...buyer, role: 'buyer', admin: true }) };
  const text = JSON.stringify({ proof });
  const names = ['proof', 'x-proof', 'session-id', 'sessionid', 'x-session-id', 'actor', 'visitor', 'env'];
  const forged = names.flatMap((name) => [{ [name]: row.id }, { [name]: text }, { [name]: buyer.id }]);
  for (const headers of [{}, ...forged, { cookie: buyer.cookie }]) {
    const answer = await api.site.request(`${api.origin}/api/me?proof=${row.id}`, { headers }, env);
    expect([headers, answer.status]).toEqual([headers, 401]);
    // Its type says only that it is an object.
    const bindings = { ...env, proof };
    expect((await api.site.request(`${api.origin}/api/me`, { headers }, bindings)).status).toBe(401);
  }
  for (const headers of forged) {
    const page = await show(paths.bookings(), headers);
    expect(await page.text()).not.toContain('Yamaha FZ-S');
    // Signed-in visitors stay who they are.
    const own = await show(paths.bookings(), { ...headers, cookie: seller.cookie });
    expect(await own.text()).not.toContain('Yamaha FZ-S');
  }
});
