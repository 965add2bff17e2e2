import { expect, it } from 'vitest';
import { readIn, vocabulary } from '../../../../../test/support/known-words.ts';
import { anySearch } from '../search.ts';
import { understand } from './understand.ts';

it.each([
  ['EUR', 'under 1500', '?maxPrice=1500'],
  ['EUR', 'max 1500', '?maxPrice=1500'],
  ['EUR', '1500 max', '?maxPrice=1500'],
  ['USD', 'scooters under 1500', '?category=scooters&maxPrice=1500'],
  ['GBP', 'honda under 1800', '?make=honda&maxPrice=1800'],
  ['EUR', 'scooters under 1000', '?category=scooters&maxPrice=1000'],
  ['EUR', 'roller bis 1000', '?category=scooters&maxPrice=1000'],
  ['EUR', 'moped bis 1000', '?category=scooters&maxPrice=1000'],
  ['EUR', 'honda 125 under 1000', '?make=honda&maxPrice=1000&q=125'],
  ['EUR', '125cc under 1000', '?maxCc=131&maxPrice=1000&minCc=119'],
  ['EUR', 'price under 1000', '?maxPrice=1000'],
  ['EUR', 'budget 1000', '?maxPrice=1000'],
  ['EUR', 'moins de 1000', '?maxPrice=1000'],
  ['EUR', 'under €1000', '?maxPrice=1000'],
  ['GBP', 'registered bike under 2000', '?maxPrice=2000&q=registered'],
  ['GBP', 'under 2000 registered', '?maxPrice=2000&q=registered'],
  ['GBP', 'classic 350 under 2000', '?maxPrice=2000&model=royal-enfield-classic-350'],
  ['EUR', 'roller bis 1800', '?category=scooters&maxPrice=1800'],
  ['CHF', 'unter 1500', '?maxPrice=1500'],
  ['EUR', 'έως 1500', '?maxPrice=1500'],
  ['EUR', 'sous 1500', '?maxPrice=1500'],
  ['EUR', 'under 2000', '?maxPrice=2000'],
  ['EUR', 'bis 2000', '?maxPrice=2000'],
  ['EUR', 'έως 2000', '?maxPrice=2000'],
  ['EUR', 'honda 2015 under 2000', '?make=honda&maxPrice=2000&maxYear=2015&minYear=2015'],
  ['EUR', 'bis 2000 baujahr 2015', '?maxPrice=2000&maxYear=2015&minYear=2015'],
  // Beside an engine the limit is none of engines.
  ['USD', 'shadow 750 max 1300', '?maxPrice=1300&q=shadow 750'],
  ['EUR', 'xj 600 max 800', '?maxPrice=800&q=xj 600'],
  ['EUR', 'cbr 600 f max 1400', '?maxPrice=1400&q=cbr 600 f'],
])('where a motorcycle costs little a small limit is one of prices: %s, %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it.each([
  ['USD', 'before 2000', '?maxYear=1999'],
  ['EUR', 'until 2000', '?maxYear=2000'],
  ['EUR', 'vor 2000', '?maxYear=1999'],
  ['EUR', 'older than 2000', '?maxYear=1999'],
  ['EUR', 'avant 2000', '?maxYear=1999'],
  ['EUR', 'under 2005', '?maxYear=2005'],
  ['EUR', 'baujahr bis 2000', '?maxYear=2000'],
  ['EUR', 'do 2000 roku', '?maxYear=2000'],
  ['EUR', 'до 2000 года', '?maxYear=2000'],
  ['EUR', 'after 1990 under 2000', '?maxYear=2000&minYear=1991'],
  ['EUR', 'modelljahr bis 2000', '?maxYear=2000'],
  ['EUR', 'modell bis 2000', '?maxYear=2000&q=modell'],
  ['EUR', 'zulassung bis 2000', '?maxYear=2000'],
  ['EUR', 'jahrgänge bis 2000', '?maxYear=2000'],
  ['EUR', 'produktion bis 2000', '?maxYear=2000&q=produktion'],
  ['EUR', 'modèle 2000 max', '?maxYear=2000&q=modèle'],
  ['EUR', 'immatriculation max 2000', '?maxYear=2000&q=immatriculation'],
  ['EUR', "années jusqu'à 2000", '?maxYear=2000&q=années'],
  ['EUR', 'años hasta 2000', '?maxYear=2000&q=años'],
  ['EUR', 'modelos hasta 2000', '?maxYear=2000&q=modelos'],
  ['EUR', 'matriculada hasta 2000', '?maxYear=2000&q=matriculada'],
  ['EUR', 'fabricada hasta 2000', '?maxYear=2000&q=fabricada'],
  ['EUR', 'anni fino a 2000', '?maxYear=2000&q=anni'],
  ['EUR', 'oldtimer bis 2000', '?maxYear=2000&q=oldtimer'],
  ['EUR', 'youngtimer bis 2000', '?maxYear=2000&q=youngtimer'],
  ['GBP', 'registered up to 2000', '?maxYear=2000&q=registered'],
  ['GBP', 'reg max 2000', '?maxYear=2000&q=reg'],
  ['GBP', 'built up to 2000', '?maxYear=2000&q=built'],
  ['GBP', 'vintage under 2000', '?category=classics&maxYear=2000'],
  ['GBP', 'classics under 2000', '?category=classics&maxYear=2000'],
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
  ['EUR', 'kilométrage max 1500', '?maxKm=1500'],
  ['EUR', 'quilometragem até 2000', '?maxYear=2000&q=quilometragem'],
  ['EUR', 'chilometri max 2000', '?maxYear=2000&q=chilometri'],
  ['EUR', 'cylindree max 1100', '?q=cylindree max 1100'],
  ['EUR', 'max 1200 hubraum', '?q=max 1200 hubraum'],
  ['EUR', 'less than 1200 on the clock', '?q=less 1200 clock'],
  ['EUR', 'sports bike up to 1000', '?category=sports&q=up 1000'],
  ['EUR', 'naked bike bis 1000', '?category=commuters&category=sports&q=bis 1000'],
  ['EUR', 'supersport bis 1000', '?q=supersport bis 1000'],
  ['EUR', 'tourer bis 1300', '?q=tourer bis 1300'],
  ['EUR', 'harley up to 1200', '?q=harley up 1200'],
  ['EUR', 'versys max 1000', '?q=versys max 1000'],
  ['EUR', 'gs up to 1200', '?q=gs up 1200'],
  ['EUR', 'bikes below 1000', '?q=below 1000'],
  ['EUR', 'under 600', '?q=under 600'],
  ['EUR', 'versys 1000 max 15000 km', '?maxKm=15000&q=versys 1000'],
  ['EUR', '1000 bis 1500', '?q=1000 bis 1500'],
  ['BDT', 'max 1500', '?q=max 1500'],
  ['MXN', 'under 1500', '?q=under 1500'],
])('what is no price stays none: %s, %s', (currency, words, address) =>
  expect(readIn(currency, words)).toBe(address),
);

it('beside chosen scooters or a small engine such a limit is a price', () => {
  const chosen = [{ category: ['scooters'] }, { cc: { from: null, to: 125 } }];
  for (const filters of chosen) {
    const search = { ...anySearch, ...filters, words: 'under 1000' };
    expect(understand(search, vocabulary, 2026, ['EUR']).price).toEqual({ from: null, to: 1000 });
  }
});
