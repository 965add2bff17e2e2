import { expect, test } from 'vitest';
import { read } from '../../../../../../test/support/known-words.ts';

test.each([
  ['moto sotto i 3000 euro', '?maxPrice=3000'],
  ['entro 4000 euro', '?maxPrice=4000'],
  ['massimo 5000 euro', '?maxPrice=5000'],
  ['dai 2000 ai 4000 euro', '?maxPrice=4000&minPrice=2000'],
  ['honda dal 2018', '?make=honda&minYear=2018'],
  ['dal 2018 in poi', '?minYear=2018'],
  ['dopo il 2015', '?minYear=2016'],
  ['prima del 2010', '?maxYear=2009'],
  ['125 di cilindrata', '?maxCc=131&minCc=119'],
  ['pochi km', '?sort=km-low'],
  ['dio unico proprietario', '?model=honda-dio&owners=1'],
  ['honda o yamaha', '?make=honda&make=yamaha'],
  ['non honda', '?notMake=honda'],
  ['dio usato', '?model=honda-dio'],
])('what people say in Italian: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['à moins de 5000€', '?maxPrice=5000'],
  ['moins de 125 cm³', '?maxCc=125'],
  ['après 2015', '?minYear=2016'],
  ['sous 5000 €', '?maxPrice=5000'],
  ['en dessous de 5000 €', '?maxPrice=5000'],
  ['scooter 125 cmc', '?category=scooters&maxCc=131&minCc=119'],
  ['sous selle', '?q=sous selle'],
  ['avant 2012', '?maxYear=2011'],
  ['dio 1ère main', '?model=honda-dio&owners=1'],
  ['dio pas chère', '?model=honda-dio&sort=price-low'],
  ["dio d'occasion", '?model=honda-dio'],
])('what people say in French: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['pas avant 2015', '?minYear=2015'],
  ['non prima del 2015', '?minYear=2015'],
  ['nicht vor 2015', '?minYear=2015'],
  ['niet voor 2015', '?minYear=2015'],
  ['no antes de 2015', '?minYear=2015'],
  ['não antes de 2015', '?minYear=2015'],
  ['pas après 2018', '?maxYear=2018'],
  ['nicht nach 2018', '?maxYear=2018'],
  ['no después de 2018', '?maxYear=2018'],
])('a year that is not exceeded, in several languages: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['tot € 5.000', '?maxPrice=5000'],
  ['3000 tot 5000 euro', '?maxPrice=5000&minPrice=3000'],
  ['tussen 3000 en 5000 euro', '?maxPrice=5000&minPrice=3000'],
  ['minder dan 20.000 km', '?maxKm=20000'],
  ['bouwjaar vanaf 2015', '?minYear=2015'],
  ['voor 2010', '?maxYear=2009'],
  ['weinig km', '?sort=km-low'],
  ['dio 1e eigenaar', '?model=honda-dio&owners=1'],
  ['goedkope honda te koop', '?make=honda&sort=price-low'],
  ['geen honda', '?notMake=honda'],
])('what people say in Dutch: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['por debajo de 5 millones', '?maxPrice=5000000'],
  ['honda modelo 2020', '?make=honda&maxYear=2020&minYear=2020'],
  ['modelo 2020 en adelante', '?minYear=2020'],
  ['cilindraje 150', '?maxCc=158&minCc=143'],
])('what people say in Spanish: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['до 300 тысяч', '?maxPrice=300000'],
  ['до 300 т.р.', '?maxPrice=300000'],
  ['до 300к', '?maxPrice=300000'],
  ['дешевле 200 000', '?maxPrice=200000'],
  ['не дороже 250 тыс', '?maxPrice=250000'],
  ['дороже 500 тысяч рублей', '?minPrice=500000'],
  ['до миллиона', '?maxPrice=1000000'],
  ['около 200 тысяч', '?maxPrice=230000&minPrice=170000'],
  // A distance, and no price.
  ['до 20000 км', '?maxKm=20000'],
  ['пробег до 20 тыс', '?maxKm=20000'],
  ['пробег от 5 до 20 тыс км', '?maxKm=20000&minKm=5000'],
  ['600 куб', '?maxCc=630&minCc=570'],
  ['до 400 кубиков', '?maxCc=400'],
  ['не старше 2010', '?minYear=2010'],
  ['старше 2000 года', '?maxYear=1999'],
  ['с 2010 по 2015', '?maxYear=2015&minYear=2010'],
  ['хонда от 2015 года', '?make=honda&minYear=2015'],
  ['один хозяин', '?owners=1'],
  ['недорогой скутер', '?category=scooters&sort=price-low'],
  ['не honda', '?notMake=honda'],
])('what people say in Russian: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['tot ziens', '?q=tot ziens'],
  ['massimo', '?q=massimo'],
  ['honda na', '?notMake=honda'],
  ['dal chal', '?q=dal chal'],
  ['с коляской', '?q=с коляской'],
  ['пробег', '?q=пробег'],
])('words that say nothing of figures stay: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['yamaha не менее 600 кубов', '?make=yamaha&minCc=600'],
  ['не дешевле 50 тысяч', '?minPrice=50000'],
  ['не меньше 100000', '?minPrice=100000'],
  ['не новее 2015', '?maxYear=2015'],
  ['не моложе 2015', '?maxYear=2015'],
  ['пробег до 20000 км', '?maxKm=20000'],
  ['honda с пробегом 5000 км', '?make=honda&maxKm=5000'],
  ['honda пробег 5000 км', '?make=honda&maxKm=5000'],
  ['пробег не более 20000 км', '?maxKm=20000'],
  ['пробег от 1000 до 20000', '?maxKm=20000&minKm=1000'],
  ['пробег 20000-30000', '?maxKm=30000&minKm=20000'],
])('a Russian limit is not turned round, and a distance is none of a price: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['honda voor 2000 euro', '?make=honda&maxPrice=2300&minPrice=1700'],
  ['cilindrada de 125 a 250 cc', '?maxCc=250&minCc=125'],
  ['cilindraje 150-200', '?maxCc=200&minCc=150'],
])('%s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['hasta 2 millones y medio', '?maxPrice=2500000'],
  ['menos de un millón y medio', '?maxPrice=1500000'],
  ['até 3 milhões e meio', '?maxPrice=3500000'],
  ['fino a 2 milioni e mezzo', '?maxPrice=2500000'],
])('half a million more, as people say it: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['alle 3000 euroa', '?maxPrice=3000'],
  ['alle 20000 km', '?maxKm=20000'],
  ['yli 600cc', '?minCc=600'],
  ['honda yli 2000 euroa', '?make=honda&minPrice=2000'],
  ['2015 tai uudempi', '?minYear=2015'],
  ['halpa skootteri', '?category=scooters&sort=price-low'],
  ['mopo alle 3000 €', '?category=scooters&maxPrice=3000'],
  ['yamaha prätkä', '?make=yamaha'],
  ['vähän ajettu honda', '?make=honda&sort=km-low'],
])('what people say in Finnish: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['honda do 3000 evra', '?make=honda&maxPrice=3000'],
  ['3000-5000 evra', '?maxPrice=5000&minPrice=3000'],
  ['2010 i noviji', '?minYear=2010'],
  ['od 2010 godine', '?minYear=2010'],
  ['125 kubika', '?maxCc=131&minCc=119'],
  ['jeftin skuter', '?category=scooters&sort=price-low'],
  ['preko 600 kubika', '?minCc=600'],
])('what people say in Serbian: %s', (words, address) => expect(read(words)).toBe(address));
