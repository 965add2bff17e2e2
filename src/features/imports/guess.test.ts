import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../test/support/growth.ts';
import { problemsOf } from '../../../test/support/mappings.ts';
import { guessMapping } from './guess.ts';

describe('guessMapping', () => {
  it.each(['(', '[{(', '()', 'e\u0301', '\u0301', 'price ('])(
    'a header full of "%s" holds nothing up',
    (part) => {
      const long = (length: number) => part.repeat(length / part.length);
      const guess = (header: string) => guessMapping([header, 'Bike'], { delimiter: ',' });
      for (const full of [
        long,
        (length: number) => `${long(length)} price`,
        (length: number) => `price ${long(length)}`,
      ])
        expectGrowth(guess, full, { longest: 400_000, power: 1 });
    },
  );

  it('takes what stands in brackets for no part of a header, closed or not', () => {
    const guess = guessMapping(['Bike (all) {of}', 'Price (in [Rs)'], { delimiter: ',' });
    expect(guess?.mapping.columns).toMatchObject({ name: 'Bike (all) {of}', price: 'Price (in [Rs)' });
  });

  it.each(['post text', 'Text', 'caption'])('knows the text of a post as its description: %s', (header) => {
    const guess = guessMapping(['title', 'price', 'location', header], { delimiter: ',' });
    expect(guess?.mapping.columns).toMatchObject({ name: 'title', description: header });
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
