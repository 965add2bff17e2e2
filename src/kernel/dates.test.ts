import { afterEach, describe, expect, it, test } from 'vitest';
import {
  atMarketTime,
  dayOf,
  formatDate,
  formatMoment,
  homeTimeZone,
  keepTimeOf,
  latestMarketHour,
  onMarketClock,
  yearOf,
} from './dates.ts';

const reference = new Date('2026-11-21T00:00:00Z');
afterEach(() => keepTimeOf(homeTimeZone));

describe('formatDate', () => {
  it('writes the day of the market, in either language', () => {
    expect(formatDate(reference)).toBe('21 Nov 2026');
    expect(formatDate('2026-11-20T19:00:00Z')).toBe('21 Nov 2026');
    expect(formatDate(reference, { locale: 'bn-BD' })).toContain('২০২৬');
    expect(yearOf(new Date('2026-12-31T19:00:00Z'))).toBe(2027);
  });

  it('writes the day of another zone, but a day without a time as it is', () => {
    keepTimeOf('America/Los_Angeles');
    expect(formatDate(reference)).toBe('20 Nov 2026');
    expect(formatDate('2027-12-31')).toBe('31 Dec 2027');
    expect([yearOf(new Date('2027-01-01T07:59:00Z')), dayOf(reference)]).toEqual([2026, '2026-11-20']);
    keepTimeOf('Pacific/Auckland');
    expect(formatDate('2026-11-20T11:00:00Z')).toBe('21 Nov 2026');
  });
});

it('a moment is told by the clock in Dhaka, or in the garage’s zone, in summer and in winter', () => {
  expect(formatMoment('2026-11-20T19:05:00Z')).toMatch(/^21 Nov 2026,? 01:05$/);
  keepTimeOf('Europe/London');
  expect(formatMoment('2026-11-20T19:05:00Z')).toMatch(/^20 Nov 2026,? 19:05$/);
  expect(formatMoment('2026-07-20T23:05:00Z')).toMatch(/^21 Jul 2026,? 00:05$/);
});

test.each([
  ['Asia/Dhaka', '2026-11-21T01:59:00Z', '2026-11-20T02:00:00.000Z'],
  ['Asia/Dhaka', '2026-11-21T02:00:00Z', '2026-11-21T02:00:00.000Z'],
  ['Europe/London', '2026-03-28T12:00:00Z', '2026-03-28T08:00:00.000Z'],
  // Since this night clocks are an hour ahead.
  ['Europe/London', '2026-03-29T07:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['Europe/London', '2026-03-29T06:59:00Z', '2026-03-28T08:00:00.000Z'],
  ['Europe/London', '2026-10-25T08:00:00Z', '2026-10-25T08:00:00.000Z'],
  ['Europe/London', '2026-10-25T07:59:00Z', '2026-10-24T07:00:00.000Z'],
  ['America/New_York', '2026-11-21T00:00:00Z', '2026-11-20T13:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-21T00:00:00Z', '2026-11-20T19:00:00.000Z'],
])('in %s, eight in the morning before %s was %s', (zone, now, before) => {
  keepTimeOf(zone);
  expect(latestMarketHour(new Date(now), 8).toISOString()).toBe(before);
});

test('there is one such hour each day, and never one to come, in every zone', () => {
  for (const zone of ['Europe/London', 'America/Santiago', homeTimeZone]) {
    keepTimeOf(zone);
    for (const hour of [0, 2, 8]) {
      const found = new Set<number>();
      for (let time = Date.UTC(2026, 0, 2); time < Date.UTC(2027, 0, 2); time += 100 * 60_000) {
        const latest = latestMarketHour(new Date(time), hour).getTime();
        expect(latest).toBeLessThanOrEqual(time);
        expect(time - latest).toBeLessThan(26 * 60 * 60_000);
        found.add(latest);
      }
      expect([zone, hour, Math.abs(found.size - 365) <= 1]).toEqual([zone, hour, true]);
    }
  }
});

test('what a clock shows leads back to its time', () => {
  for (const zone of [
    'Europe/London',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    homeTimeZone,
  ]) {
    keepTimeOf(zone);
    for (let time = Date.UTC(2026, 0, 1, 12); time < Date.UTC(2027, 0, 1); time += 24 * 60 * 60_000)
      expect(atMarketTime(onMarketClock(new Date(time)).getTime()).getTime()).toBe(time);
  }
});
