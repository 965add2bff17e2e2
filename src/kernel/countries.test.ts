import { expect, test } from 'vitest';
import { codeOfCountry, countryNamed } from './countries.ts';

test.each([
  ['Germany', 'Germany'],
  ['germany', 'Germany'],
  ['Deutschland', 'Germany'],
  ['DE', 'Germany'],
  ['Việt Nam', 'Vietnam'],
  ['日本', 'Japan'],
  ['Turkey', 'Türkiye'],
  ['uk', undefined],
  ['UK', 'United Kingdom'],
  ['Myanmar', 'Myanmar'],
  ['Georgia', 'Georgia'],
  ['de', undefined],
  ['Atlantis', undefined],
])('%s is %s', (text, country) => expect(countryNamed(text)).toBe(country));

test('a country has its code by its English name only', () => {
  expect([codeOfCountry('Myanmar'), codeOfCountry('Deutschland'), codeOfCountry('')]).toEqual([
    'MM',
    undefined,
    undefined,
  ]);
});
