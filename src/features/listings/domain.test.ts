import { expect, test } from 'vitest';
import { marketOf } from '../../kernel/markets.ts';
import { formRules, listingRules } from './domain/rules.ts';
import { conditions, placeOf, wholeFigure } from './domain.ts';

const rules = listingRules(marketOf('BDT'));

test.each([
  ['Mirpur, Dhaka', 'Mirpur, Dhaka, Bangladesh'],
  ['Mirpur, Dhaka, Bangladesh', 'Mirpur, Dhaka, Bangladesh'],
  ['Cumilla, bangladesh', 'Cumilla, bangladesh'],
  ['Mirpur, Dhaka, Bangladesh.', 'Mirpur, Dhaka, Bangladesh'],
  ['Mirpur, Dhaka (Bangladesh)', 'Mirpur, Dhaka (Bangladesh)'],
  ['Sylhet, ', 'Sylhet, Bangladesh'],
  ['', 'Bangladesh'],
])('S1 location: "%s" is shown as "%s"', (location, place) => {
  expect(placeOf({ location, country: 'Bangladesh' })).toBe(place);
});

test('S5 conditions: excellent, good, fair', () => {
  expect(conditions).toEqual(['excellent', 'good', 'fair']);
});

test.each([
  ['18500', 18_500],
  ['18,500', 18_500],
  ['১৮,৫০০', 18_500],
  ['18.5k', 18_500],
  ['12,000 km', 12_000],
  ['12000 kms', 12_000],
  ['12 000', 12_000],
  ['১২,০০০ কিমি', 12_000],
  [' 2 ', 2],
])('S5 kilometres: "%s" is %d', (typed, figure) => {
  expect(wholeFigure(typed, 'mileage')).toBe(figure);
  expect(rules.mileage(typed)).toBeNull();
});

test.each(['-1', '1.5', '3,00,001', '18,50', 'many', '1e5'])('S5 kilometres: "%s" is refused', (typed) => {
  expect(rules.mileage(typed)).toMatchObject({ code: 'mileage-unclear' });
});

test('where people count in miles, the form takes miles, and what it refuses is told in miles', () => {
  const { mileage } = formRules(marketOf('USD'));
  for (const typed of ['', '12,000', '12k miles', '186,411', '300,000 km']) expect(mileage(typed)).toBeNull();
  for (const typed of ['186,412', '300,001 km', '12.5', 'many'])
    expect(mileage(typed)?.detail).toContain('Enter the miles on the clock');
  expect(formRules(marketOf('EUR')).mileage('many')?.detail).toContain('Enter the kilometres');
  // The API takes kilometres everywhere.
  expect(listingRules(marketOf('USD')).mileage('300000')).toBeNull();
});

test.each([
  ['2', 2],
  ['২', 2],
  ['1st', 1],
  ['2nd', 2],
  ['3rd owner', 3],
  ['4 th Owner', 4],
  ['First owner', 1],
  ['২য়', 2],
  ['২য় মালিক', 2],
  ['১ম', 1],
  ['৪র্থ', 4],
])('S5 owners: "%s" is %d', (typed, figure) => {
  expect(wholeFigure(typed, 'owners')).toBe(figure);
  expect(rules.owners(typed)).toBeNull();
});

test.each(['0', '21', '21st', '1.5', '2 nd 3 rd', 'owner', 'nd', '2nd hand'])(
  'S5 owners: "%s" is refused',
  (typed) => {
    expect(rules.owners(typed)).toMatchObject({ code: 'owners-unclear' });
  },
);
