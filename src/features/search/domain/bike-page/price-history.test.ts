import { expect, test } from 'vitest';
import { difference, type PriceChange, pricesOf, pricesTold } from './price-history.ts';

const posted = new Date('2026-01-01T00:00:00Z');

function change(day: number, was: number | null, became: number | null): PriceChange {
  return { at: new Date(Date.UTC(2026, 1, day)).toISOString(), was, became, wasIn: null, becameIn: null };
}

test('every price from the first on, the latest first; none where it never changed', () => {
  expect(pricesOf([], posted)).toEqual([]);
  expect(pricesOf([change(9, 90_000, 95_000), change(2, 100_000, 90_000)], posted)).toEqual([
    { since: '2026-02-09T00:00:00.000Z', amount: 95_000, currency: null },
    { since: '2026-02-02T00:00:00.000Z', amount: 90_000, currency: null },
    { since: '2026-01-01T00:00:00.000Z', amount: 100_000, currency: null },
  ]);
});

test('a zero too many or too few that was soon corrected was never a price', () => {
  const minutesLater = (minutes: number, was: number, became: number) => ({
    ...change(1, was, became),
    at: new Date(posted.getTime() + minutes * 60_000).toISOString(),
  });
  expect(pricesOf([minutesLater(1, 14_500_000, 145_000)], posted)).toEqual([]);
  const amounts = (...changes: PriceChange[]) => pricesOf(changes, posted).map(({ amount }) => amount);
  const days = 24 * 60;
  expect(amounts(minutesLater(9 * days, 145_000, 139_000), minutesLater(1, 14_500, 145_000))).toEqual([
    139_000, 145_000,
  ]);
  // Back to what it was before.
  expect(
    amounts(minutesLater(9 * days + 1, 1_390_000, 139_000), minutesLater(9 * days, 139_000, 1_390_000)),
  ).toEqual([]);
  // A reduction within the day, with a slip between.
  expect(amounts(minutesLater(3, 11_000, 100_000), minutesLater(2, 110_000, 11_000))).toEqual([
    100_000, 110_000,
  ]);
  // What stood for days was asked, and so is what did not change as much.
  expect(amounts(minutesLater(2 * days, 14_500_000, 145_000))).toEqual([145_000, 14_500_000]);
  expect(amounts(minutesLater(1, 200_000, 145_000))).toEqual([145_000, 200_000]);
});

test('of many the latest; that the first one is left out of them is not said of another', () => {
  const many = Array.from({ length: pricesTold }, (_, i) => change(28 - i, 100_000 - i, 100_001 - i));
  const prices = pricesOf(many, posted);
  expect(prices).toHaveLength(pricesTold);
  expect(prices.map(({ since }) => since)).not.toContain(posted.toISOString());
});

test('a difference is of two figures of one currency', () => {
  const price = (amount: number | null, currency: string | null = null) => ({
    since: posted.toISOString(),
    amount,
    currency,
  });
  expect(difference(price(90_000), price(100_000))).toBe(-10_000);
  expect(difference(price(100_000), price(90_000))).toBe(10_000);
  expect(difference(price(90_000, 'INR'), price(100_000, 'INR'))).toBe(-10_000);
  expect(difference(price(900, 'USD'), price(100_000))).toBeNull();
  expect(difference(price(null), price(100_000))).toBeNull();
  expect(difference(price(100_000), price(null))).toBeNull();
});
