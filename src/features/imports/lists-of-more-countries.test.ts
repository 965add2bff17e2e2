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
  lists.told(['name', 'price_amount', 'currency', 'year', 'mileage_km', 'engine_cc', 'location', 'country']);

test.each<[file: string, options: Partial<ImportOptions>, listings: string[], refused: object]>([
  [
    'sweden.tsv',
    {},
    [
      'Yamaha MT-07 ABS | 57400 | SEK | 2018 | 12500 | 689 | Göteborg | Sweden',
      'Harley-Davidson Softail | 129000 | SEK | 2004 | 44020 | 1450 | Malmö | Sweden',
      'Honda CBR 600 RR | 65000 | SEK | 2007 | 24310 | 599 | Uppsala | Sweden',
    ],
    { 'not-a-motorcycle': 2 },
  ],
  [
    'czechia-windows-1250.csv',
    {},
    [
      'Jawa 350 638 | 27000 | CZK | 1986 | 36157 | 343 | Plzeň | Czechia',
      'Prodám Honda CBF 600 | 65000 | CZK | 2006 | 50922 | 599 | České Budějovice | Czechia',
      'Yamaha FZ6 | 59500 | CZK | 2004 | 61221 | 600 | Ostrava | Czechia',
    ],
    { 'not-a-motorcycle': 1 },
  ],
  [
    'malaysia.csv',
    {},
    [
      'Yamaha Y15ZR full loan | 6300 | MYR | 2016 | 54999 | 150 | Selangor | Malaysia',
      'Honda RS150R | 5800 | MYR | 2018 | 9999 | 150 | Johor | Malaysia',
      'Jual Modenas Kriss 110 | 1750 | MYR | 2014 | 69999 | 110 | Pulau Pinang | Malaysia',
    ],
    {},
  ],
  [
    'peru.csv',
    { ownCurrency: 'PEN' },
    [
      'Honda XR190L | 9500 | - | 2019 | 12055 | 184 | Lima, Lima | Peru',
      'Bajaj Pulsar NS 200 | 8200 | - | 2021 | 8000 | 199 | Arequipa, Arequipa | Peru',
      'Yamaha FZ 25 | 2700 | USD | 2018 | 27243 | 249 | Cusco, Cusco | Peru',
      'TVS Apache RTR 160 | 6200 | - | 2020 | 17195 | 159 | Piura, Piura | Peru',
    ],
    {},
  ],
  [
    'south-korea.csv',
    {},
    [
      '혼다 PCX 125 | 2500000 | KRW | 2019 | 12345 | 125 | 서울 강남구 | South Korea',
      '야마하 Nmax 125 | 2780000 | KRW | 2020 | 8300 | 125 | 부산 해운대구 | South Korea',
      'BMW C400GT | 8340000 | KRW | 2018 | 58355 | 350 | 인천 부평구 | South Korea',
    ],
    { 'not-a-motorcycle': 1 },
  ],
  [
    'taiwan-big5.csv',
    {},
    [
      'Yamaha Smax 155 | 58000 | TWD | 2018 | 12491 | 155 | 中山區, 台北市 | Taiwan',
      'Suzuki GSX-R150 | 72000 | TWD | 2019 | 16058 | 147 | 台南市 | Taiwan',
    ],
    { 'not-a-motorcycle': 1 },
  ],
  [
    'kazakhstan.csv',
    {},
    [
      'Honda CB 400 | 1230000 | KZT | 2006 | 44572 | 400 | Алматы | Kazakhstan',
      'Yamaha R6 | 2490000 | KZT | 2012 | 21809 | 600 | Астана | Kazakhstan',
    ],
    {},
  ],
  [
    'ukraine.csv',
    {},
    [
      'Lifan LF150 | 32000 | UAH | 2012 | 35000 | 150 | Харків, Київський | Ukraine',
      'Suzuki GSX-R 600 | 3900 | USD | 2006 | 46000 | 599 | Одеса | Ukraine',
    ],
    { 'not-a-motorcycle': 1 },
  ],
  [
    'iran.csv',
    { ownCurrency: 'EUR' },
    [
      'هوندا ۱۲۵ | 450000000 | IRR | 2019 | 2000 | 125 | تهران | Iran',
      'Bajaj Pulsar NS200 | 1900000000 | IRR | 2022 | 12000 | 200 | شیراز | Iran',
      'TVS Apache RTR 180 | 1600000000 | IRR | 2020 | 5826 | 180 | مشهد | Iran',
    ],
    { 'currency-unclear': 1, 'price-unreadable': 1 },
  ],
  [
    'kuwait.csv',
    {},
    [
      'Honda CB 125 | 450 | KWD | 2019 | 12500 | 125 | Hawalli | Kuwait',
      'Yamaha MT-07 | 1850 | KWD | 2020 | 9000 | 689 | Salmiya | Kuwait',
      'Bajaj Pulsar 150 | 350 | KWD | 2018 | 22000 | 149 | Farwaniya | Kuwait',
      'Suzuki GSX-R 750 | 2250 | KWD | 2017 | 15000 | 750 | Salmiya | Kuwait',
      'Honda Gold Wing | 6500 | KWD | 2016 | 30000 | 1832 | Hawalli | Kuwait',
    ],
    { 'price-thousandths': 1 },
  ],
  [
    'kuwait.csv',
    { ownCurrency: 'KWD' },
    [
      'Honda CB 125 | 450 | - | 2019 | 12500 | 125 | Hawalli | Kuwait',
      'Yamaha MT-07 | 1850 | - | 2020 | 9000 | 689 | Salmiya | Kuwait',
      'Bajaj Pulsar 150 | 350 | - | 2018 | 22000 | 149 | Farwaniya | Kuwait',
      'Suzuki GSX-R 750 | 2250 | - | 2017 | 15000 | 750 | Salmiya | Kuwait',
      'Honda Gold Wing | 6500 | - | 2016 | 30000 | 1832 | Hawalli | Kuwait',
    ],
    { 'price-thousandths': 1 },
  ],
  [
    'tunisia.csv',
    {},
    [
      'Yamaha MT-07 | 28500 | TND | 2019 | 12500 | 689 | Sfax | Tunisia',
      'Honda CB 125 | 4200 | TND | 2020 | 9000 | 125 | Tunis | Tunisia',
      'Benelli TNT 135 | 7900 | TND | 2021 | 6000 | 135 | Sousse | Tunisia',
    ],
    {},
  ],
  [
    'bulgaria.csv',
    { ownCurrency: 'EUR' },
    [
      'Yamaha XT 660 R | 5200 | BGN | 2006 | 38000 | 660 | Плевен | Bulgaria',
      'Honda Transalp 600 | 3200 | BGN | 1996 | 24000 | 583 | Пловдив | Bulgaria',
      'Piaggio Beverly 300 | 2100 | - | 2012 | 32000 | 300 | Варна | Bulgaria',
    ],
    {},
  ],
  [
    'hungary.csv',
    {},
    [
      'Honda CB 600 | 1350000 | HUF | 2005 | 12000 | 599 | Győr | Hungary',
      'MZ TS 250 | 650000 | HUF | 1973 | 7000 | 250 | Pécs | Hungary',
      'Jawa 350 | 1275000 | HUF | 1985 | 22000 | 350 | Szeged | Hungary',
      'BMW R 1200 GS | 3825000 | HUF | 2010 | 22000 | 1170 | Szeged | Hungary',
    ],
    { gone: 1 },
  ],
  [
    'switzerland.csv',
    {},
    [
      'Yamaha MT-07 | 6490 | CHF | 2012 | 18000 | 689 | Bern | Switzerland',
      'Triumph Rocket 3 | 14490 | CHF | 2015 | 8000 | 2458 | Lugano, TI | Switzerland',
      'Honda CRF1100L | 12490 | CHF | 2023 | 8000 | 1084 | Zürich | Switzerland',
    ],
    {},
  ],
  [
    'romania.csv',
    {},
    [
      'Honda CBF 600 | 2600 | EUR | 2000 | 12000 | 600 | București | Romania',
      'Suzuki GSX-R 750 | 18500 | RON | 2005 | 23999 | 750 | Cluj-Napoca | Romania',
    ],
    { gone: 1 },
  ],
  [
    'australia.csv',
    { ownCurrency: 'AUD' },
    [
      'Kawasaki Ninja 400 MY23 | 5290 | - | 2023 | 43202 | 399 | Dandenong, VIC | ',
      'Yamaha MT-07 MY19 | 8490 | - | 2019 | 12001 | 689 | Southport, QLD | ',
    ],
    { 'price-unreadable': 1 },
  ],
  // The scale stands before its figure, and the header says that the region does before its district.
  [
    'tanzania.csv',
    {},
    [
      'Haojue Express 150 | 2400000 | TZS | 2022 | 58000 | 150 | Kinondoni, Dar es Salaam | Tanzania',
      'SanLG 150 | 1950000 | TZS | 2016 | 32000 | 150 | Ilemela, Mwanza | Tanzania',
      'TVS HLX 125 | 2150000 | TZS | 2024 | - | 125 | Meru, Arusha | Tanzania',
      'Toyo 125 | 900000 | TZS | 2015 | 41000 | 125 | Sengerema, Mwanza | Tanzania',
    ],
    { 'price-unreadable': 2 },
  ],
  // Most prices have no mark, and of the towns none is known: the governorates are.
  [
    'egypt.csv',
    {},
    [
      'دايون 150 | 28000 | EGP | 2019 | 30000 | 150 | فيصل, الجيزة | Egypt',
      'SYM ST 200 | 68500 | EGP | 2020 | 22000 | 200 | مدينة نصر, القاهرة | Egypt',
      'بنيلي VLR 200 | 75000 | EGP | 2021 | 9000 | 200 | سموحة, الإسكندرية | Egypt',
    ],
    { 'price-unreadable': 1 },
  ],
])('%s comes in with the units and words of its country', async (file, options, listings, refused) => {
  const summary = await lists.run(file, options);
  expect(await told()).toEqual(listings);
  expect(summary.refused).toEqual(refused);
});
