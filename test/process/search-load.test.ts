import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp, makeDataDir, type RunningSite, startSite } from './site-process.ts';

// The same search from many at once, while others sell: nothing fails, nothing is missing, nothing is told twice.

const clients = 50;
const perSecond = 20;
const seconds = 10;
/** Ends what hangs; no measurement. */
const longest = 30_000;

let dataDir: string;
let site: RunningSite;
beforeAll(async () => {
  dataDir = await makeDataDir();
  site = await startSite({ DATA_DIR: dataDir });
});
afterAll(() => cleanUp(dataDir));

interface Answer {
  status: number;
  text: string;
}

async function call(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { origin: site.address, 'content-type': 'application/json', ...init.headers };
  const answer = await fetch(site.address + path, { ...init, headers, signal: AbortSignal.timeout(longest) });
  return { status: answer.status, text: await answer.text() };
}

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body: JSON.stringify(body), headers });

/** Somebody who sells, with a token of theirs. Each may add as many an hour as the site allows. */
async function seller(number: number): Promise<string> {
  const email = `seller${number}@example.org`;
  const signUp = await fetch(`${site.address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: site.address, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', name: 'Seller' }),
  });
  const cookie = signUp.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  await send('/api/users', { name: 'Seller', email, role: 'seller' }, { cookie });
  const { token } = JSON.parse((await send('/api/jwt', { email }, { cookie })).text) as { token: string };
  return token;
}

const wanted = '?make=yamaha&maxPrice=900000';

function add(token: string, number: number): Promise<Answer> {
  const bike = {
    name: `Yamaha FZ-S V3 number ${number}`,
    image: '/art/naked-sky.svg',
    price: '1,60,000',
    originalPrice: '1,90,000',
    location: 'Sylhet',
    yearOfUse: '2021',
    number: '01812345678',
    category: 'commuters',
  };
  return send('/api/products', bike, { authorization: `Bearer ${token}` });
}

/** Whether a listing is in the search: on its first page, or on the next where a hundred more have come in since. */
async function isFound(id: string): Promise<boolean> {
  let path: string | undefined = `/api/bikes${wanted}&limit=100`;
  while (path) {
    const answer: Response = await fetch(site.address + path, { signal: AbortSignal.timeout(longest) });
    if ((await answer.text()).includes(id)) return true;
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return false;
}

test(`the same search from ${clients} at once while ${perSecond} listings a second come in: every answer is whole and has what was there before it was asked`, async () => {
  const tokens = await Promise.all(Array.from({ length: 4 }, (_, number) => seller(number)));
  const wrong: string[] = [];
  /** How many are surely there: a search that begins now finds at least these. */
  let added = 0;
  let asked = 0;
  let slowest = 0;
  let over = false;

  async function look(client: number): Promise<void> {
    let seen = 0;
    while (!over) {
      const least = added;
      const began = performance.now();
      // Half read the page as people do, half the data.
      const isPage = client % 2 === 0;
      const { status, text } = await call(isPage ? `/bikes${wanted}` : `/api/bikes${wanted}`);
      slowest = Math.max(slowest, performance.now() - began);
      asked += 1;
      if (status !== 200) {
        wrong.push(`${status} ${text.slice(0, 200)}`);
        continue;
      }
      if (isPage) {
        const total = Number(
          /role="status"[^>]*>([\d,]+) motorcycles?</.exec(text)?.[1]?.replaceAll(',', '') ?? 0,
        );
        if (!text.endsWith('</html>')) wrong.push('a page breaks off');
        if (total < Math.max(least, seen)) wrong.push(`a page has ${total} of ${Math.max(least, seen)}`);
        seen = total;
        continue;
      }
      const { total, items } = JSON.parse(text) as { total: number; items: { _id: string; name: string }[] };
      if (total < Math.max(least, seen)) wrong.push(`${total} of ${Math.max(least, seen)}`);
      seen = total;
      if (new Set(items.map(({ _id }) => _id)).size !== items.length) wrong.push('one is listed twice');
    }
  }

  async function sell(): Promise<void> {
    const began = performance.now();
    const all: Promise<void>[] = [];
    const waiting = new Set<Promise<void>>();
    for (let number = 0; number < perSecond * seconds; number += 1) {
      const due = began + (number * 1_000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      // A machine that is too slow for so many a second gets them later: none is meant to wait in vain.
      while (waiting.size >= perSecond) await Promise.race(waiting);
      const one: Promise<void> = add(tokens[number % tokens.length] ?? '', number)
        .then(async ({ status, text }) => {
          if (status !== 201) return void wrong.push(`not added: ${status} ${text.slice(0, 200)}`);
          const { insertedId } = JSON.parse(text) as { insertedId: string };
          added += 1;
          // Whoever adds one sees it in the very next answer.
          if (!(await isFound(insertedId))) wrong.push(`${insertedId} is not in the next answer`);
        })
        .finally(() => waiting.delete(one));
      all.push(one);
      waiting.add(one);
    }
    await Promise.all(all);
    over = true;
  }

  await Promise.all([sell(), ...Array.from({ length: clients }, (_, client) => look(client))]);
  console.log(`${asked} searches while ${added} came in; the slowest took ${Math.round(slowest)} ms`);
  expect(wrong).toEqual([]);
  expect(added).toBe(perSecond * seconds);
  expect(asked).toBeGreaterThan(clients * 2);
  const { total } = JSON.parse((await call(`/api/bikes${wanted}`)).text) as { total: number };
  expect(total).toBe(added);
});
