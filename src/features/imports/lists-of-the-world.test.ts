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
const run = (list: string, options?: Partial<ImportOptions>) => lists.run(`${list}.csv`, options);

/** What is known besides of a list that does not state it. */
const besides: Readonly<Record<string, Partial<ImportOptions>>> = {
  'spain-workbook': { country: 'Spain' },
  'philippines-posts': { ownCurrency: 'PHP' },
};

test.each<[list: string, listings: string[], refused: object]>([
  // Cells begin with what they are about; places have an arrow or a line between their parts.
  [
    'israel',
    [
      'Honda CB500X | 32000 | ILS | 2018 | 28400 | 500 | Holon, Rishon LeZion area, Center | Israel',
      'Yamaha XMAX 300 | 24500 | ILS | 2021 | 17000 | 292 | Haifa, Haifa area and surroundings, North | Israel',
      'SYM Jet 14 125 | 9000 | ILS | 2020 | 22300 | 125 | Ashdod, Ashdod area, South | Israel',
      'Kawasaki Z650 | 29900 | ILS | 2019 | 31250 | 649 | Jerusalem area and surroundings | Israel',
    ],
    {},
  ],
  [
    'senegal',
    [
      'Yamaha YBR 125 Dakar | 650000 | XOF | 2019 | 24000 | 125 | Dakar, Sénégal | Senegal',
      'Suzuki GN 125 | 425000 | XOF | 2016 | 51000 | 125 | Thiès, Thiès Ville | Senegal',
      'Honda CBR 500 R | 2600000 | XOF | 2018 | 16500 | 471 | Médina, Dakar | Senegal',
      'TVS Apache RTR 180 | 700000 | XOF | 2021 | 9000 | 180 | Kaolack | Senegal',
    ],
    {},
  ],
  [
    'vietnam',
    [
      'Honda Air Blade 125 2020 chính chủ | 32500000 | VND | 2020 | 18000 | 125 | Tp Hồ Chí Minh | Vietnam',
      'Yamaha Exciter 150 GP | 28500000 | VND | 2019 | 25000 | 150 | Hà Nội | Vietnam',
      'Honda Wave Alpha | 9500000 | VND | 2015 | 40000 | - | Đà Nẵng | Vietnam',
      'Honda Winner X | 30000000 | VND | 2022 | 9500 | 149 | Tp Hồ Chí Minh | Vietnam',
    ],
    { 'price-unreadable': 2 },
  ],
  [
    'united-states-auctions',
    [
      'Harley-Davidson Touring street glide custom | 11900 | USD | 2013 | 25750 | - | Elgin, Illinois, United States | United States',
      'Harley-Davidson Touring Road King | 17400 | USD | 2016 | - | - | Lima, Ohio, United States | United States',
      'BMW R-Series R90/6 | 3900 | USD | 1974 | 41360 | - | Macon, Georgia, United States | United States',
      'Suzuki GSX-R 600 | 4200 | USD | 2011 | 19312 | 599 | Barrie, Ontario, Canada | Canada',
      'Honda Rebel | 2100 | USD | 2009 | 15289 | - | Waco, Texas, United States | United States',
    ],
    {},
  ],
  [
    'bangladesh-links',
    [
      'Bajaj Discover 125 Disc | 88000 | - | 2018 | 31500 | 125 | Dhaka | Bangladesh',
      'TVS Apache RTR 160 4V | 165000 | - | 2021 | 12300 | 160 | Chattogram | Bangladesh',
      'Hero Splendor iSmart | 74500 | - | 2017 | - | - | Rangpur Division | Bangladesh',
      'Suzuki Gixxer urgent | 129000 | - | 2019 | 22000 | 155 | Bangladesh | Bangladesh',
      'Yamaha Fazer V2 | 186000 | - | 2020 | 17800 | 149 | Coxs Bazar | Bangladesh',
    ],
    {},
  ],
  [
    'indonesia-variants',
    [
      'Honda ADV150 CBS | 25300000 | IDR | 2019 | 30000 | 150 | Indonesia | Indonesia',
      'Yamaha Mio M3 | 16100000 | IDR | 2021 | 11000 | - | Indonesia | Indonesia',
      'Kawasaki Ninja 250 ABS | 28000000 | IDR | 2018 | - | 250 | Indonesia | Indonesia',
      'Honda CRF150L | 19000000 | IDR | 2020 | 9000 | 150 | Indonesia | Indonesia',
    ],
    {},
  ],
  [
    'bangladesh-adverts',
    [
      'Honda CB Hornet ABS | 157000 | - | 2021 | 2900 | 160 | Bangladesh | Bangladesh',
      'Bajaj Platina fresh | 72000 | - | 2017 | 22500 | 100 | Bangladesh | Bangladesh',
      'TVS Apache RTR 4V | 132000 | - | 2019 | 12000 | 160 | Bangladesh | Bangladesh',
      'Hero Hunk DD | 95000 | - | 2018 | 18000 | 150 | Bangladesh | Bangladesh',
      'Suzuki Gixxer SF | 165000 | - | 2020 | 14000 | 155 | Bangladesh | Bangladesh',
    ],
    {},
  ],
  // Prices in millions, which nothing says.
  [
    'vietnam-millions',
    [
      'Vespa Sprint 125 chính chủ | 66000000 | VND | 2024 | 14000 | 125 | Vietnam | Vietnam',
      'Honda SH 150i ABS | 79500000 | VND | 2019 | 28000 | 150 | Vietnam | Vietnam',
      'Honda Wave Alpha 110 | 12000000 | VND | 2017 | 32000 | 110 | Vietnam | Vietnam',
      'Yamaha Exciter 150 GP | 31250000 | VND | 2020 | 21000 | 150 | Vietnam | Vietnam',
      'Winner X Honda zin | 9500000 | VND | 2018 | 35000 | 149 | Vietnam | Vietnam',
      'Honda Vario 125 | 24000000 | VND | 2019 | 40000 | 125 | Vietnam | Vietnam',
    ],
    {},
  ],
  // Few rows fill in make and model; towns as a marketplace writes them in addresses; engines in cubic inches.
  [
    'united-states-sparse',
    [
      'Triumph Bonneville | 5750 | USD | 1961 | - | - | abilene | United States',
      'Honda CB350 | 3000 | USD | 1972 | 6893 | 350 | abilene | United States',
      'Harley-Davidson Street Glide | 11500 | USD | 2013 | 33796 | 1688 | corpuschristi | United States',
      'Harley-Davidson Road King | 7200 | USD | 2003 | 28968 | 1442 | sanantonio | United States',
      'Yamaha MT-07 | 5400 | USD | 2018 | 14484 | 689 | dallas | United States',
      'Honda Shadow 750 | 3900 | USD | 2007 | 25750 | 745 | lubbock | United States',
    ],
    {},
  ],
  [
    'germany-windows-1252',
    [
      'Yamaha MT-07 | 4990 | EUR | 2018 | 12500 | 689 | München | Germany',
      'BMW R 1200 GS Adventure | 11900 | EUR | 2015 | 58000 | 1170 | Köln | Germany',
      'Honda CB 500 F | 3800 | EUR | 2014 | 34000 | 471 | Hamburg | Germany',
      'KTM 690 Duke | 5500 | EUR | 2016 | 21000 | 690 | Stuttgart | Germany',
      'Simson S51 | 1200 | EUR | 1985 | - | 50 | Dresden | Germany',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'poland-windows-1250',
    [
      'Yamaha MT-07 | 24900 | PLN | 2018 | 18500 | 689 | Kraków, Małopolskie | Poland',
      'Honda CBF 600 | 12500 | PLN | 2008 | 45000 | 599 | Łódź, Łódzkie | Poland',
      'Suzuki V-Strom 650 | 19900 | PLN | 2014 | 39000 | 645 | Wrocław, Dolnośląskie | Poland',
      'Romet ZXT 125 | 3200 | PLN | 2016 | 9800 | 125 | Gdańsk, Pomorskie | Poland',
    ],
    {},
  ],
  [
    'japan-shift-jis',
    [
      'Yamaha セロー250 | 498000 | JPY | 2015 | 12345 | 250 | 東京都 | Japan',
      'Honda CB400SF VTEC Revo | 798000 | JPY | 2015 | 21000 | 400 | 大阪府 | Japan',
      'Honda レブル250 | 550000 | JPY | 2020 | 8200 | 250 | 福岡県 | Japan',
      'Suzuki GSX-R125 | 320000 | JPY | 2018 | 15000 | 125 | 愛知県 | Japan',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'brazil-windows-1252',
    [
      'Honda CG 160 Titan | 14900 | BRL | 2022 | 12345 | 160 | Campinas, SP | Brazil',
      'Yamaha Fazer 250 ABS | 16500 | BRL | 2019 | 45000 | 250 | São Paulo, SP | Brazil',
      'Honda Biz 125 EX | 12000 | BRL | 2019 | 22000 | 125 | Belo Horizonte, MG | Brazil',
      'Honda XRE 300 | 19990 | BRL | 2020 | 31000 | 292 | Rio de Janeiro, RJ | Brazil',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'philippines-utf-16',
    [
      'Honda Click 125i V3 | 85000 | PHP | 2022 | 12000 | 125 | Quezon City, Metro Manila | Philippines',
      'Yamaha NMAX 155 | 98000 | PHP | 2021 | 18500 | 155 | Cebu City, Cebu | Philippines',
      'Yamaha Mio i125 | 58000 | PHP | 2019 | 30000 | 125 | Davao City | Philippines',
      'Suzuki Raider R150 Fi | 75000 | PHP | 2020 | 22000 | 150 | Angeles, Pampanga | Philippines',
      'Rusi Classic 250 | 45000 | PHP | 2020 | 15000 | 250 | Iloilo | Philippines',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'thailand',
    [
      'Honda Wave 110i | 35000 | THB | 2019 | 12000 | 110 | เชียงใหม่ | Thailand',
      'Yamaha Aerox 155 | 55000 | THB | 2021 | 8500 | 155 | กรุงเทพมหานคร | Thailand',
      'Honda PCX 150 | 45000 | THB | 2018 | 20000 | 150 | ชลบุรี | Thailand',
    ],
    {},
  ],
  [
    'turkiye',
    [
      'Honda PCX 125 | 145000 | TRY | 2021 | 12500 | 125 | Kadıköy, İstanbul | Türkiye',
      'Bajaj Pulsar NS200 | 98500 | TRY | 2020 | 18000 | 199 | Çankaya, Ankara | Türkiye',
      'FB Mondial Drift L 125 | 55000 | TRY | 2022 | 4000 | 125 | Bornova, İzmir | Türkiye',
    ],
    {},
  ],
  [
    'kenya',
    [
      'Bajaj Boxer BM 150 | 120000 | KES | 2021 | 25000 | 150 | Thika, Kiambu | Kenya',
      'TVS HLX 150 | 95000 | KES | 2020 | 32000 | 150 | Eldoret, Uasin Gishu | Kenya',
      'Honda Ace 125 | 85000 | KES | 2019 | 41000 | 125 | Nakuru | Kenya',
      'Captain 150 | 98500 | KES | 2022 | 8000 | 150 | Kisumu | Kenya',
      'Boxer X150 | 130000 | KES | 2023 | 5000 | 150 | Meru | Kenya',
    ],
    { 'price-unreadable': 1, 'price-implausible': 1 },
  ],
  [
    'united-states',
    [
      'Yamaha YZF-R3 - low miles! | 4500 | USD | 2018 | 9978 | 321 | Austin, TX | United States',
      'Harley-Davidson Sportster 883 | 5900 | USD | 2014 | 22531 | 883 | Dallas, TX | United States',
      'Honda Grom | 2800 | USD | - | - | 125 | Houston, TX | United States',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'spain-workbook',
    [
      'BMW R 1200 GS | 8900 | EUR | 2015 | 56000 | 1170 | Álava | Spain',
      'Yamaha TMAX 530 | 3600 | EUR | 2015 | 11937 | 530 | Madrid | Spain',
      'Triumph Bonneville T100 | 6000 | EUR | 2023 | 13600 | - | Málaga | Spain',
      'Honda CB 500 F | 4800 | EUR | 2019 | 22100 | 471 | A Coruña | Spain',
    ],
    { 'price-unreadable': 2, totals: 1 },
  ],
  [
    'nepal-utf-16',
    [
      'Bajaj Pulsar NS 200 | 285000 | NPR | 2021 | 12300 | 200 | काठमाडौं | Nepal',
      'Honda Dio | 189000 | NPR | 2019 | 24450 | - | ललितपुर | Nepal',
      'TVS Apache RTR 200 4V | 251000 | NPR | 2018 | 18700 | 200 | पोखरा | Nepal',
      'Yamaha FZ S V3 | 330000 | NPR | 2022 | 6837 | 149 | Butwal | Nepal',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'colombia',
    [
      'Bajaj Pulsar NS200 | 8500000 | COP | 2018 | 32000 | 200 | Medellín | Colombia',
      'AKT NKD 125 | 3850000 | COP | 2021 | 15400 | 125 | Bogotá D.C. | Colombia',
      'Yamaha FZ25 | 10500000 | COP | 2020 | 21000 | 249 | Cúcuta | Colombia',
    ],
    { 'price-unreadable': 1 },
  ],
  [
    'turkiye-windows-1254',
    [
      'Sahibinden Tertemiz Honda PCX 125 | 145000 | TRY | 2021 | 12500 | 125 | Kadıköy, İstanbul | Türkiye',
      // Its title names no motorcycle.
      'Honda PCX 125 | 162500 | TRY | 2022 | 8750 | 125 | Bornova, İzmir | Türkiye',
      'Acil Satilik Mondial Drift L | 52500 | TRY | 2021 | 15200 | 125 | Nilüfer, Bursa | Türkiye',
      'Kuba Çita 100R Gold | 38000 | TRY | 2019 | 18000 | 97 | Selçuklu, Konya | Türkiye',
      'Hero Dash 110 | 56000 | TRY | 2021 | - | 110 | Kayapınar, Diyarbakır | Türkiye',
    ],
    { 'not-a-motorcycle': 1, totals: 1 },
  ],
  [
    'pakistan',
    [
      'Honda CD 70 | 95000 | PKR | 2021 | 12000 | 70 | Lahore | Pakistan',
      'Honda 125 self start | 210000 | PKR | 2022 | 9500 | 125 | Islamabad | Pakistan',
      'United US 70 | 62000 | PKR | 2020 | 20000 | 70 | Quetta | Pakistan',
      'Metro 70 | 48000 | PKR | 2016 | - | 70 | Sargodha | Pakistan',
      'ہونڈا سی ڈی 70 | 85000 | PKR | 2019 | 25000 | 70 | لاہور | Pakistan',
      'ہنڈا 125 | 160000 | PKR | 2020 | 18000 | 125 | کراچی | Pakistan',
      'یاماہا وائی بی آر 125 | 290000 | PKR | 2021 | 14000 | 125 | اسلام آباد | Pakistan',
    ],
    { 'not-a-motorcycle': 1, 'price-unreadable': 1 },
  ],
  [
    'philippines-posts',
    [
      'Yamaha Mio i125 | 55000 | - | 2019 | 12000 | 125 | Quezon City | Philippines',
      'Suzuki Raider 150 FI | 75000 | - | 2020 | 24000 | 147 | Malolos | Philippines',
      'Kawasaki Barako 175 | 65000 | - | 2015 | 60000 | 175 | Naga City | Philippines',
      'Rusi Neptune 125 | 25000 | - | 2019 | 20000 | - | Cabanatuan | Philippines',
      'Kymco Like 150i | 85000 | - | 2020 | 12000 | 150 | Cebu City | Philippines',
      'Honda Wave RSX 110 | 48000 | - | 2020 | 20000 | 110 | General Santos | Philippines',
    ],
    { 'not-a-motorcycle': 2, 'price-unreadable': 1 },
  ],
  [
    'poland-adverts-windows-1250',
    [
      'Yamaha MT-07 zarejestrowana, bezwypadkowa | 24900 | PLN | 2018 | 18500 | 689 | Kielce | Poland',
      'WSK 125 M06 B3 | 6500 | PLN | 1978 | - | 125 | Kielce | Poland',
      'Skuter Piaggio Liberty 50 | 3200 | PLN | 2012 | 15000 | 49 | Częstochowa | Poland',
      'Benelli TRK 502 X | 23900 | PLN | 2020 | 19000 | 500 | Zielona Góra | Poland',
    ],
    { 'not-a-motorcycle': 2 },
  ],
])('a list as %s writes it comes in, and nobody has to describe it', async (list, listings, refused) => {
  const summary = await run(list, besides[list]);
  expect(await told()).toEqual(listings);
  expect(summary.refused).toEqual(refused);
});

test('the words of shops in Vietnam: electric ones, tens of thousands, used, in the seller’s name', async () => {
  const { refused, unused } = await run('vietnam-shop');
  expect({ refused, unused }).toEqual({ refused: {}, unused: [] });
  const rows = await lists.api.database.selectFrom('listings').selectAll().orderBy('name').execute();
  expect(
    rows.map((row) => [
      row.name,
      row.category_id,
      row.engine_cc,
      row.mileage_km,
      row.condition,
      row.registration,
    ]),
  ).toEqual([
    ['Honda SH Mode', 'scooters', 125, null, null, null],
    ['Pega NewTech', 'electric', null, 10_000, null, 'seller'],
    ['VinFast Klara S', 'electric', null, 54_000, null, 'seller'],
    ['Yamaha Exciter 150', 'commuters', 150, 25_000, 'good', 'seller'],
  ]);
});

test('a title that names no motorcycle is in its description, and its model is its name', async () => {
  await run('turkiye-windows-1254');
  const { description } = await lists.api.database
    .selectFrom('listings')
    .select('description')
    .where('name', '=', 'Honda PCX 125')
    .executeTakeFirstOrThrow();
  expect(description).toBe('Hatasız boyasız değişensiz.\nColour: Beyaz (white).');
});
