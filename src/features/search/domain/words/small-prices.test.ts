import { expect, it } from 'vitest';
import { readIn } from '../../../../../test/support/known-words.ts';

it.each([
  ['EUR', 'under 1500', '?maxPrice=1500'],
  ['EUR', 'max 1500', '?maxPrice=1500'],
  ['EUR', '1500 max', '?maxPrice=1500'],
  ['USD', 'scooters under 1500', '?category=scooters&maxPrice=1500'],
  ['GBP', 'honda under 1800', '?make=honda&maxPrice=1800'],
  ['USD', 'bikes below 1000', '?maxPrice=1000'],
  ['EUR', 'roller bis 1800', '?category=scooters&maxPrice=1800'],
  ['CHF', 'unter 1500', '?maxPrice=1500'],
  ['EUR', 'έως 1500', '?maxPrice=1500'],
  ['EUR', 'sous 1500', '?maxPrice=1500'],
  ['EUR', 'under 2000', '?maxPrice=2000'],
  ['EUR', 'bis 2000', '?maxPrice=2000'],
  ['EUR', 'έως 2000', '?maxPrice=2000'],
  ['EUR', 'honda 2015 under 2000', '?make=honda&maxPrice=2000&maxYear=2015&minYear=2015'],
  ['EUR', 'bis 2000 baujahr 2015', '?maxPrice=2000&maxYear=2015&minYear=2015'],
])('where a motorcycle costs little a small limit is one of prices: %s, %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it.each([
  ['USD', 'before 2000', '?maxYear=2000'],
  ['EUR', 'until 2000', '?maxYear=2000'],
  ['EUR', 'vor 2000', '?maxYear=2000'],
  ['EUR', 'older than 2000', '?maxYear=2000'],
  ['EUR', 'avant 2000', '?maxYear=2000'],
  ['EUR', 'under 2005', '?maxYear=2005'],
  ['EUR', 'baujahr bis 2000', '?maxYear=2000'],
  ['EUR', 'do 2000 roku', '?maxYear=2000'],
  ['EUR', 'до 2000 года', '?maxYear=2000'],
  ['EUR', 'after 1990 under 2000', '?maxYear=2000&minYear=1990'],
  ['EUR', 'ab 2000', '?minYear=2000'],
  ['BDT', 'under 2000', '?maxYear=2000'],
])('a year stays one: %s, %s', (currency, words, address) => expect(readIn(currency, words)).toBe(address));

it.each([
  ['EUR', 'under 1000 cc', '?maxCc=1000'],
  ['EUR', 'engine under 1500', '?maxCc=1500'],
  ['EUR', 'bis 1500 ccm', '?maxCc=1500'],
  ['USD', 'under 1500 miles', '?maxKm=2414'],
  ['USD', 'mileage under 1500', '?maxKm=2414'],
  ['EUR', 'km under 1500', '?maxKm=1500'],
  ['USD', 'yamaha v max 1200', '?make=yamaha&q=v max 1200'],
  ['EUR', 'under 600', '?q=under 600'],
  ['EUR', 'versys 1000 max 15000 km', '?maxKm=15000&q=versys 1000'],
  ['EUR', '1000 bis 1500', '?q=1000 bis 1500'],
  ['BDT', 'max 1500', '?q=max 1500'],
  ['MXN', 'under 1500', '?q=under 1500'],
])('what is no price stays none: %s, %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);
