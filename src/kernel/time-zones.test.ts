import { expect, test } from 'vitest';
import { countryOf } from './markets.ts';
import { isTimeZone, timeZoneOf } from './time-zones.ts';

test('every currency of one country has a zone, which is one', () => {
  const codes = Intl.supportedValuesOf('currency').filter((code) => countryOf(code) !== undefined);
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => timeZoneOf(code) === 'UTC')).toEqual([]);
  expect(codes.filter((code) => !isTimeZone(timeZoneOf(code)))).toEqual([]);
});

test('the zone is that of the market unless another currency is set, and UTC where nothing is known', () => {
  expect([undefined, 'BDT', 'GBP', 'EUR', 'XAU'].map(timeZoneOf)).toEqual([
    'Asia/Dhaka',
    'Asia/Dhaka',
    'Europe/London',
    'Europe/Berlin',
    'UTC',
  ]);
});

test.each(['Europe/Nowhere', '+05:30', 'London', '', '8'])('"%s" is no name of a zone', (name) =>
  expect(isTimeZone(name)).toBe(false),
);
