import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createImportedLists } from '../../../test/support/imported-lists.ts';

let lists: Awaited<ReturnType<typeof createImportedLists>>;
beforeAll(async () => {
  lists = await createImportedLists();
});
afterEach(() => lists.empty());
afterAll(() => lists.close());

const told = () =>
  lists.told([
    ...(['name', 'price_amount', 'currency', 'year', 'mileage_km'] as const),
    ...(['engine_cc', 'condition', 'location', 'country'] as const),
  ]);

test.each<[file: string, listings: string[], refused: object]>([
  // Millions are of centimes.
  [
    'algeria.csv',
    [
      'Yamaha TMAX 530 | 2300000 | DZD | 2015 | 31000 | 530 | - | Alger | Algeria',
      'SYM Orbit 2 | 325000 | DZD | 2021 | - | 125 | - | Oran | Algeria',
      'VMS Cuxi 2 | 240000 | DZD | 2022 | 9000 | 125 | - | Béjaïa | Algeria',
      'KTM Duke 200 | 480000 | DZD | 2018 | 20000 | 200 | - | Constantine | Algeria',
      'Peugeot Speedfight 4 | 280000 | DZD | 2016 | - | - | - | Alger | Algeria',
    ],
    {},
  ],
  [
    'georgia.csv',
    [
      'Yamaha R6 | 4950 | USD | 2008 | 23000 | 600 | - | თბილისი | Georgia',
      'Honda CBR 600RR | 16850 | GEL | 2010 | 16093 | 600 | - | ბათუმი | Georgia',
      'BMW R 1200 GS | 8050 | USD | 2016 | 42000 | 1200 | - | ქუთაისი | Georgia',
      'Vespa GTS 300 | 11700 | GEL | 2017 | 9000 | 300 | - | რუსთავი | Georgia',
    ],
    {},
  ],
  [
    'lithuania-windows-1257.csv',
    [
      'Yamaha MT-07 | 4850 | EUR | 2016 | 21300 | 689 | good | Kaunas | Lithuania',
      'Honda CBR 600 F | 2400 | EUR | 1999 | 51000 | 599 | - | Šiauliai | Lithuania',
      'Suzuki GSX-R 600 | 3950 | EUR | 2007 | - | 600 | fair | Panevėžys | Lithuania',
    ],
    {},
  ],
  // Years of Ethiopia's own calendar.
  [
    'ethiopia.csv',
    [
      'Bajaj Boxer BM150 | 165000 | ETB | 2020 | 21000 | 150 | - | አዳማ | Ethiopia',
      'TVS Apache RTR 180 | 210000 | ETB | 2023 | - | 180 | excellent | ሐዋሳ | Ethiopia',
      'Yamaha DT 125 | 310000 | ETB | 2018 | - | 125 | excellent | አዲስ አበባ | Ethiopia',
    ],
    {},
  ],
  [
    'myanmar.csv',
    [
      'Honda Click 125i | 3000000 | MMK | 2019 | 21000 | 125 | - | မန္တလေး | Myanmar',
      'Yamaha Exciter 150 | 4250000 | MMK | 2021 | - | 150 | excellent | ရန်ကုန် | Myanmar',
      'Kenbo 125 | 850000 | MMK | 2018 | 12000 | - | - | နေပြည်တော် | Myanmar',
    ],
    {},
  ],
  [
    'mongolia.tsv',
    [
      'Honda CB400SF | 7500000 | MNT | 2005 | 29000 | 400 | - | Дархан-Уул | Mongolia',
      'Haojue 150 | 2800000 | MNT | 2018 | 12000 | 150 | excellent | Улаанбаатар | Mongolia',
    ],
    { 'price-unreadable': 1 },
  ],
  // Prices in euros beside the same ones in kunas.
  [
    'croatia-windows-1250.csv',
    [
      'Yamaha MT-07 ABS | 4950 | EUR | 2016 | 21300 | 689 | - | Zagreb | Croatia',
      'Tomos APN 6 | 450 | EUR | 1986 | - | 49 | - | Čakovec | Croatia',
      'Vespa GTS 300 | 3900 | EUR | 2015 | 17000 | 278 | - | Rijeka | Croatia',
    ],
    {},
  ],
  [
    'lebanon.csv',
    [
      'Yamaha TMAX 530 | 6500 | USD | 2015 | 21000 | 530 | - | بيروت | Lebanon',
      'Sanya 150 | 650 | USD | 2020 | - | - | - | صيدا | Lebanon',
      'Vespa GTS 300 | 3400 | USD | 2014 | - | 278 | - | جونيه | Lebanon',
    ],
    {},
  ],
])('a list as %s writes it comes in, and nobody has to describe it', async (file, listings, refused) => {
  const summary = await lists.run(file);
  expect(await told()).toEqual(listings);
  expect(summary.refused).toEqual(refused);
});
