import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { priceWatchers, showing } from '../../../test/support/price-watchers.ts';
import { lookAtPrices } from './commands/looks.ts';
import { sendPriceDrops } from './commands/send-price-drops.ts';
import { matchPriceDrops } from './data/price-drops.ts';
import { tellPriceDrops } from './jobs.ts';

const garage = priceWatchers();
const { partsOf, take, passGathering, retryNow, look, saver, offer, ask } = garage;

test('several processes send one; a server that is away gets it later, one that refuses is not asked again', async () => {
  const id = await offer();
  const { email } = await saver([id]);
  await ask(id, 90_000);
  let tries = 0;
  const moody = (code: number) =>
    partsOf(() => {
      tries += 1;
      return Promise.reject(
        Object.assign(new Error('no such mailbox'), { responseCode: code, command: 'RCPT TO' }),
      );
    });
  expect(await look({ parts: moody(451) })).toEqual([]);
  expect(tries).toBe(1);
  await retryNow();
  await Promise.all(Array.from({ length: 4 }, () => tellPriceDrops(take())));
  expect(garage.sent.map(({ to }) => to)).toEqual([email]);

  await ask(id, 80_000);
  await look({ parts: moody(550) });
  expect([tries, await look()]).toEqual([2, []]);
  await ask(id, 70_000);
  expect(await look()).toEqual([email]);
});

test('a price that goes down while its mail is on its way is told by the next one', async () => {
  const id = await offer();
  const { email } = await saver([id]);
  await ask(id, 90_000);
  const during = partsOf(async (message) => {
    garage.sent.push(message);
    await ask(id, 80_000);
    await tellPriceDrops(take());
  });
  expect(await look({ parts: during })).toEqual([email]);
  expect(garage.sent[0]?.text).toContain('90,000');
  expect(await look()).toEqual([email]);
  expect(garage.sent[0]?.text).toContain('80,000');
  expect(await look()).toEqual([]);
});

test('a price is told once, also where the change to it is matched while its mail is on its way', async () => {
  const id = await offer();
  const { email } = await saver([id]);
  await ask(id, 90_000);
  expect(await look({ later: false })).toEqual([]);
  await passGathering();
  // One process reads the price before another has matched the change to it.
  await ask(id, 80_000);
  const during = partsOf(async (message) => {
    garage.sent.push(message);
    expect(await matchPriceDrops(garage.database)).toEqual({ changes: 1, drops: 1 });
  });
  expect(await sendPriceDrops(during)).toBe(1);
  expect(garage.sent[0]?.text).toContain('80,000');
  expect(await look()).toEqual([]);
  await ask(id, 70_000);
  expect(await look()).toEqual([email]);
});

test('a mail that takes so long that another process sends the next one makes nothing news again', async () => {
  const id = await offer();
  await saver([id]);
  await ask(id, 90_000);
  const long = partsOf(async () => {
    await ask(id, 80_000);
    await look();
  });
  await look({ later: false });
  await passGathering();
  expect(await sendPriceDrops(long)).toBe(1);
  expect(garage.sent[0]?.text).toContain('80,000');
  await ask(id, 85_000);
  expect(await look()).toEqual([]);
  await ask(id, 84_000);
  expect(await look()).toEqual([]);
});

test('a deadlock with whoever writes the same is tried again, and tells nobody twice', async () => {
  const [seen, told] = [await offer(), await offer()];
  const { member, email } = await saver([seen, told]);
  await ask(seen, 90_000);
  await sql`create sequence attempts`.execute(garage.database);
  await sql`create function deadlock_first() returns trigger language plpgsql as $$ begin
    if nextval('attempts') % 2 = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
    return new;
  end $$`.execute(garage.database);
  await sql`create trigger deadlock_first before insert on price_drops execute function deadlock_first()`.execute(
    garage.database,
  );
  expect(await lookAtPrices(garage.database, member, showing([seen], 90_000))).toBe(1);
  await ask(told, 90_000);
  expect(await look()).toEqual([email]);
  await sql`drop function deadlock_first cascade`.execute(garage.database);
  await sql`drop sequence attempts`.execute(garage.database);
});
