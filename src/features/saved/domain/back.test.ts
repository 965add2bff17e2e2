import { expect, test } from 'vitest';
import { backText, readBack } from './back.ts';

const saved = { _id: '0abc', savedAt: '2026-01-02T03:04:05.678Z' };

test.each([
  { priceAmount: 185_000, currency: 'BDT' },
  { priceAmount: 0, currency: null },
  { priceAmount: null, currency: null },
])('a motorcycle that is put back without script is as it was saved: %j', (priceThen) => {
  expect(readBack(backText({ ...saved, priceThen }))).toEqual({ ...saved, ...priceThen });
});

test.each([
  ['0abc', { _id: '0abc' }],
  ['', null],
  ['../x,2026-01-02T03:04:05.678Z,1,BDT', null],
  ['0abc,2026-01-02T03:04:05.678Z,1,BDT,more', null],
  ['0abc,2026-01-02T03:04:05.678Z,-1,taka', { ...saved, priceAmount: null, currency: null }],
])('%s is read as %j', (text, read) => {
  expect(readBack(text)).toEqual(read);
});
