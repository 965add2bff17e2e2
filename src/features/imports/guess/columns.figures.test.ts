import { expect, it, test } from 'vitest';
import { bikes, guessOf, now, prices, rowsOf, years } from '../../../../test/support/guessed-columns.ts';
import { guessMapping } from '../guess.ts';

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

it('takes years that no header names, unless some are still to come when they are read', () => {
  const ends = ['2025', '2026', '2026', '2026'];
  const yearOf = (at: string) => guessOf({ Price: prices, Made: ends }, new Date(at))?.mapping.columns.year;
  expect(yearOf('2026-11-23')).toBe('Made');
  expect(yearOf('2025-11-23')).toBeUndefined();
  const thai = guessOf({ Price: prices, Made: ['2562', '2564', '2561', '2563'] });
  expect(thai?.mapping.columns.year).toBe('Made');
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

it('takes months for those of motorcycles that no header names, unless they are those of the list', () => {
  const of = (months: string[]) => guessOf({ Price: prices, Zul: months })?.mapping.columns.year;
  expect(of(['05/2018', '11/2020', '01/2015', '2019'])).toBe('Zul');
  expect(of(['05/2026', '11/2025', '01/2026', '10/2026'])).toBeUndefined();
});

test('takes figures that a spreadsheet shortened for what their header says', () => {
  const { mapping } =
    guessOf({ Price: ['1.90E+05', '1.2E+05', '8.5E+04'], KM: ['1.250E+04', 'NC', 'NC'] }) ?? {};
  expect(mapping).toMatchObject({ file: { delimiter: ',' }, columns: { price: 'Price', kilometres: 'KM' } });
  expect(mapping?.file).not.toHaveProperty('decimalComma');
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
