import { expect, test } from 'vitest';
import { read } from '../../../../../../test/support/known-words.ts';

test.each([
  ['dio altı 150 bin', '?maxPrice=150000&model=honda-dio'],
  ['150 bin tl altı', '?maxPrice=150000'],
  ['150 bin altında', '?maxPrice=150000'],
  ['honda 100 bin tl ye kadar', '?make=honda&maxPrice=100000'],
  ['100 bin TL’ye kadar', '?maxPrice=100000'],
  ['100 bine kadar dio', '?maxPrice=100000&model=honda-dio'],
  ['50 bin liradan fazla', '?minPrice=50000'],
  ["100.000'den az", '?maxPrice=100000'],
  ['100.000 tl altı', '?maxPrice=100000'],
  ['50-100 bin tl arası', '?maxPrice=100000&minPrice=50000'],
  ['50 bin ile 100 bin tl arası', '?maxPrice=100000&minPrice=50000'],
  ['2020 sonrası yamaha', '?make=yamaha&minYear=2020'],
  ['2018 ve üzeri honda', '?make=honda&minYear=2018'],
  ['150 bin tl altı 2015 sonrası', '?maxPrice=150000&minYear=2015'],
  ['20 bin km altı', '?maxKm=20000'],
  ['satılık honda', '?make=honda'],
  ['ucuz dio', '?model=honda-dio&sort=price-low'],
  ['altı silindir', '?q=altı silindir'],
])('limits in Turkish: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['dio máximo 95 mil', '?maxPrice=95000&model=honda-dio'],
  ['dio no máximo 65 mil', '?maxPrice=65000&model=honda-dio'],
  ['dio maksimal 32 juta', '?maxPrice=32000000&model=honda-dio'],
  ['dio 1,2 milyon altı', '?maxPrice=1200000&model=honda-dio'],
  ['under 1,25 lakh', '?maxPrice=125000'],
  ['dio 2021 o más nueva', '?minYear=2021&model=honda-dio'],
  ['dio 2020 o posterior', '?minYear=2020&model=honda-dio'],
  ['honda przebieg do 70 tys km', '?make=honda&maxKm=70000'],
  ['honda de segunda mano', '?make=honda'],
])('limits in several languages: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['1 لاکھ سے کم', '?maxPrice=100000'],
  ['ڈیڑھ لاکھ تک', '?maxPrice=150000'],
  ['80 ہزار روپے تک', '?maxPrice=80000'],
  ['50 ہزار سے زیادہ', '?minPrice=50000'],
  ['20 ہزار کلومیٹر سے کم', '?maxKm=20000'],
  ['dio 2 lakh tak', '?maxPrice=200000&model=honda-dio'],
])('limits in Urdu: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['50k pababa', '?maxPrice=50000'],
  ['dio ₱50k pababa', '?maxPrice=50000&model=honda-dio'],
  ['hanggang 60k', '?maxPrice=60000'],
  ['60k pataas', '?minPrice=60000'],
  ['di lalagpas sa 80k', '?maxPrice=80000'],
  ['murang dio', '?model=honda-dio&sort=price-low'],
])('limits in Tagalog: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['od 2015 roku yamaha', '?make=yamaha&minYear=2015'],
  ['rocznik 2015', '?maxYear=2015&minYear=2015'],
  ['honda do 10 tys', '?make=honda&maxPrice=10000'],
  ['tani dio', '?model=honda-dio&sort=price-low'],
])('years and limits in Polish: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['dio 15 juta ke bawah', '?maxPrice=15000000&model=honda-dio'],
  ['15jt kebawah', '?maxPrice=15000000'],
  ['honda tahun 2020 ke atas', '?make=honda&minYear=2020'],
  ['dio km rendah', '?model=honda-dio&sort=km-low'],
  ['dio tangan pertama', '?model=honda-dio&owners=1'],
  ['dio murah', '?model=honda-dio&sort=price-low'],
])('limits in Indonesian: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['honda 2020 em diante', '?make=honda&minYear=2020'],
  ['honda 2020 pra cima', '?make=honda&minYear=2020'],
  ['honda de 2020 para cima', '?make=honda&minYear=2020'],
  ['honda 2020 pra frente', '?make=honda&minYear=2020'],
  ['motoneta honda', '?category=scooters&make=honda'],
  ['moto com pouco km', '?sort=km-low'],
  ['honda único dono', '?make=honda&owners=1'],
  ['moto barata', '?sort=price-low'],
  ['honda ano 2018', '?make=honda&maxYear=2018&minYear=2018'],
])('years and limits in Portuguese: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['baujahr ab 2015', '?minYear=2015'],
  ['bj. 2015', '?maxYear=2015&minYear=2015'],
  ['honda ez 2018', '?make=honda&maxYear=2018&minYear=2018'],
  ['weniger als 10000 km', '?maxKm=10000'],
  ['bis 20tkm', '?maxKm=20000'],
  ['über 1000 ccm', '?minCc=1000'],
  ['suzuki 1 200 ccm', '?make=suzuki&maxCc=1260&minCc=1140'],
  ['ab 1 200 ccm', '?minCc=1200'],
  ['1 200 cc', '?maxCc=1260&minCc=1140'],
  ['under 1 200 cc', '?maxCc=1200'],
  ['r 1 200 ccm', '?maxCc=210&minCc=190&q=r 1'],
  ['r 1 200 cc', '?maxCc=210&minCc=190&q=r 1'],
  ['gulshan 1 150cc', '?maxCc=158&minCc=143&q=gulshan 1'],
  ['roller bis 3000 €', '?category=scooters&maxPrice=3000'],
  ['günstige honda', '?make=honda&sort=price-low'],
  ['wenig km', '?sort=km-low'],
  ['honda 1. hand', '?make=honda&owners=1'],
  ['125er roller', '?category=scooters&maxCc=131&minCc=119'],
  ['rote honda', '?make=honda&q=rot'],
])('years and limits in German: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['2018年以降', '?minYear=2018'],
  ['2018年式', '?maxYear=2018&minYear=2018'],
  ['1万km以下', '?maxKm=10000'],
  ['5,000km以下', '?maxKm=5000'],
  ['250cc以下', '?maxCc=250'],
  ['50万円から100万円', '?maxPrice=1000000&minPrice=500000'],
  ['50万円～100万円', '?maxPrice=1000000&minPrice=500000'],
])('years and limits in Japanese: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['honda oder yamaha', '?make=honda&make=yamaha'],
  ['honda ou yamaha', '?make=honda&make=yamaha'],
  ['khulna atau dhaka', '?q=khulna or dhaka'],
  ['yamaha bukan r15', '?make=yamaha&notModel=yamaha-r15'],
  ['außer honda', '?notMake=honda'],
  ['moto usada em dhaka', '?district=dhaka'],
  ['jual honda di dhaka', '?district=dhaka&make=honda'],
  ['gebrauchtes motorrad dhaka', '?district=dhaka'],
])('words that join, refuse or say nothing in other languages: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  // A dot before three digits is between thousands, unless a word says that they are lakhs or the like.
  ['100.000 tl', '?maxPrice=115000&minPrice=85000'],
  ['unter 5.000 €', '?maxPrice=5000'],
  ['dio 12.500 km', '?maxKm=12500&model=honda-dio'],
  ['under 1.250 lakh', '?maxPrice=125000'],
  // A word belongs to the figure before it, and is no limit of the next.
  ['150 bin altı 2020', '?maxPrice=150000&maxYear=2020&minYear=2020'],
])('figures of any country: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['2015 and newer', '?minYear=2015'],
  ['honda 2015 and newer models', '?make=honda&minYear=2015'],
  ['2015 or later', '?minYear=2015'],
  ['2015 and later', '?minYear=2015'],
  ['2018 et plus', '?minYear=2018'],
  ['2018 y mas', '?minYear=2018'],
  ['2015 και μετά', '?minYear=2015'],
  ['2015 and older', '?maxYear=2015'],
  // What belongs to other words.
  ['2015 and new tyres', '?maxYear=2015&minYear=2015&q=new tyres'],
  ['honda 2015 y mas barata', '?make=honda&maxYear=2015&minYear=2015&q=y mas&sort=price-low'],
  ['honda and newer', '?make=honda&sort=year-new'],
])('years and all behind or before them: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['chini ya milioni 2', '?maxPrice=2000000'],
  ['boxer chini ya milioni mbili na laki tano', '?maxPrice=2500000&q=boxer'],
  ['hadi laki 8', '?maxPrice=800000'],
  ['zaidi ya elfu 80', '?minPrice=80000'],
  ['chini ya 2M', '?maxPrice=2000000'],
  // A man's motorcycle in Indonesia.
  ['motor laki 150cc', '?maxCc=158&minCc=143&q=laki'],
])('what people say in Swahili, with the scale before its figure: %s', (words, address) =>
  expect(read(words)).toBe(address),
);
