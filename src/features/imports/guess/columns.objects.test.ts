import { expect, test } from 'vitest';
import { bikes, guessOf, now, prices, years } from '../../../../test/support/guessed-columns.ts';
import { splitLine } from '../csv.ts';
import { guessMapping } from '../guess.ts';
import { csvOfJson } from '../text-file/json-records.ts';

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
