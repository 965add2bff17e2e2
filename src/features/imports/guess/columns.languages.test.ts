import { expect, it, test } from 'vitest';
import {
  bikes,
  guessOf,
  marked,
  now,
  prices,
  rowsOf,
  years,
} from '../../../../test/support/guessed-columns.ts';
import { guessMapping } from '../guess.ts';

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
