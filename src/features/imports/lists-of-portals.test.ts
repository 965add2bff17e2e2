import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createImportedLists } from '../../../test/support/imported-lists.ts';
import type { ImportOptions } from './commands.ts';

let lists: Awaited<ReturnType<typeof createImportedLists>>;
beforeAll(async () => {
  lists = await createImportedLists();
});
afterEach(() => lists.empty());
afterAll(() => lists.close());

test.each<[list: string, listings: string[], options?: Partial<ImportOptions>]>([
  // Year, distance and engine are in one column.
  [
    'pakistan-details.csv',
    [
      'Honda CG 125 | Honda | CG 125 | 165000 | PKR | 2019 | 22000 | 125 | Lahore, Punjab',
      'Yamaha YBR 125G | Yamaha | YBR | 385000 | PKR | 2022 | 9500 | 125 | Karachi, Sindh',
      'Road Prince Wego 150 | Road Prince | Wego 150 | 210000 | PKR | 2020 | - | - | Multan, Punjab',
      'United US 70 | United | US 70 | 62000 | PKR | 2021 | 20000 | 70 | Quetta, Balochistan',
    ],
  ],
  [
    'colombia-attributes.csv',
    [
      'AKT NKD 125 | AKT | NKD 125 | 3900000 | COP | 2021 | 18500 | 125 | Suba - Bogotá D.C.',
      'Vendo Bajaj Pulsar NS 200 | Bajaj | Pulsar NS200 | 7600000 | COP | 2017 | 41300 | 200 | Medellín, Antioquia',
      'Honda XRE 300 | Honda | XRE 300 | 16800000 | COP | 2020 | 22000 | 291 | Cali, Valle Del Cauca',
      'Yamaha MT-09 890 Cc | Yamaha | MT-09 | 43000000 | COP | 2022 | 9000 | 890 | Pereira, Risaralda',
    ],
  ],
  [
    'germany-details.csv',
    [
      'BMW R 1200 GS ABS, Scheckheft | BMW | R 1200 GS | 6900 | EUR | 2005 | 64195 | 1170 | München',
      'Yamaha MT-07 | Yamaha | MT-07 | 4800 | EUR | 2016 | 18500 | 689 | Köln',
      'Simson S51 | Simson | S51 | 1900 | EUR | 1986 | 12000 | 50 | Leipzig',
      'Vespa GTS 300 | Vespa | GTS 300 | 3100 | EUR | 2012 | - | 278 | Stuttgart',
    ],
  ],
  [
    'russia-parameters.csv',
    [
      'Мотоцикл Honda CB400SF | Honda | CB 400 | 265000 | RUB | 2004 | 37200 | 399 | ул. Ленина, Казань',
      'Продам Yamaha FZ6 | Yamaha | FZ6 | 330000 | RUB | 2007 | 42400 | 599 | пр-т Мира, Москва',
      'Suzuki Bandit 400 | Suzuki | Bandit 400 | 180000 | RUB | 1997 | - | 398 | р-н Центральный, Самара',
    ],
  ],
  [
    'indonesia-olx.jsonl',
    [
      'Honda Beat 2019 Biru istimewa | Honda | Beat | 11500000 | IDR | 2019 | 25000 | - | Depok Kota, Jawa Barat',
      'Dijual Yamaha NMAX | Yamaha | NMax | 22000000 | IDR | 2020 | 15000 | - | Malang, Jawa Timur',
      'Kawasaki Ninja 250 TH 2018 Mulus | Kawasaki | Ninja 250 | 41000000 | IDR | 2018 | 20000 | 249 | Denpasar, Bali',
    ],
  ],
  // Years of Thailand's calendar, in titles only.
  [
    'thailand-titles.tsv',
    [
      'ขาย Honda Wave 110i สีแดง | Honda | Wave 110 | 28500 | THB | 2019 | 12000 | 110 | เชียงใหม่',
      'Honda PCX 150 เล่มพร้อมโอน | Honda | PCX | 45000 | THB | 2014 | 31000 | 150 | ชลบุรี',
      'Honda Wave 125i | Honda | Wave 125i | 19000 | THB | 2011 | - | 125 | ขอนแก่น',
      'Honda Click 160 | Honda | Click 160 | 58000 | THB | 2022 | 8000 | 157 | ภูเก็ต',
    ],
  ],
  // The town is called an area, and the region has a name.
  [
    'vietnam-areas.json',
    [
      'Bán Vision đỏ | - | Vision đỏ | 24000000 | VND | 2019 | 21000 | - | Thành phố Biên Hòa, Đồng Nai',
      'Yamaha Exciter 150 chính chủ | Yamaha | Exciter 150 | 30000000 | VND | 2018 | 30000 | 150 | Quận Gò Vấp, Tp Hồ Chí Minh',
      'Honda SH Mode | Honda | SH Mode | 52000000 | VND | 2021 | 9000 | 125 | Quận 7, Tp Hồ Chí Minh',
    ],
  ],
  // "Other" is no model, as the title has it.
  [
    'poland-otomoto.csv',
    [
      'Honda CBR 125R | Honda | CBR | 6400 | PLN | 2012 | 18500 | 125 | Gdańsk, Pomorskie',
      'Yamaha MT-07 | Yamaha | MT-07 | 4900 | EUR | 2018 | 12300 | 689 | Poznań, Wielkopolskie',
      'Romet Ogar 125 | Romet | Ogar | 5200 | PLN | 2020 | 3000 | 125 | Lublin (Lubelskie)',
    ],
  ],
  // The column of makes is called as those of models are.
  [
    'turkiye-series.csv',
    [
      'Honda Dio | Honda | Dio | 78000 | TRY | 2021 | 12500 | - | Kadıköy, İstanbul',
      'Kuba Superlight 200 | Kuba | Superlight 200 | 62000 | TRY | 2019 | 18000 | 200 | Çankaya, Ankara',
      'SYM Fiddle III 125 | SYM | Fiddle | 71500 | TRY | 2020 | 9750 | 125 | Bornova, İzmir',
    ],
  ],
])('%s is imported as a portal of its country writes it', async (list, listings, options) => {
  expect(await lists.run(list, options)).toMatchObject({ refusedInAll: 0, accepted: listings.length });
  const facts = [
    'name',
    'make',
    'model',
    'price_amount',
    'currency',
    'year',
    'mileage_km',
    'engine_cc',
    'location',
  ] as const;
  expect(await lists.told(facts)).toEqual(listings);
});
