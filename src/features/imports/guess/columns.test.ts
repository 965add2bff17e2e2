import { expect, it, test } from 'vitest';
import { keyOf } from '../../catalogue/words.ts';
import { splitLine } from '../csv.ts';
import { guessMapping } from '../guess.ts';
import { csvOfJson } from '../text-file/json-records.ts';

const now = new Date('2026-11-23T06:00:00Z');
const bikes = ['Honda Dio', 'TVS Apache', 'Hero Hunk', 'Bajaj Pulsar'];

const knownPlaces = new Set(['Cumilla', 'Delhi', 'Lagos', 'Mirpur', 'কুমিল্লা'].map(keyOf));

/** What is guessed for a file with these columns, each with its header and the cells below it. */
function guessOf(columns: Record<string, readonly string[]>, at = now) {
  const header = ['Bike', ...Object.keys(columns)];
  const cells = [bikes, ...Object.values(columns)];
  const longest = Math.max(...cells.map(({ length }) => length));
  const sample = Array.from({ length: longest }, (_, row) => cells.map((column) => column[row] ?? ''));
  return guessMapping(header, { delimiter: ',', sample, now: at, places: knownPlaces });
}

/** The rows of a file with these columns. */
function rowsOf(columns: Record<string, readonly string[]>): string[][] {
  const cells = Object.values(columns);
  return (cells[0] ?? []).map((_, row) => cells.map((column) => column[row] ?? ''));
}

const prices = ['85,000', '90,000', '80,000', '1,20,000'];
const marked = ['Tk 20,000', 'Tk 25,000', 'Tk 15,000', 'Tk 30,000'];
const years = ['2019', '2021', '2018', '2020'];

it.each([
  ...['Advance', 'Booking money', 'Installment', 'EMI per month', 'Kisti', 'Showroom', 'Deposit (BDT)'],
  ...['অগ্রিম', 'কিস্তি (টাকা)', 'বুকিং', 'শোরুম দাম', 'अग्रिम', 'Anzahlung', 'Entrada', 'Zaliczka', 'Uang muka'],
  ...['Trả trước', '頭金', 'เงินดาวน์', 'Taksit'],
])('takes no %s for the price, whatever its cells show: it asks for a mapping', (header) => {
  expect(guessOf({ Offered: marked })?.mapping.columns.price).toBe('Offered');
  expect(guessOf({ [header]: marked })).toBeNull();
  expect(guessOf({ [header]: marked, Price: prices })?.mapping.columns).toEqual({
    name: 'Bike',
    price: 'Price',
  });
});

it.each([
  ['owners', 'Anzahl der Fahrzeughalter', ['1', '2', '1', '3']],
  ['owners', 'Fahrzeughalter', ['1', '2', '1', '3']],
  ['owners', 'Кол-во владельцев по ПТС', ['1', '2', '1', '3']],
  ['owners', 'ownerNumber', ['1', '2', '1', '3']],
  ['engine', 'moto capacity', ['150', '125', '200', '110']],
  ['place', '販売店所在地', ['東京都足立区', '大阪府堺市', '沖縄県', '京都府京都市']],
  ['posted', 'ลงประกาศเมื่อ', ['25 ต.ค. 2569', '4 ก.พ. 2569', '17 พ.ย. 2569', '1 พ.ย. 2569']],
  ['posted', 'Odświeżono', ['20 listopada 2026', '15 listopada 2026', 'dzisiaj o 12:08', 'wczoraj o 9:10']],
  ['seller', '販売店名', ['バイク王', 'レッドバロン', 'バイク王', 'モトショップ']],
])('knows the %s below %s', (target, header, cells) => {
  expect(guessOf({ Price: prices, [header]: cells })?.mapping.columns).toMatchObject({ [target]: header });
});

it.each([
  'Fitness',
  'Valid until',
  'Expiry',
  'Insurance',
  'ফিটনেস',
  'বীমার মেয়াদ',
  'Versicherung',
  '車検',
  'Fitness year',
])('takes no %s for the model year', (header) => {
  const { columns } = guessOf({ Price: prices, [header]: years })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Price' });
});

it('takes no price from cells that say themselves that it is another figure', () => {
  expect(guessOf({ Finance: ['EMI Tk 2,500', 'EMI Tk 3,500', 'EMI Tk 2,000', 'EMI Tk 4,000'] })).toBeNull();
});

it('takes no price that a known word of its header is said of, and another word is not', () => {
  expect(guessOf({ 'Booking price': prices })).toBeNull();
  expect(guessOf({ 'Price as asked': prices })?.mapping.columns.price).toBe('Price as asked');
});

it('takes years that no header names, unless some are still to come when they are read', () => {
  const ends = ['2025', '2026', '2026', '2026'];
  const yearOf = (at: string) => guessOf({ Price: prices, Made: ends }, new Date(at))?.mapping.columns.year;
  expect(yearOf('2026-11-23')).toBe('Made');
  expect(yearOf('2025-11-23')).toBeUndefined();
  const thai = guessOf({ Price: prices, Made: ['2562', '2564', '2561', '2563'] });
  expect(thai?.mapping.columns.year).toBe('Made');
});

it('believes a known word among others only where nearly all cells bear it out', () => {
  const of = (readable: number) => [
    ...Array.from({ length: readable }, () => '85,000'),
    ...Array.from({ length: 10 - readable }, () => 'see below'),
  ];
  expect(guessOf({ 'Price as asked': of(8) })?.mapping.columns.price).toBe('Price as asked');
  expect(guessOf({ 'Price as asked': of(7) })).toBeNull();
  // Cells without a value confirm nothing.
  expect(guessOf({ 'Price as asked': ['N/A', 'unknown', '-'] })).toBeNull();
});

it('takes a column of states for no place', () => {
  const { columns } = guessOf({ Price: prices, Estado: ['Usado', 'Usada', 'Usado', 'usado'] })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Price' });
  const { columns: placed } = guessOf({ Price: prices, Estado: ['SP', 'MG', 'RJ'] })?.mapping ?? {};
  expect(placed?.place).toBe('Estado');
});

it('counts no cell that says in one of the usual ways that it does not say', () => {
  const cells = ['2018', 'keine Angabe', 'unbekannt', 'k.A.', 'অজানা'];
  expect(guessOf({ Preis: prices, Baujahr: cells })?.mapping.columns.year).toBe('Baujahr');
  const distances = ['12,000 km', '9,500 km', '30,000 km', 'not known', 'n / a', 'অজানা'];
  expect(guessOf({ Price: prices, Used: distances })?.mapping.columns.kilometres).toBe('Used');
});

test.each(['Mileage (kmpl)', 'Mileage km/l', 'Fuel mileage kmpl', 'Mileage in km per litre'])(
  'how far it goes on a litre, as %s tells, is not how far it has gone',
  (header) => {
    const guess = guessOf({
      Price: prices,
      [header]: ['45', '40', '35', '60'],
      'Kilometer Run': ['5,162', '16533 km', '69k', ''],
    });
    expect(guess?.mapping.columns).toMatchObject({ kilometres: 'Kilometer Run' });
    expect(guess?.unused).toContain(header);
  },
);

test('years of eras stand below a Japanese header', () => {
  const cells = ['H27', 'H30', 'R1', 'R3'];
  expect(guessOf({ 価格: prices, 年式: cells })?.mapping.columns.year).toBe('年式');
  expect(guessOf({ Price: prices, Year: cells })?.mapping.columns.year).toBeUndefined();
});

it('takes years below a header of models for what they are, and the model from elsewhere', () => {
  const models = ['Pulsar NS 200', 'Dominar 400', 'FZ 25', 'XRE 300'];
  const { columns } = guessOf({ Modelo: years, Línea: models, Precio: prices })?.mapping ?? {};
  expect(columns).toMatchObject({ year: 'Modelo', model: 'Línea' });
  const alone = guessOf({ Model: years, Price: prices })?.mapping.columns;
  expect(alone).toEqual({ name: 'Bike', year: 'Model', price: 'Price' });
  const both = guessOf({ Model: ['2015', 'R15', 'FZ', 'Dio'], Year: years, Price: prices })?.mapping.columns;
  expect(both).toMatchObject({ model: 'Model', year: 'Year' });
});

it.each(['Motor (PS)', 'Engine (kW)', 'Leistung', 'Potencia motor', 'Moc silnika', 'Motor gücü'])(
  'takes no %s for the size of the engine',
  (header) => {
    const power = guessOf({ Price: prices, [header]: ['95', '48', '105', '70'] })?.mapping.columns;
    expect(power).toEqual({ name: 'Bike', price: 'Price' });
  },
);

it('takes no power in Polish for a distance', () => {
  const { columns } =
    guessOf({ Price: prices, Silnik: ['75 KM', '48 KM', '105 KM', '15 KM'] })?.mapping ?? {};
  expect(columns?.kilometres).toBeUndefined();
});

it('takes the price that is asked, and not the one of a table of prices, whichever stands first', () => {
  const asked = {
    'Valor FIPE': ['R$ 9.900', 'R$ 8.900', 'R$ 7.900'],
    'Preço pedido à vista': ['9.500', '8.000', '7.500'],
  };
  expect(guessOf(asked)?.mapping.columns.price).toBe('Preço pedido à vista');
  expect(guessOf({ 'Valor FIPE': marked })).toBeNull();
});

it.each(['$', '€', '৳', 'Tk', 'BDT'])('takes a column that is headed %s for the price', (mark) => {
  expect(guessOf({ [mark]: prices })?.mapping.columns).toEqual({ name: 'Bike', price: mark });
  const swap = guessOf({ Takas: ['Evet', 'Hayır', 'Hayır'], Fiyat: prices })?.mapping.columns;
  expect(swap?.price).toBe('Fiyat');
});

it('takes the price of today beside the former one, also where a letter stands for the currency', () => {
  const rand = {
    'Was price': ['R 65 500', 'R 49 000', 'R 25 500'],
    'Retail price': ['R 60 500', 'R 45 000', 'R 20 500'],
  };
  expect(guessOf(rand)?.mapping.columns.price).toBe('Retail price');
});

it('sees decimal commas behind groups of spaces, and none in broken millions', () => {
  expect(guessOf({ Price: ['2 900,00', '6 600,00', '12 000'] })?.mapping.file?.decimalComma).toBe(true);
  const millions = ['1,161 млн', '0,9 млн', '540 000 руб'];
  expect(guessOf({ Price: millions })?.mapping.file?.decimalComma).toBe(true);
  expect(
    guessOf({ Price: ['85,000', '1,20,000', '1,161 million'] })?.mapping.file?.decimalComma,
  ).toBeUndefined();
});

it('tells a town with its region, and an address only where there is no town', () => {
  const towns = { Price: prices, City: ['Mirpur', 'Uttara'] };
  expect(guessOf({ ...towns, District: ['Dhaka'] })?.mapping.columns.place).toEqual({
    column: 'City',
    within: 'District',
  });
  expect(guessOf({ ...towns, Address: ['House 5'] })?.mapping.columns.place).toEqual(['City', 'Address']);
});

it('takes makes with their models for names', () => {
  const names = ['Bajaj Dominar 400', 'Honda Dio', 'Yamaha FZ', 'KTM Duke 200'];
  const sample = names.map((name, row) => [name, prices[row] ?? '']);
  const guess = guessMapping(['Two-wheeler', 'Price'], { delimiter: ',', sample, now });
  expect(guess?.mapping.columns).toEqual({ name: 'Two-wheeler', price: 'Price' });
});

it('takes months for those of motorcycles that no header names, unless they are those of the list', () => {
  const of = (months: string[]) => guessOf({ Price: prices, Zul: months })?.mapping.columns.year;
  expect(of(['05/2018', '11/2020', '01/2015', '2019'])).toBe('Zul');
  expect(of(['05/2026', '11/2025', '01/2026', '10/2026'])).toBeUndefined();
});

it('reads the columns of a program that has left its own values in the cells', () => {
  const amounts = [85_000, 90_000, 80_000, 120_000].map((amount) =>
    JSON.stringify({ amount, currency: 'BDT' }),
  );
  expect(guessOf({ Offer: amounts })?.mapping).toMatchObject({
    currency: 'BDT',
    columns: { price: 'Offer' },
  });
});

const towns = ['Mirpur branch', 'Cumilla', 'Lekki Phase 1, Lagos', 'Cumilla', 'Uttara Showroom', 'Delhi'];
test.each([
  ['Branch', towns],
  ['Showroom', towns],
  ['Store Name', towns],
  ['শাখা', ['মিরপুর শাখা', 'কুমিল্লা', 'কুমিল্লা', 'উত্তরা']],
])('takes a column %s of towns for the place', (header, cells) => {
  const { columns } = guessOf({ Price: prices, [header]: cells })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Price', place: header });
});

test.each([
  ['Branch', ['Main branch', 'Head office', 'B-12', 'Main branch']],
  ['Showroom', ['Rahim Motors', 'Delhi Bikes', 'Honda Corner', 'Lagos Traders Ltd']],
  ['Store', ['yes', 'no', 'no', 'yes']],
  ['Store', ['Amazon', 'Ebay', 'Amazon', 'Ebay']],
  ['Showroom', ['Riders Hub', 'Riders Hub', 'City Riders', 'Riders Hub']],
  ['Branch', ['Electronics', 'Rahman', 'Rahman', 'Electronics']],
  ['Outlet', ['Abdul Karim', 'Rahim Uddin', 'Abdul Karim', 'Salma Begum']],
])('takes no column %s of shops for the place', (header, cells) => {
  const { columns } = guessOf({ Price: prices, [header]: cells })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Price' });
  expect(guessOf({ Price: prices, [header]: cells, City: towns })?.mapping.columns.place).toBe('City');
});

test('takes figures that a spreadsheet shortened for what their header says', () => {
  const { mapping } =
    guessOf({ Price: ['1.90E+05', '1.2E+05', '8.5E+04'], KM: ['1.250E+04', 'NC', 'NC'] }) ?? {};
  expect(mapping).toMatchObject({ file: { delimiter: ',' }, columns: { price: 'Price', kilometres: 'KM' } });
  expect(mapping?.file).not.toHaveProperty('decimalComma');
});

it('knows the headers of Egyptian lists, however their letters are written', () => {
  const list = {
    الماركه: ['هوندا', 'ياماها'],
    الموديل: ['CG 125', 'YBR 125'],
    'سنه الصنع': ['2019', '2021'],
    الكيلومترات: ['41000 كيلو', '12000 كم'],
    'سعر البيع': ['45 الف جنيه', '52000 ج.م'],
    اللون: ['أحمر', 'أسود'],
    المحافظة: ['القاهرة', 'الجيزة'],
    الوصف: ['بحالة ممتازة', 'فبريكة'],
    رابط: ['https://example.com/1', 'https://example.com/2'],
    هاتف: ['01001234567', '01001234568'],
  };
  const guess = guessMapping(Object.keys(list), { delimiter: ',', sample: rowsOf(list), now });
  expect(guess?.mapping.columns).toEqual({
    id: 'رابط',
    make: 'الماركه',
    model: 'الموديل',
    price: 'سعر البيع',
    year: 'سنه الصنع',
    kilometres: 'الكيلومترات',
    place: 'المحافظة',
    colour: 'اللون',
    description: 'الوصف',
  });
});

it.each([
  ['wheel size', ['17', '17', '18', '17']],
  ['Tank size (l)', ['10', '12', '14', '11']],
  ['photo size', ['640', '800', '640', '640']],
  ['owner rating', ['5', '4', '5', '3']],
  ['owner id', ['5', '4', '15', '3']],
  ['number of owner reviews', ['5', '4', '15', '3']],
  ['Объем бака', ['100', '120', '140', '110']],
  ['registration state', ['Delhi', 'Mumbai', 'Delhi', 'Pune']],
])('takes %s for nothing else', (header, cells) => {
  expect(guessOf({ Price: prices, [header]: cells })?.unused).toEqual([header]);
});

it('takes labels off cells, and heeds their units', () => {
  const labelledWith = (label: string, cells: readonly string[]) => cells.map((cell) => `${label}: ${cell}`);
  const list = {
    Price: prices,
    mileage: labelledWith('Miles', ['29,000', '1,200', '9,000', '15,000']),
    city: labelledWith('Ville', ['Dakar', 'Thiès', 'Dakar', 'Saint-Louis']),
    région: labelledWith('Région', ['Dakar', 'Thiès', 'Dakar', 'Saint-Louis']),
  };
  expect(guessOf(list)?.mapping.columns).toMatchObject({
    kilometres: { column: 'mileage', unit: 'miles', label: 'Miles' },
    place: { column: 'city', within: 'région', label: ['Ville', 'Région'] },
  });
});

it('turns the lines of places that begin with the widest round', () => {
  const location = ['Dakar\nPlateau', 'Dakar\nOuakam', 'Dakar\nMédina', 'Dakar\nYoff'];
  expect(guessOf({ Price: prices, location })?.mapping.columns.place).toEqual({
    column: 'location',
    order: 'region-first',
  });
});

it('takes the number of the stock for the id where only some rows have a chassis number', () => {
  const list = (vins: string[]) => ({
    VIN: vins,
    'Stock #': ['A1', 'A2', 'A3', 'A4'],
    Price: ['$ 5,995', '$ 13,995', '$ 4,500', '$ 3,200'],
  });
  const vins = [1, 2, 3, 4].map((last) => `1HD1FBW17XY60000${last}`);
  expect(guessOf(list(vins))?.mapping.columns.id).toBe('VIN');
  expect(guessOf(list(['', ...vins.slice(0, 1), '', '']))?.mapping.columns.id).toBe('Stock #');
});

it('knows the headers of Mexican lists, and takes the Folio for the id before the address of a page', () => {
  const list = {
    Link: ['https://example.com/1', 'https://example.com/2'],
    Folio: ['MX-1', 'MX-2'],
    Marca: ['Italika', 'Yamaha'],
    Submarca: ['FT150', 'FZ 25'],
    Versión: ['Base', 'ABS'],
    Año: ['2019', '2021'],
    Kilometraje: ['22,000', '12,000'],
    Precio: ['22,000', '52,000'],
    Estado: ['Jalisco', 'Puebla'],
    Municipio: ['Zapopan', 'Cholula'],
    Color: ['Rojo', 'Negro'],
    Cilindrada: ['150', '250'],
  };
  const guess = guessMapping(Object.keys(list), { delimiter: ',', sample: rowsOf(list), now });
  expect(guess?.mapping.columns).toEqual({
    id: 'Folio',
    make: 'Marca',
    model: 'Submarca',
    price: 'Precio',
    year: 'Año',
    kilometres: 'Kilometraje',
    engine: 'Cilindrada',
    place: { column: 'Municipio', within: 'Estado' },
    variant: 'Versión',
    colour: 'Color',
  });
});

test('takes the headers of Polish, Turkish and Urdu adverts for what they are', () => {
  const km = ['12.000', '18.500', '9.000', '31.000'];
  const guessed = (columns: Record<string, readonly string[]>) => guessOf(columns)?.mapping.columns;
  expect(
    guessed({ Cena: prices, 'Rok prod.': years, 'Poj. silnika': ['125', '600', '50', '250'], Przebieg: km }),
  ).toMatchObject({ year: 'Rok prod.', engine: 'Poj. silnika', kilometres: 'Przebieg' });
  expect(
    guessed({
      Fiyat: prices,
      'İl / İlçe': ['Bursa / Nilüfer', 'Konya / Selçuklu', 'İzmir / Konak', 'Adana / Seyhan'],
    }),
  ).toMatchObject({ place: 'İl / İlçe' });
  expect(guessed({ قیمت: prices, 'چلی ہوئی': km, رنگ: ['سرخ', 'کالا', 'نیلا', 'سفید'] })).toMatchObject({
    kilometres: 'چلی ہوئی',
    colour: 'رنگ',
  });
});

test('a distance without a unit is in miles where its country counts so, or the garage and nothing speaks against it', () => {
  const unitOf = (columns: Record<string, readonly string[]>, ownCurrency: string, country?: string) => {
    const header = ['Bike', ...Object.keys(columns)];
    const sample = rowsOf({ Bike: bikes, ...columns });
    const guess = guessMapping(header, { delimiter: ',', sample, now, ownCurrency, country });
    const { kilometres } = guess?.mapping.columns ?? {};
    return kilometres instanceof Object && 'unit' in kilometres ? kilometres.unit : undefined;
  };
  const distances = ['20,000', '12,000', '8,500', '31,000'];
  const list = { Price: prices, Mileage: distances };
  for (const own of ['USD', 'GBP']) expect(unitOf(list, own)).toBe('miles');
  for (const own of ['BDT', 'EUR', 'INR']) expect(unitOf(list, own)).toBeUndefined();
  expect(unitOf(list, 'GBP', 'Germany')).toBeUndefined();
  expect(unitOf(list, 'BDT', 'United Kingdom')).toBe('miles');
  expect(unitOf({ 'Price (EUR)': prices, Mileage: distances }, 'GBP')).toBeUndefined();
  expect(unitOf({ Price: prices, 'Mileage (km)': distances }, 'GBP')).toBeUndefined();
  for (const header of [
    ...[
      'kmDriven',
      'KmDriven',
      'KMDriven',
      'MileageKM',
      'mileageKm',
      'mileageInKm',
      'distanceKm',
      'Kms_Driven',
    ],
    ...['Quilometragem', 'Kilometerstand', 'Chilometraggio', 'Пробег, км', 'เลขไมล์ (กม.)', '走行距離(km)'],
  ])
    for (const own of ['USD', 'GBP'])
      expect(unitOf({ Price: prices, [header]: distances }, own), header).toBeUndefined();
  expect(unitOf({ Price: prices, mileageMi: distances }, 'BDT')).toBe('miles');
  expect(unitOf({ ...list, Country: bikes.map(() => 'France') }, 'USD')).toBeUndefined();
});

test('a distance is in the mile of Scandinavia where header and cells are, and 20 mil are thousands elsewhere', () => {
  const unitOf = (columns: Record<string, readonly string[]>) => {
    const kilometres = guessOf(columns)?.mapping.columns.kilometres;
    return kilometres instanceof Object && 'unit' in kilometres ? kilometres.unit : undefined;
  };
  const swedish = { Säljare: bikes, Pris: prices, Årsmodell: years };
  expect(unitOf({ ...swedish, Miltal: ['1250', '990', '450', '3 100'] })).toBe('mil');
  expect(unitOf({ ...swedish, Mätarställning: ['1 250 mil', '990 mil', '450 mil', '3 100 mil'] })).toBe(
    'mil',
  );
  expect(unitOf({ ...swedish, Mätarställning: ['12 500', '9 900', '4 500', '31 000'] })).toBeUndefined();
  expect(
    unitOf({ Moto: bikes, Precio: prices, 'Kilometraje (mil)': ['20', '9', '4', '31'] }),
  ).toBeUndefined();
  expect(
    unitOf({ Moto: bikes, Precio: prices, Kilometraje: ['20 mil', '9 mil', '4 mil', '31 mil'] }),
  ).toBeUndefined();
});

test('sizes of litres are taken for that by their header, or as they are too small for anything else', () => {
  const unitOf = (header: string, cells: readonly string[]) => {
    const engine = guessOf({ Price: prices, [header]: cells })?.mapping.columns.engine;
    return engine instanceof Object && 'unit' in engine ? engine.unit : undefined;
  };
  expect(unitOf('Объем двигателя, л', ['0.40', '0,6', '1', '0.125'])).toBe('litres');
  expect(unitOf('Engine', ['0.125', '0.6', '1.2', '0.65'])).toBe('litres');
  expect(unitOf('Engine', ['125', '600', '1.200', '650'])).toBeUndefined();
  expect(unitOf('Engine', ['1', '2', '1', '1'])).toBeUndefined();
});

test('the language of a header does not decide by words that are also those of another one', () => {
  const prices = ['24.990', '31.500', '18.000', '9.900'];
  const german = { Hersteller: bikes, Modell: bikes, Preis: prices, Kilometerstand: years, Ort: bikes };
  expect(guessOf(german)?.mapping.currency).toBeUndefined();
  const currencyOf = (name: string, price: string, year: string, more: string) =>
    guessOf({ [name]: bikes, [price]: prices, [year]: years, [more]: bikes })?.mapping.currency;
  expect(currencyOf('Rubrik', 'Pris', 'Modellår', 'Säljare')).toBe('SEK');
  expect(currencyOf('Tittel', 'Pris', 'Årsmodell', 'Selger')).toBe('NOK');
  expect(currencyOf('Overskrift', 'Pris', 'Årgang', 'Sælger')).toBe('DKK');
});

test('a second column of years is for rows without one in the first, and a town comes before its province', () => {
  const of = (columns: Record<string, readonly string[]>) =>
    guessOf({ Price: prices, ...columns })?.mapping.columns;
  expect(of({ 'Année-modèle': ['2019', '', '2018', ''], 'Mise en circulation': years })?.year).toEqual([
    'Année-modèle',
    'Mise en circulation',
  ]);
  expect(of({ 'Année-modèle': years, 'Mise en circulation': years })?.year).toBe('Année-modèle');
  const towns = ['Cantù', 'Bari', 'Pisa', 'Asti'];
  expect(of({ Provincia: ['CO', 'BA', 'PI', 'AT'], Comune: towns })?.place).toEqual({
    column: 'Comune',
    within: 'Provincia',
  });
  expect(of({ Area: ['Mirpur', 'Uttara'], Town: ['Dhaka', 'Dhaka'] })?.place).toEqual(['Area', 'Town']);
  expect(of({ Town: ['Dhaka', 'Dhaka'], Area: ['Mirpur', 'Uttara'] })?.place).toEqual(['Area', 'Town']);
});

test.each([
  ['makeYear', years, 'year'],
  ['engineCC', ['110', '160', '150', '150'], 'engine'],
  ['location locationDescription', ['Pokhara', 'Butwal', 'Lalitpur', 'Dharan'], 'place'],
  ['state.mileage', ['12000', '9000', '15000', '21000'], 'kilometres'],
  ['Объём двигателя, куб. см', ['110', '160', '150', '150'], 'engine'],
])('a program or a form calls it %s', (header, cells, target) => {
  const columns = guessOf({ Price: prices, [header]: cells })?.mapping.columns ?? {};
  expect(Object.entries(columns).find(([, column]) => column === header)?.[0]).toBe(target);
});

/** The columns that are guessed for a file of these records. */
async function guessOfJson(records: readonly object[]) {
  const text = JSON.stringify(records);
  let ofObjects: ReadonlySet<string> = new Set();
  async function* pieces() {
    yield text;
  }
  const csv = csvOfJson(pieces(), text, {
    onBroken: (count) => new Error(String(count)),
    onObjects: (columns) => {
      ofObjects = columns;
    },
  });
  let table = '';
  for await (const piece of csv) table += piece;
  const lines = table.trim().split('\n');
  const [header = [], ...sample] = lines.map((line) => splitLine(line, ','));
  return guessMapping(header, { delimiter: ',', sample, now, ofObjects })?.mapping.columns;
}

test('a field of an object is called what its last names say, and a header in a table what it says as a whole', async () => {
  const records = bikes.map((Bike, row) => ({
    Bike,
    price: prices[row],
    state: { mileage: 12_000 + row },
    documents: { owners_number: 1 + (row % 2) },
    location: { locationDescription: 'Pokhara' },
  }));
  const columns = await guessOfJson(records);
  expect(columns).toMatchObject({
    name: 'Bike',
    kilometres: 'state mileage',
    owners: 'documents owners_number',
    place: 'location locationDescription',
  });

  const ofTable = (other: Record<string, readonly string[]>) => guessOf(other)?.mapping.columns;
  const gaps = ['2019', '', '2018', ''];
  expect(ofTable({ Price: prices, Year: gaps, 'Document year': years })?.year).toBe('Year');
  for (const other of ['Document price', 'State price', 'Seller price'])
    expect(ofTable({ [other]: prices, Price: prices })?.price).toBe('Price');
});

test.each(['price type', 'seller type', 'next service km'])('%s is no field of an object', (header) => {
  const columns =
    guessOf({ Price: prices, [header]: ['1200', '2500', '900', '4000'] })?.mapping.columns ?? {};
  expect(Object.values(columns)).not.toContain(header);
});

test('the price, its currency, the condition and the place of objects in Spanish', async () => {
  const columns = await guessOfJson(
    ['Bueno', 'Regular', 'Excelente', 'Bueno'].map((estado, row) => ({
      titulo: bikes[row],
      precio: { valor: 34_375 + row, moneda: 'MXN' },
      estado,
      ubicacion: { pais: 'México', ciudad: ['Zapopan', 'Puebla', 'Oaxaca', 'Toluca'][row] },
      vehiculo: { linea: ['CB190R', 'NMAX', 'MT-07', 'NKD'][row], numeroDuenos: 1 + (row % 2) },
    })),
  );
  expect(columns).toMatchObject({
    name: 'titulo',
    model: 'vehiculo linea',
    price: 'precio valor',
    currency: 'precio moneda',
    place: 'ubicacion ciudad',
    condition: 'estado',
    owners: 'vehiculo numeroDuenos',
  });
});

test('knows the headers of Philippine lists', () => {
  const list = {
    Unit: bikes,
    'SRP / Asking': ['P83k', '₱51,000', 'Php 82,000.00', '28k nego'],
    'Yr Model': ['2022', '2019 model', 'mdl 2016', "'19"],
    Loc: ['Cebu', 'Makati', 'Iligan', 'Tacloban City, Leyte'],
  };
  const guess = guessMapping(Object.keys(list), { delimiter: ',', sample: rowsOf(list), now });
  expect(guess?.mapping).toMatchObject({
    currency: 'PHP',
    columns: { name: 'Unit', price: 'SRP / Asking', year: 'Yr Model', place: 'Loc' },
  });
  const { columns } = guessOf({ SRP: marked, Asking: prices })?.mapping ?? {};
  expect(columns).toEqual({ name: 'Bike', price: 'Asking' });
});

test('places that sound like conditions are places where the header says so', () => {
  const location = ['Old Dhaka', 'Nice', 'Fair Lawn', 'Old Dhaka'];
  expect(guessOf({ Price: prices, Location: location })?.mapping.columns.place).toBe('Location');
});

test('a column of codes of currencies is that of the prices, whatever it is called', () => {
  expect(guessOf({ Price: prices, waluta: ['PLN', 'EUR', 'PLN', 'PLN'] })?.mapping.columns.currency).toBe(
    'waluta',
  );
  expect(
    guessOf({ Price: prices, brakes: ['ABS', 'CBS', 'ABS', 'ABS'] })?.mapping.columns.currency,
  ).toBeUndefined();
});

test('a body is the text of an advert where its cells are, and otherwise the style', () => {
  const texts = bikes.map(() => 'Runs great, clean title in hand');
  expect(guessOf({ Price: prices, body: texts })?.mapping.columns.description).toBe('body');
  const styles = ['Sport', 'Naked', 'Sport Tourer', 'Cruiser'];
  expect(guessOf({ Price: prices, Body: styles })?.mapping.columns.description).toBeUndefined();
});
