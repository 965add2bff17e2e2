import { expect, test } from 'vitest';
import { alertMails, only } from '../../../test/support/alert-mails.ts';
import { homeTimeZone, keepTimeOf } from '../../kernel/dates.ts';
import { changeSearch } from './commands.ts';
import { dailyBoundary } from './domain/mail-times.ts';
import { sendDaily } from './jobs.ts';

const garage = alertMails();
const { partsOf, save, sell, atOnce, retryNow } = garage;

test('daily: what a day of Dhaka brought in one mail after eight in the morning, however often it is asked', async () => {
  const { id, email } = await save(only(106_000), 'daily');
  await save(only(106_000), 'never');
  const at = async (listing: string, moment: string) => {
    await garage.database
      .updateTable('saved_search_matches')
      .set({ found_at: moment })
      .where('listing_id', '=', listing)
      .where('search_id', '=', id)
      .execute();
  };
  await garage.database
    .updateTable('saved_searches')
    .set({ daily_until: '2026-11-20T05:00:00Z' })
    .where('id', '=', id)
    .execute();
  const evening = await sell(106_000);
  await at(evening, '2026-11-20T15:00:00Z');
  const night = await sell(106_000);
  // 07:59 in Dhaka.
  await at(night, '2026-11-21T01:59:00Z');
  const morning = await sell(106_000);
  await at(morning, '2026-11-21T02:01:00Z');
  const daily = async (moment: string) => (await sendDaily(partsOf(), new Date(moment))).mails;

  expect(await atOnce()).toBe(0);
  expect(await daily('2026-11-20T23:00:00Z')).toBe(0);
  garage.server.mood = { code: 451, text: 'later' };
  expect(await daily('2026-11-21T02:01:30Z')).toBe(0);
  garage.server.mood = null;
  await retryNow();
  expect((await Promise.all([daily('2026-11-21T03:00:00Z'), daily('2026-11-21T03:00:00Z')])).sort()).toEqual([
    0, 1,
  ]);
  expect(await daily('2026-11-21T20:00:00Z')).toBe(0);
  expect(garage.received.map(({ to }) => to)).toEqual([[email]]);
  expect(garage.received[0]?.text).toContain(evening);
  expect(garage.received[0]?.text).toContain(night);
  expect(garage.received[0]?.text).not.toContain(morning);
  expect(await daily('2026-11-22T02:00:00Z')).toBe(1);
  expect(garage.received[1]?.text).toContain(morning);
});

test('what waits follows its search when the owner chooses another time for its mail', async () => {
  const { id, email, member } = await save(only(106_500), 'daily');
  await sell(106_500);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1_000);
  await changeSearch(garage.database, member, id, { frequency: 'now' });
  expect(await sendDaily(partsOf(), tomorrow)).toEqual({ mails: 0 });
  expect(await atOnce()).toBe(1);
  await sell(106_500);
  await retryNow();
  await changeSearch(garage.database, member, id, { frequency: 'daily' });
  expect(await atOnce()).toBe(0);
  expect(await sendDaily(partsOf(), tomorrow)).toEqual({ mails: 1 });
  expect(garage.received.map(({ to }) => to)).toEqual([[email], [email]]);
});

test('a day’s mail goes up to eight in the morning in Dhaka', () => {
  const boundary = (moment: string) => dailyBoundary(new Date(moment)).toISOString();
  expect(boundary('2026-11-21T01:59:59Z')).toBe('2026-11-20T02:00:00.000Z');
  expect(boundary('2026-11-21T02:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
  expect(boundary('2026-11-21T20:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
});

test('in a garage of another time zone it goes up to eight there, in summer, too', () => {
  keepTimeOf('Europe/London');
  try {
    expect(dailyBoundary(new Date('2026-11-21T08:00:00Z')).toISOString()).toBe('2026-11-21T08:00:00.000Z');
    expect(dailyBoundary(new Date('2026-07-21T07:30:00Z')).toISOString()).toBe('2026-07-21T07:00:00.000Z');
  } finally {
    keepTimeOf(homeTimeZone);
  }
});
