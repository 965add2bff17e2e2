import { expect, test } from 'vitest';
import { codeOfCountry, countryBehind, countryNamed } from './countries.ts';

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
  ['GB', 'United Kingdom'],
  ['FR', 'France'],
  ['RU', 'Russia'],
  ['RS', 'Serbia'],
  ['BF', 'Burkina Faso'],
  ['BJ', 'Benin'],
  ['CD', 'Congo - Kinshasa'],
  ['TL', 'Timor-Leste'],
  ['England', 'United Kingdom'],
  ['Россия', 'Russia'],
  ['Myanmar', 'Myanmar'],
  ['Georgia', 'Georgia'],
  ['de', undefined],
  ['Atlantis', undefined],
])('%s is %s', (text, country) => expect(countryNamed(text)).toBe(country));

test.each([
  ['United Kingdom', 'GB'],
  ['France', 'FR'],
  ['Germany', 'DE'],
  ['Russia', 'RU'],
])('the code of %s is the one that it has now, %s', (name, code) => expect(codeOfCountry(name)).toBe(code));

test('a country has its code by its English name only', () => {
  expect([codeOfCountry('Myanmar'), codeOfCountry('Deutschland'), codeOfCountry('')]).toEqual([
    'MM',
    undefined,
    undefined,
  ]);
});

test.each([
  ['McHenry, Illinois, United States', { place: 'McHenry, Illinois', country: 'United States' }],
  ['Köln, Deutschland', { place: 'Köln', country: 'Germany' }],
  ['San Jose, CA', null],
  ['Atlanta, Georgia', null],
  ['Nepal', null],
  ['Kadıköy, İstanbul', null],
])('the country behind %s', (place, behind) => expect(countryBehind(place)).toEqual(behind));
