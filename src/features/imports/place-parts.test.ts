import { expect, it } from 'vitest';
import { bindColumns } from './columns.ts';
import { type MappingFile, readMapping } from './contract.ts';
import { listingOf } from './domain.ts';
import { isRegionFirst } from './guess/place-order.ts';
import { rowContext, withVariant } from './row-facts.ts';

const now = new Date('2026-11-21T06:00:00Z');

/** Place and country of a motorcycle in a list of this country. */
function locationOf(place: string, country: string | undefined, isTurned = false) {
  const file: MappingFile = {
    asOf: 2026,
    ...(country !== undefined && { country }),
    columns: {
      name: 'name',
      price: 'price',
      year: 'year',
      place: isTurned ? { column: 'city', order: 'region-first' } : 'city',
    },
  };
  const read = readMapping(file);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const bound = bindColumns(read.mapping, ['name', 'price', 'year', 'city']);
  if ('problems' in bound) throw new Error(bound.problems.join('\n'));
  const row = ['Honda CB 350', '$5000', '2019', place];
  const context = rowContext(read.mapping, bound.reader, { fileDate: now, now, ownCurrency: 'USD' });
  const outcome = listingOf(row, context);
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome.refusal));
  return `${outcome.listing.location} | ${outcome.listing.country}`;
}

it.each([
  ['東京都足立区', 'Japan', '足立区, 東京都 | Japan'],
  ['埼玉県さいたま市', 'Japan', 'さいたま市, 埼玉県 | Japan'],
  ['神奈川県 横浜市', 'Japan', '横浜市, 神奈川県 | Japan'],
  ['京都府京都市', 'Japan', '京都市, 京都府 | Japan'],
  ['台北市中山區', 'Taiwan', '中山區, 台北市 | Taiwan'],
  ['沖縄県', 'Japan', '沖縄県 | Japan'],
  ['São José dos Campos - SP', 'Brazil', 'São José dos Campos, SP | Brazil'],
  ['Goiânia/GO', 'Brazil', 'Goiânia, GO | Brazil'],
  ['Recife / PE', 'Brazil', 'Recife, PE | Brazil'],
  ['Manaus-AM', 'Brazil', 'Manaus, AM | Brazil'],
  ['Embu-Guaçu-SP', 'Brazil', 'Embu-Guaçu, SP | Brazil'],
  ['Belém (PA)', 'Brazil', 'Belém, PA | Brazil'],
  ['Embu-Guaçu', 'Brazil', 'Embu-Guaçu | Brazil'],
  ['Vitória-Es', 'Brazil', 'Vitória-Es | Brazil'],
  ['Bloco/AB', 'Brazil', 'Bloco/AB | Brazil'],
  ['Bissau-GB', 'Guinea-Bissau', 'Bissau-GB | Guinea-Bissau'],
  ['Mirpur/AM', 'Bangladesh', 'Mirpur/AM | Bangladesh'],
  ['Mirpur/AM', undefined, 'Mirpur/AM | '],
  ['16 - Alger', 'Algeria', 'Alger | Algeria'],
  ['75 - Paris', 'France', 'Paris | France'],
  ['Milano (MI)', 'Italy', 'Milano, MI | Italy'],
  ['Budapest XIII. kerület', 'Hungary', 'Budapest XIII. kerület, Budapest | Hungary'],
  ['Budapest, III. ker.', 'Hungary', 'Budapest, III. ker., Budapest | Hungary'],
  ['Budapest', 'Hungary', 'Budapest | Hungary'],
  ['Wien 1020', 'Austria', 'Wien 1020, Wien | Austria'],
  ['Paris 15e', 'France', 'Paris 15e, Paris | France'],
  ['Praha 4', 'Czechia', 'Praha 4, Praha | Czechia'],
  ['București Sector 3', 'Romania', 'București Sector 3, București | Romania'],
  ['Praha 4', 'Slovakia', 'Praha 4 | Slovakia'],
  ['Plzeň 3', 'Czechia', 'Plzeň 3 | Czechia'],
  ['Cali - Valle del Cauca', undefined, 'Cali, Valle del Cauca | '],
  ['Landshut - Bayern', 'Germany', 'Landshut, Bayern | Germany'],
  ['Rampura - Bali', 'Bangladesh', 'Rampura - Bali | Bangladesh'],
  ['Köln - Süd', 'Germany', 'Köln - Süd | Germany'],
  ['Stoke-on-Trent', 'United Kingdom', 'Stoke-on-Trent | United Kingdom'],
  ['Frankfurt (Oder)', 'Germany', 'Frankfurt (Oder) | Germany'],
])('separates the parts of %s in %s', (place, country, location) => {
  expect(locationOf(place, country)).toBe(location);
});

it.each([
  ['Minna, Niger', 'Nigeria', 'Minna, Niger | Nigeria'],
  ['Indiana, Peru', 'United States', 'Indiana, Peru | United States'],
  ['Elgin, Illinois, United States', 'United States', 'Elgin, Illinois, United States | United States'],
  ['Barrie, Ontario, Canada', 'United States', 'Barrie, Ontario, Canada | Canada'],
  ['المعادي، القاهرة، مصر', undefined, 'المعادي، القاهرة | Egypt'],
  ['Mérida, Mexico', undefined, 'Mérida, Mexico | Mexico'],
])(
  'a place that ends like a country is in the list’s own unless it says town and region: %s',
  (place, country, location) => {
    expect(locationOf(place, country)).toBe(location);
  },
);

it.each([
  ['Illinois, Elgin, United States', undefined, 'Elgin, Illinois, United States | United States'],
  ['Νομός Αττικής - Πειραιάς', 'Greece', 'Πειραιάς, Νομός Αττικής | Greece'],
  ['القاهرة، المعادي', 'Egypt', 'المعادي, القاهرة | Egypt'],
  ['УБ — Баянгол', 'Mongolia', 'Баянгол, УБ | Mongolia'],
  ['Mazowieckie, Warszawa, Mokotów', 'Poland', 'Mokotów, Warszawa, Mazowieckie | Poland'],
])(
  'a place that begins with its widest part is turned round, before its country: %s',
  (place, country, location) => {
    expect(locationOf(place, country, true)).toBe(location);
  },
);

it.each([
  [true, ['Kampala, Central Division', 'Kampala, Rubaga', 'Jinja, Walukuba', 'Phnom Penh, Chamkarmon']],
  [false, ['Rosario, Santa Fe', 'La Plata, Buenos Aires', 'Córdoba, Córdoba', 'Mar del Plata, Buenos Aires']],
  [true, ['Warszawa, Mokotów', 'Warszawa, Wola', 'Kraków, Podgórze', 'Kraków, Krowodrza', 'Warszawa']],
  [false, ['Austin, TX 78701', 'Austin, TX 78702', 'Dallas, TX 75001', 'Dallas, TX 75002', 'Austin']],
  [false, ['Springfield, Illinois', 'Springfield, Ohio', 'Springfield, Missouri', 'Springfield, Oregon']],
  [false, ['Austin, Texas', 'San Diego, California', 'Miami, Florida', 'Denver, Colorado']],
  [false, ['Pune, MH', 'Chennai, TN', 'Jaipur, RJ', 'Mumbai, MH', 'Nagpur, MH']],
  [false, ['Lahore, Punjab', 'Karachi, Sindh', 'Multan, Punjab', 'Quetta, Balochistan']],
  [false, ['Mokotów, Warszawa', 'Wola, Warszawa', 'Podgórze, Kraków', 'Krowodrza, Kraków', 'Warszawa']],
  [
    true,
    [
      'Νομός Αττικής - Πειραιάς',
      'Νομός Αττικής - Περιστέρι',
      'Νομός Αχαΐας - Πάτρα',
      'Νομός Λάρισας - Λάρισα',
    ],
  ],
  // Many places show it without any that is known.
  [true, Array.from({ length: 24 }, (_, at) => `УБ ${'abc'.charAt(at % 3)}, ${'klmnopqr'.charAt(at % 8)}`)],
  [false, Array.from({ length: 24 }, (_, at) => `${'klmnopqr'.charAt(at % 8)}, УБ ${'abc'.charAt(at % 3)}`)],
  [true, ['Lagos State, Ikeja', 'Oyo State, Ibadan', 'Lagos State, Ikeja', 'Edo State, Benin City']],
  [false, ['Ikeja, Lagos State', 'Ibadan, Oyo State', 'Ikeja, Lagos State', 'Benin City, Edo State']],
])('whether places begin with their widest part: %s', (isFirst, places) => {
  expect(isRegionFirst(places)).toBe(isFirst);
});

it.each([
  ['Mkoa/Wilaya', true],
  ['Province, City', true],
  ['City, Province', false],
  ['Location', false],
])('a header says which part of places is the widest: %s', (header, isFirst) => {
  const places = ['Kilolo, Ilula', 'Bahi, Mpalanga', 'Rungwe, Tukuyu', 'Meatu, Mwanhuzi'];
  expect(isRegionFirst(places, header)).toBe(isFirst);
});

it.each([
  ['Triumph Street Triple', 'R', 'Triumph Street Triple R'],
  ['Triumph Street Triple R', 'R', 'Triumph Street Triple R'],
  ['Touring', 'Street Glide', 'Touring Street Glide'],
])('%s with the variant %s', (name, variant, whole) => {
  expect(withVariant(name, variant)).toBe(whole);
});
