import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { priceWatchers, showing } from '../../../test/support/price-watchers.ts';
import { markDropsSeen } from './data/looks.ts';

const garage = priceWatchers();
const { look, saver, offer, ask, retryNow } = garage;

/** The job runs, and again after so many minutes. Returns the prices that mail has told of. */
async function lookAfter(minutes: number): Promise<(string | undefined)[]> {
  const before = await look({ later: false });
  await sql`update price_drops set due_at = due_at - make_interval(mins => ${minutes})`.execute(
    garage.database,
  );
  await retryNow();
  const after = await look({ later: false });
  expect(before).toEqual([]);
  expect(after.length).toBe(garage.sent.length);
  return garage.sent.map(({ text }) => /([\d,]+) · 2019/.exec(text)?.[1]);
}

test('who takes off a little again and again is told of once a day; a price that is worth it, at once', async () => {
  const id = await offer(100_000);
  await saver([id]);
  await ask(id, 99_990);
  expect(await lookAfter(16)).toEqual(['99,990']);
  for (const amount of [99_980, 99_970, 99_960]) {
    await ask(id, amount);
    expect(await lookAfter(16)).toEqual([]);
  }
  expect(await lookAfter(24 * 60)).toEqual(['99,960']);
  await ask(id, 99_950);
  expect(await lookAfter(16)).toEqual([]);
  // What waits for tomorrow does not keep this one waiting.
  await ask(id, 94_000);
  expect(await lookAfter(16)).toEqual(['94,000']);
});

test('five percent of the price told last are worth a mail at once, less is not', async () => {
  const id = await offer(200_000);
  await saver([id]);
  await ask(id, 100_000);
  expect(await lookAfter(16)).toEqual(['1,00,000']);
  await ask(id, 95_001);
  expect(await lookAfter(16)).toEqual([]);
  await ask(id, 95_000);
  expect(await lookAfter(16)).toEqual(['95,000']);
});

test('another motorcycle’s mail takes a small step along', async () => {
  const [one, other] = [await offer(100_000), await offer(50_000)];
  await saver([one, other]);
  await ask(one, 99_000);
  expect(await lookAfter(16)).toEqual(['99,000']);
  await ask(one, 98_990);
  await ask(other, 45_000);
  expect(await lookAfter(16)).toHaveLength(1);
  expect(garage.sent[0]?.text).toContain('98,990');
  // The next one waits for the day that this one would have waited for.
  await ask(one, 98_980);
  expect(await lookAfter(24 * 60)).toEqual(['98,980']);
});

test('a price that somebody has seen on the page is no mail: the first mail does not wait for a day after it', async () => {
  const id = await offer(100_000);
  const { id: user } = await saver([id]);
  await ask(id, 90_000);
  await look({ later: false });
  await garage.database
    .transaction()
    .execute((transaction) => markDropsSeen(transaction, user, showing([id], 90_000)));
  await sql`update price_drops set due_at = now() - interval '1 minute'`.execute(garage.database);
  await ask(id, 89_990);
  expect(await lookAfter(16)).toEqual(['89,990']);
});
