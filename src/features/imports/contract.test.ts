import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bindColumns } from './columns.ts';
import { readMapping } from './contract.ts';
import { guessMapping } from './guess.ts';

function problemsOf(json: unknown) {
  const read = readMapping(json);
  return 'problems' in read ? read.problems : [];
}

function bound(json: unknown, header: string[]) {
  const read = readMapping(json);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return bindColumns(read.mapping, header);
}

describe('readMapping', () => {
  it('takes a header for a column, and the long form', () => {
    const least = readMapping({ columns: { name: 'Bike', price: { column: 2, factor: 1000 } } });
    expect(least).toMatchObject({
      mapping: { columns: { name: { column: 'Bike' }, price: { factor: 1000 } } },
    });
  });

  it('names each mistake with its place', () => {
    const problems = problemsOf({
      delimiter: ';',
      country: 3,
      columns: {
        name: { colum: 'Bike' },
        price: { column: 'Price', factor: -1 },
        kilometres: { column: 'Km', unit: 'leagues' },
        kind: { column: 'Type', words: { Scooters: 'vespa' } },
        owners: { column: 'Owners', value: '1' },
        horn: 'Horn',
      },
    });
    const text = problems.join('\n');
    for (const word of ['delimiter', 'country', 'columns.name', 'colum', 'columns.price.factor']) {
      expect(text).toContain(word);
    }
    expect(text).toMatch(/columns\.kilometres\.unit/);
    expect(text).toMatch(/columns\.kind\.words\.Scooters/);
    expect(text).toMatch(/columns\.owners: needs either "column" or "value"/);
    expect(text).toMatch(/horn/);
    expect(text).not.toMatch(/invalid|expected|unrecognized/i);
  });

  it.each([[null], [[]], ['x'], [{}], [{ columns: {} }], [{ columns: { price: 'Price' } }]])(
    'refuses %j without falling over',
    (json) => expect(problemsOf(json).length).toBeGreaterThan(0),
  );

  it('every mapping of the project is right and fits the header it recognises', () => {
    const folder = new URL('./mappings/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const json = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      expect(problemsOf(json), name).toEqual([]);
      expect(bound(json, json.recognise), name).toHaveProperty('reader');
    }
  });
});

describe('bindColumns', () => {
  const header = ['Bike_Name', ' ASKING PRICE ', 'Kms Driven', 'Town', 'Town'];

  it('finds headers without regard to case, spaces, hyphens and underscores, or by position', () => {
    const result = bound(
      {
        columns: {
          name: 'bike name',
          price: 'asking-price',
          kilometres: 3,
          place: { column: [5, 'TOWN'], default: 'Dhaka' },
        },
      },
      header,
    );
    if (!('reader' in result)) throw new Error('not bound');
    const { reader } = result;
    const row = ['\uFEFFTvs  Apache\u200e ', '1', 'N/A', 'Khulna', '-'];
    expect(reader.cell(row, 'name')).toBe('Tvs Apache');
    expect(reader.cell(row, 'kilometres')).toBeNull();
    expect(reader.cell(row, 'place')).toBe('Khulna');
    expect(reader.cell(['a', '1', '', '', ''], 'place')).toBe('Dhaka');
    expect(reader.cell(row, 'owners')).toBeNull();
  });

  it('takes a mark for an unknown figure, or a figure that a spreadsheet shortened, as such only where a figure belongs', () => {
    const columns = { name: 'name', price: 'price', year: 'year', kilometres: 'km', place: 'place' };
    const result = bound(
      { columns },
      Object.keys(columns).map((target) => columns[target as 'name']),
    );
    if (!('reader' in result)) throw new Error('not bound');
    const kilometres = (text: string) => result.reader.cell(['', '', '', text, ''], 'kilometres');
    for (const mark of ['NC', 'n.c.', 'N/D', 'nd', 's/n', 'S/D', 'xx']) expect(kilometres(mark)).toBeNull();
    expect(result.reader.cell(['NK', '', '', '', 'NC'], 'place')).toBe('NC');
    expect(result.reader.cell(['NK', '', '', '', 'NC'], 'name')).toBe('NK');
    expect(['1.90E+03', '1,95E+05', '-1E+2', '1.9045E+03'].map(kilometres)).toEqual([
      ...['1900', '195000', '-100', '1.9045E+03'],
    ]);
    expect(result.reader.cell(['', '1.95E+05', '', '', ''], 'price')).toBe('195000');
    // The spreadsheet has rounded away which year it was.
    const year = (text: string) => result.reader.cell(['', '', text, '', ''], 'year');
    expect([year('2.018E+03'), year('2.02E+03')]).toEqual(['2018', '2.02E+03']);
  });

  it('names the columns that the file does not have', () => {
    const mapping = {
      columns: { name: 'Bike', price: 9 },
      skip: [{ column: 'Type', is: ['Car'], reason: 'A car.' }],
    };
    expect(bound(mapping, header)).toEqual({
      problems: [
        'columns.name: the file has no column "Bike"',
        'columns.price: the file has no column 9',
        'skip.0.column: the file has no column "Type"',
      ],
    });
  });

  it('translates words, fills in fixed values, and skips with a reason', () => {
    const result = bound(
      {
        skip: [{ column: 'type', is: ['Quadricycles'], contains: ['spare'], reason: 'No motorcycle.' }],
        columns: {
          name: 'name',
          price: 'price',
          kind: { column: 'type', words: { 'e-bikes': 'scooter' } },
          country: { value: 'Nepal' },
        },
      },
      ['name', 'price', 'type'],
    );
    if (!('reader' in result)) throw new Error('not bound');
    expect(result.reader.cell(['x', '1', 'E-Bikes'], 'kind')).toBe('scooter');
    expect(result.reader.cell(['x', '1', ''], 'country')).toBe('Nepal');
    expect(result.reader.skipReason(['x', '1', 'QUADRICYCLES'])).toBe('No motorcycle.');
    expect(result.reader.skipReason(['x', '1', 'Spare parts'])).toBe('No motorcycle.');
    expect(result.reader.skipReason(['x', '1', 'Motorbikes'])).toBeNull();
  });
});

describe('guessMapping', () => {
  it.each(['(', '[{(', '()', 'e\u0301', '\u0301', 'price ('])(
    'reads a header full of "%s" at once',
    (part) => {
      // A pattern that starts again at every position would exceed the test's time limit.
      const long = part.repeat(400_000 / part.length);
      for (const header of [long, `${long} price`, `price ${long}`])
        expect(() => guessMapping([header, 'Bike'], { delimiter: ',' })).not.toThrow();
    },
  );

  it('takes what stands in brackets for no part of a header, closed or not', () => {
    const guess = guessMapping(['Bike (all) {of}', 'Price (in [Rs)'], { delimiter: ',' });
    expect(guess?.mapping.columns).toMatchObject({ name: 'Bike (all) {of}', price: 'Price (in [Rs)' });
  });

  it.each([
    [['Bike', 'Price'], ['Honda Dio', '85,000'], 'BDT', 'Bangladesh'],
    [['Bike', 'Price'], ['Honda Dio', 'Tk 85,000'], 'BDT', 'Bangladesh'],
    [['Bike', 'Price'], ['Honda Dio', '85,000'], 'LKR', 'Sri Lanka'],
    [['Bike', 'Price'], ['Honda Dio', '85,000'], 'USD', undefined],
    [['Bike', 'Price'], ['Honda Dio', '$850'], 'BDT', undefined],
    [['Bike', 'Price'], ['Honda Dio', 'Rs 85,000'], 'BDT', undefined],
    [['Bike', 'Price (Rs)'], ['Honda Dio', '85,000'], 'BDT', undefined],
    [['Bike', 'Price', 'Currency'], ['Honda Dio', '85,000', 'INR'], 'BDT', 'India'],
    [['Bike', 'Price', 'Currency'], ['Honda CG', '45,000', 'ج.م'], 'EGP', 'Egypt'],
    [['Bike', 'Price', 'Currency'], ['Honda CG', '950', 'USD'], 'MXN', undefined],
    [['Bike', 'Asking price (KSh)'], ['Boxer', '120,000'], 'BDT', 'Kenya'],
    [['Bike', 'Asking price'], ['Boxer', 'KSh 120,000'], 'BDT', 'Kenya'],
    [['Bike', 'Harga (Rp)'], ['Honda Beat', '12.000.000'], 'BDT', 'Indonesia'],
    [['Bike', 'Price (EUR)'], ['Honda Dio', '850'], 'BDT', undefined],
    [['Bike', 'Price (KSh)', 'Country'], ['Boxer', '120,000', 'Uganda'], 'BDT', undefined],
    [['Bike', 'Price', 'Country'], ['Honda Dio', '85,000', 'Nepal'], 'BDT', undefined],
  ])('%j above %j in a garage of %s: the country is %s', (header, row, ownCurrency, country) => {
    const guess = guessMapping(header, { delimiter: ',', ownCurrency, sample: [row] });
    expect(guess?.mapping.country).toBe(country);
    expect(problemsOf(guess?.mapping)).toEqual([]);
  });

  it.each([
    [['$45,000', '$52,000', '61,000', '1,200 USD'], 'MXN', 'Mexico'],
    [['45000 ج.م', '52 الف جنيه', '61000', '1,200 USD'], 'EGP', 'Egypt'],
    [['45000 ج.م', '52 الف جنيه', '61000 ج.م', '1,200 USD'], 'BDT', 'Egypt'],
    [['$45,000', '1,300 USD', '1,200 USD'], 'MXN', undefined],
    [['45,000', '52,000', '61,000', 'KSh 120,000'], 'BDT', undefined],
  ])(
    'takes prices of %j in a garage of %s, some of them in dollars, for those of %s',
    (prices, ownCurrency, country) => {
      const sample = prices.map((price) => ['Honda CG', price]);
      const guess = guessMapping(['Bike', 'Price'], { delimiter: ',', ownCurrency, sample });
      expect(guess?.mapping.country).toBe(country);
    },
  );

  it('takes the currency from the prices only where most of them name it and none another', () => {
    const guessOf = (...prices: string[]) =>
      guessMapping(['Bike', 'Price'], { delimiter: ',', sample: prices.map((price) => ['Boxer', price]) });
    expect(guessOf('KSh 120,000', 'Ksh. 95,000', 'call')?.mapping).toMatchObject({
      currency: 'KES',
      country: 'Kenya',
    });
    expect(guessOf('95,000', 'KSh 120,000', 'Ksh. 95,000')?.mapping.currency).toBe('KES');
    for (const prices of [['KSh 120,000', '95,000'], ['KSh 120,000', 'UGX 950,000'], ['Rs 1,20,000']]) {
      expect(guessOf(...prices)?.mapping).not.toHaveProperty('currency');
      expect(guessOf(...prices)?.mapping).not.toHaveProperty('country');
    }
  });

  it.each([
    [
      ['Title', 'Asking Price (BDT)', 'Model Year', 'Odometer (km)', 'Engine CC', 'District', 'Ad URL'],
      {
        currency: 'BDT',
        country: 'Bangladesh',
        columns: {
          name: 'Title',
          price: 'Asking Price (BDT)',
          year: 'Model Year',
          kilometres: 'Odometer (km)',
          engine: 'Engine CC',
          place: 'District',
          id: 'Ad URL',
        },
      },
    ],
    [
      ['make', 'model', 'price_usd', 'miles', 'owner'],
      {
        currency: 'USD',
        columns: {
          make: 'make',
          model: 'model',
          price: 'price_usd',
          kilometres: { column: 'miles', unit: 'miles' },
          owners: 'owner',
        },
      },
    ],
    [
      ['বাইকের নাম', 'দাম (টাকা)', 'কিলোমিটার'],
      { currency: 'BDT', columns: { name: 'বাইকের নাম', price: 'দাম (টাকা)' } },
    ],
  ])('reads %j', (header, guess) => {
    const guessed = guessMapping(header, { delimiter: ',' })?.mapping;
    expect(guessed).toMatchObject(guess);
    expect(problemsOf(guessed)).toEqual([]);
  });

  const shown = 'make, model, price, year, kilometres, engine, place'.split(', ');

  it.each([
    ['German', 'Marke, Modell, Preis, Baujahr, Kilometerstand, Hubraum, Ort', undefined],
    [
      'German',
      'Hersteller, Baureihe, Kaufpreis in €, Erstzulassung, Laufleistung (km), Hubraum ccm, Standort',
      'EUR',
    ],
    ['Spanish', 'Marca, Modelo, Precio (€), Año, Kilometraje, Cilindrada (cc), Ciudad', 'EUR'],
    ['Portuguese', 'Marca, Versão, Preço (R$), Ano, Quilometragem, Cilindrada, Cidade', 'BRL'],
    ['French', 'Marque, Modèle, Prix (€), Année, Kilométrage, Cylindrée, Ville', 'EUR'],
    ['Indonesian', 'Merek, Tipe, Harga (Rp), Tahun, Jarak Tempuh, Kapasitas Mesin, Lokasi', 'IDR'],
    ['Italian', 'Marca, Modello, Prezzo, Anno, Chilometri, Cilindrata, Città', undefined],
    ['Hindi', 'ब्रांड, मॉडल, कीमत (₹), साल, किलोमीटर, इंजन (सीसी), शहर', 'INR'],
    ['Bangla', 'ব্র্যান্ড, মডেল, দাম (টাকা), সাল, কিলোমিটার, সিসি, জেলা', 'BDT'],
    ['upper case', 'MARQUE, MODELE, PRIX, ANNEE, KILOMETRAGE, CYLINDREE, LOCALITE', undefined],
  ])('reads the header in %s: %s', (_, line, currency) => {
    const header = line.split(', ');
    const guess = guessMapping(header, { delimiter: ';' });
    expect(guess?.unused).toEqual([]);
    expect(guess?.mapping.columns).toEqual(Object.fromEntries(shown.map((field, i) => [field, header[i]])));
    expect(guess?.mapping.currency).toBe(currency);
  });

  const rows = [
    ['1', 'Honda Dio', '65000'],
    ['2', 'TVS Apache', '90000'],
    ['3', 'Hero Hunk', '80000'],
  ];

  it.each([
    ...['ID', 'No', 'No.', 'Nr', 'Nr.', '#', 'S/N', 'SL', 'Sr. No.', 'Serial', 'Listing', 'Row'],
    ...['Lfd. Nr.', 'Nummer', 'Inserat', 'N°', 'Nº', 'Número', 'Numéro', 'Nro.', 'N. progressivo', 'Ordem'],
    ...['Lp.', 'Sıra No', 'نمبر شمار'],
    ...['No. Urut', 'Nomor', 'নং', 'ক্রমিক নং', 'আইডি', 'क्र.सं.', 'क्रमांक'],
  ])('takes the running number %j for a key, with the motorcycle', (name) => {
    const guess = guessMapping([name, 'bike', 'price'], { delimiter: ',', sample: rows });
    expect(guess?.mapping.columns.id).toEqual({ column: name, running: true });
    expect(guess?.unused).toEqual([]);
    expect(problemsOf(guess?.mapping)).toEqual([]);
  });

  it.each([
    ...['Ref', 'Ref.', 'Reference', 'Stock #', 'Listing no.', 'Listing_ID', 'VIN', 'Ad URL'],
    ...[
      'Inserat-Nr.',
      'Referenz',
      'Réf. annonce',
      'N° annonce',
      'Código',
      'Código do anúncio',
      'Riferimento',
    ],
    ...['Kode Iklan', 'No. Polisi', 'রেফারেন্স', 'বিজ্ঞাপন নম্বর', 'संदर्भ संख्या'],
  ])('takes the id %j for a key', (name) => {
    const guess = guessMapping([name, 'bike', 'price'], { delimiter: ',', sample: rows });
    expect(guess?.mapping.columns.id).toBe(name);
  });

  it.each(['No', 'Code', 'Listing'])('takes %j for no key where the rows share it', (name) => {
    const sample = rows.map(([, ...others]) => ['1', ...others]);
    const guess = guessMapping([name, 'bike', 'price'], { delimiter: ',', sample });
    expect(guess?.mapping.columns.id).toBeUndefined();
    expect(guess?.unused).toEqual([name]);
  });

  it.each(['জায়গা', 'জা\u09dfগা', 'জা\u09af\u09bcগা'])('reads the place %j in either spelling', (name) => {
    const guess = guessMapping(['বাইক', 'দাম', name], { delimiter: ',' });
    expect(guess?.mapping.columns.place).toBe(name);
  });

  it('reads either side of a stroke, and no distance in the fuel economy', () => {
    const header = ['Advert Title', 'Price / Rate', 'km/l', 'Kota/Kab'];
    const guess = guessMapping(header, { delimiter: ',' });
    expect(guess?.mapping.columns).toEqual({ name: header[0], price: header[1], place: header[3] });
    expect(guess?.unused).toEqual(['km/l']);
    const others = ['Título', 'Preço', 'Ano/Modelo', 'Cidade/UF', 'Model/Colour/Price'];
    const { columns } = guessMapping(others, { delimiter: ',' })?.mapping ?? {};
    expect(columns).toEqual({ name: others[0], price: others[1], year: others[2], place: others[3] });
  });

  it('takes a wider place for the rows that name no town', () => {
    const header = ['County', 'bike', 'price', 'Town', 'Country'];
    const guess = guessMapping(header, { delimiter: ',' });
    expect(guess?.mapping.columns).toMatchObject({
      place: { column: 'Town', within: 'County' },
      country: 'Country',
    });
    expect(guess?.unused).toEqual([]);
  });

  it('takes what headers say of the papers, and a registration date for the year', () => {
    const header = ['bike', 'price', 'Registered to', 'Tax token (valid until)', 'Sales receipt'];
    const guess = guessMapping([...header, 'Registration'], { delimiter: ',' });
    expect(guess?.mapping.columns).toMatchObject({
      registration: 'Registered to',
      taxUntil: 'Tax token (valid until)',
      receipt: 'Sales receipt',
      year: 'Registration',
    });
    expect(problemsOf(guess?.mapping)).toEqual([]);
    const bangla = guessMapping(['বাইক', 'দাম', 'কার নামে', 'ট্যাক্স টোকেন', 'রশিদ'], { delimiter: ',' });
    expect(bangla?.mapping.columns).toMatchObject({
      registration: 'কার নামে',
      taxUntil: 'ট্যাক্স টোকেন',
      receipt: 'রশিদ',
    });
  });

  it.each([
    ['Date Posted', '03/25/2026', { column: 'Date Posted', order: 'month-first' }],
    ['Online seit', '25.03.2026', 'Online seit'],
    ['Tgl Tayang', '3 Mei 2026', 'Tgl Tayang'],
    ['তারিখ', '2026-05-03', 'তারিখ'],
  ])('takes %s for the day on which it was posted', (name, cell, posted) => {
    const guess = guessMapping([name, 'bike', 'price'], { delimiter: ',', sample: [[cell, 'Dio', '9']] });
    expect(guess?.mapping.columns.posted).toEqual(posted);
    expect(problemsOf(guess?.mapping)).toEqual([]);
  });

  it('names what it takes nothing from, and takes each column once', () => {
    const guess = guessMapping(['Modell', 'Preis', 'Hupe', 'Preis', ' ', 'TÜV bis'], { delimiter: ';' });
    expect(guess?.mapping.columns).toEqual({ model: 'Modell', price: 2 });
    expect(guess?.unused).toEqual(['Hupe', 'Preis', 'TÜV bis']);
  });

  it.each([
    ['5.900', '12.500', true],
    ['5.900,00', '8', true],
    ['5,900', '12,500.5', undefined],
    ['5.900,00', '12,500.5', 'mixed'],
    ['1250,50', '12500.0', 'mixed'],
    ['1,25,000', '12500', undefined],
    ['5900', '12500', undefined],
  ])('sees by the figures %s and %s whether a comma is decimal: %s', (price, kilometres, decimalComma) => {
    const guess = guessMapping(['bike', 'price', 'km'], {
      delimiter: ';',
      sample: [['x', price, kilometres]],
    });
    expect(guess?.mapping.file?.decimalComma).toBe(decimalComma);
  });

  it.each([
    ['Price (lakh)', { column: 'Price (lakh)', factor: 100_000 }],
    ['Harga (juta)', { column: 'Harga (juta)', factor: 1_000_000 }],
    ['Preis (Tsd. €)', { column: 'Preis (Tsd. €)', factor: 1_000 }],
  ])('takes the scale of the header %j', (price, column) => {
    expect(guessMapping(['bike', price], { delimiter: ',' })?.mapping.columns.price).toEqual(column);
  });

  it('prefers the distance to the fuel economy', () => {
    const guessed = guessMapping(['bike', 'price', 'mileage', 'kms_driven'], { delimiter: ',' });
    expect(guessed?.mapping.columns.kilometres).toBe('kms_driven');
  });

  it('gives positions to headers that occur twice', () => {
    expect(guessMapping(['name', 'price', 'Price'], { delimiter: ',' })?.mapping.columns.price).toBe(2);
  });

  it('gives up without name or price', () => {
    expect(guessMapping(['foo', 'price'], { delimiter: ',' })).toBeNull();
    expect(guessMapping(['name', 'colour'], { delimiter: ',' })).toBeNull();
  });
});
