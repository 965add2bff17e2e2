import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { homeTimeZone, keepTimeOf } from '../../../kernel/dates.ts';
import {
  isTaxOver,
  noPapers,
  papersInWords,
  readPapers,
  readTaxUntil,
  registrations,
  taxUntilRule,
} from './papers.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('S5 papers: in whose name, until when, and the receipt; what is not said is no “no”', () => {
  expect(registrations).toEqual(['seller', 'somebody-else', 'none']);
  const unsaid = { registration: null, taxUntil: null, receipt: null };
  expect(readPapers({ registration: '', taxUntil: '', receipt: '' })).toEqual(unsaid);
  expect(readPapers({ registration: 'mine', taxUntil: 'paid', receipt: 'no' })).toEqual(unsaid);
  expect(papersInWords(unsaid)).toEqual(unsaid);
  expect(readPapers({ registration: 'none', taxUntil: 'Dec 2027', receipt: 'false' })).toEqual({
    registration: 'none',
    taxUntil: '2027-12-31',
    receipt: false,
  });
});

test.each(['', ' ', '31/12/2027', 'Dec 2036', '31/01/2012', '১২/২০২৭'])(
  'S5 tax token: "%s" can be its last day, or nothing',
  (typed) => {
    expect(taxUntilRule(typed)).toBeNull();
  },
);

test.each([
  ['paid', 'tax-until-unclear'],
  ['2027', 'tax-until-unclear'],
  ['31/02/2027', 'tax-until-unclear'],
  ['x'.repeat(5_000), 'tax-until-unclear'],
  ['Jan 2037', 'tax-until-implausible'],
  ['31/12/1989', 'tax-until-implausible'],
])('S5 tax token: "%.20s" is refused as %s', (typed, code) => {
  expect(taxUntilRule(typed)).toMatchObject({ code });
  expect(readTaxUntil(typed)).toBeNull();
});

test('S5 tax token: on its last day it is not over, the next day in Dhaka it is', () => {
  expect(isTaxOver('2027-12-31', new Date('2027-12-31T17:59:00Z'))).toBe(false);
  expect(isTaxOver('2027-12-31', new Date('2027-12-31T18:00:00Z'))).toBe(true);
  expect(isTaxOver(null, new Date('2027-12-31T18:00:00Z'))).toBe(false);
});

test('in another time zone its last day is the same day, and is over when that ends there', () => {
  keepTimeOf('America/Los_Angeles');
  try {
    for (const typed of ['31/12/2027', 'Dec 2027', '31 Dec 2027'])
      expect(readTaxUntil(typed)).toBe('2027-12-31');
    expect(papersInWords({ ...noPapers, taxUntil: '2027-12-31' }).taxUntil).toBe('31 Dec 2027');
    expect(isTaxOver('2027-12-31', new Date('2028-01-01T07:59:00Z'))).toBe(false);
    expect(isTaxOver('2027-12-31', new Date('2028-01-01T08:00:00Z'))).toBe(true);
    keepTimeOf('Pacific/Kiritimati');
    expect(readTaxUntil('31/12/2027')).toBe('2027-12-31');
    expect(isTaxOver('2027-12-31', new Date('2027-12-31T10:00:00Z'))).toBe(true);
  } finally {
    keepTimeOf(homeTimeZone);
  }
});
