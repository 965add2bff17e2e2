import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createImportedLists } from '../../../test/support/imported-lists.ts';
import type { ImportOptions } from './commands.ts';

let lists: Awaited<ReturnType<typeof createImportedLists>>;
beforeAll(async () => {
  lists = await createImportedLists();
});
afterEach(() => lists.empty());
afterAll(() => lists.close());

const told = () =>
  lists.told([
    'name',
    'price_amount',
    'currency',
    'year',
    'mileage_km',
    'engine_cc',
    'owners',
    'condition',
    'location',
  ]);

test.each<[file: string, options: Partial<ImportOptions>, listings: string[], refused: object]>([
  [
    'vietnam-marketplace.csv',
    {},
    [
      'Yamaha Exciter 150 xe zin | 25300000 | VND | 2019 | 35000 | 150 | - | - | Quận 7, Tp Hồ Chí Minh',
      'Yamaha Sirius biển số thành phố | 15500000 | VND | - | 20000 | 110 | - | excellent | Thành phố Huế, Thừa Thiên Huế',
      'Ducati Panigale V4 | 1200000000 | VND | 2021 | 8000 | 1103 | - | - | Hà Nội',
    ],
    { 'not-a-motorcycle': 2, 'price-unreadable': 1 },
  ],
  [
    'thailand-windows-874.csv',
    {},
    [
      'Honda Wave 110i | 35000 | THB | 2019 | 12000 | 110 | 1 | - | เชียงใหม่',
      'Honda CB650R | 185000 | THB | 2019 | 12000 | 650 | 2 | - | ระยอง',
      'Yamaha Fino | 25000 | THB | 2012 | - | 115 | 1 | - | กรุงเทพมหานคร',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'italy-windows-1252.csv',
    { country: 'Italy' },
    [
      'Ducati Monster 796 perfetta | 3500 | EUR | 2014 | 16700 | 803 | 1 | excellent | Cantù, CO',
      'Piaggio Liberty 125 | 950 | EUR | 2020 | 45000 | 124 | 2 | - | Napoli',
      'Honda Hornet 600 | 2800 | EUR | 2006 | 30000 | 600 | 2 | good | Prato, PO',
    ],
    { 'not-a-motorcycle': 2 },
  ],
  [
    'nepal.json',
    { ownCurrency: 'NPR' },
    [
      'Bajaj Pulsar 150 urgent | 125000 | - | 2015 | 45000 | 150 | 1 | - | पोखरा',
      'Yamaha FZ 2.0 | 165000 | - | 2016 | 34000 | 149 | 2 | - | Baneshwor, Kathmandu',
      'Honda Dio | 110000 | - | 2017 | 22000 | 110 | - | - | Nepal',
    ],
    {},
  ],
  [
    'russia-windows-1251.csv',
    {},
    [
      'Honda VFR 800 | 320000 | RUB | 2002 | 56000 | 782 | 2 | good | Тула',
      'Suzuki Bandit 400 | 229000 | RUB | 1997 | 20000 | 398 | 3 | good | Москва',
      'Jawa 350/638 | 102000 | RUB | 1988 | - | 343 | 1 | fair | Казань',
    ],
    { 'not-a-motorcycle': 3, 'price-unreadable': 1 },
  ],
  [
    'russia.json',
    {},
    [
      'Honda CB 400 SF | 250000 | RUB | 2015 | 14200 | 399 | 2 | - | Казань',
      'Yamaha YZF-R6 | 484000 | RUB | 2001 | 37600 | 599 | 2 | - | Москва',
      'Suzuki Bandit 400 | 200000 | RUB | 1997 | 25600 | 398 | 2 | - | Москва',
    ],
    {},
  ],
  [
    'france.tsv',
    { country: 'France' },
    [
      'Vends Yamaha MT-07 TBE | 4100 | EUR | 2020 | 40900 | 689 | 1 | - | Saint-Étienne',
      'Solex 3800 | 450 | EUR | 1970 | - | 49 | - | - | Metz',
      "Honda 750 Four K2 | 9500 | EUR | 1972 | 54000 | 736 | 2 | - | L'Haÿ-les-Roses",
    ],
    { 'not-a-motorcycle': 1, 'price-unreadable': 1 },
  ],
  [
    'netherlands.jsonl',
    { country: 'Netherlands' },
    [
      "Yamaha MT-07 te koop | 3950 | EUR | 2015 | 35800 | 689 | 1 | - | 's-Hertogenbosch",
      'Honda Goldwing 1500 | 4250 | EUR | 1999 | 120000 | - | 2 | - | Zwolle',
    ],
    { 'not-a-motorcycle': 1, 'price-unreadable': 1 },
  ],
  [
    'colombia-marketplace.csv',
    { ownCurrency: 'COP' },
    [
      'AKT NKD 125 | 3050000 | - | 2011 | 38300 | 125 | - | - | Envigado, Antioquia',
      'Vendo KTM Duke 390 | 20700000 | - | 2014 | 50000 | 373 | - | - | Bogotá D.C.',
      'Yamaha R15 | 11900000 | - | 2020 | 15000 | 155 | - | - | Neiva, Huila',
    ],
    { 'price-implausible': 1 },
  ],
  [
    'sri-lanka.csv',
    { ownCurrency: 'LKR' },
    [
      'Bajaj Pulsar 150 | 450000 | - | 2015 | 50000 | 150 | - | - | කොළඹ',
      'Honda CD 200 | 95000 | - | 1985 | 100000 | 200 | - | - | Kandy',
    ],
    {},
  ],
])('%s comes in as its site writes it', async (file, options, listings, refused) => {
  const summary = await lists.run(file, options);
  expect(await told()).toEqual(listings);
  expect(summary.refused).toEqual(refused);
});
