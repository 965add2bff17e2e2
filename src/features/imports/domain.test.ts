import { describe, expect, it } from 'vitest';
import { bindColumns } from './columns.ts';
import { type MappingFile, readMapping } from './contract.ts';
import { listingOf } from './domain.ts';
import { rowContext } from './row-facts.ts';

const now = new Date('2026-11-21T06:00:00Z');
const header = ['name', 'brand', 'price', 'city', 'km', 'owner', 'age', 'year', 'cc', 'condition', 'notes'];
type Cells = Partial<Record<(typeof header)[number], string>>;

const usual: MappingFile = {
  asOf: 2021,
  country: 'India',
  columns: {
    name: 'name',
    make: 'brand',
    price: 'price',
    place: 'city',
    kilometres: 'km',
    owners: 'owner',
    age: 'age',
    year: 'year',
    engine: 'cc',
    condition: 'condition',
    description: 'notes',
  },
};

/** The same with places in two columns. */
const within: MappingFile = {
  ...usual,
  columns: { ...usual.columns, place: { column: 'city', within: 'notes' } },
};

function outcomeOf(cells: Cells, mappingFile: MappingFile = usual, ownCurrency = 'BDT') {
  const read = readMapping(mappingFile);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const bound = bindColumns(read.mapping, header);
  if ('problems' in bound) throw new Error(bound.problems.join('\n'));
  const row: Cells = { name: 'Bajaj Pulsar 150cc', price: '65000', ...cells };
  const fields = header.map((name) => row[name] ?? '');
  return listingOf(fields, rowContext(read.mapping, bound.reader, { fileDate: now, now, ownCurrency }));
}

describe('listingOf', () => {
  it.each(['-', '(', ',', ' ('])('reads a name full of "%s" at once', (mark) => {
    // A pattern that starts again at every position would exceed the test's time limit.
    const outcome = outcomeOf({ name: `Honda${mark.repeat(400_000 / mark.length)} x` });
    expect(outcome).toBeDefined();
  });

  it('takes no figure of a year for that of a model', () => {
    expect(outcomeOf({ name: "Yamaha XT 660 R '07", cc: '660' })).toMatchObject({
      listing: { name: 'Yamaha XT 660 R', model: 'XT 660 R', year: 2007, engine_cc: 660 },
    });
  });

  it('makes a full listing of a row', () => {
    const outcome = outcomeOf({
      name: 'Tvs  Star City Plus Dual Tone 110cc',
      brand: 'TVS',
      price: '35000',
      city: 'Ahmedabad',
      km: '17,654 km',
      owner: 'First Owner',
      age: '3',
      cc: '110.0',
    });
    expect(outcome).toMatchObject({
      mended: false,
      listing: {
        name: 'TVS Star City Plus Dual Tone 110cc',
        make: 'TVS',
        model: 'Star City Plus',
        price: '₹ 35,000',
        currency: 'INR',
        price_amount: 35_000,
        original_price: '',
        location: 'Ahmedabad',
        country: 'India',
        year: 2018,
        year_of_use: '2018',
        mileage_km: 17_654,
        engine_cc: 110,
        owners: 1,
        condition: null,
        kind: 'commuter',
        category_id: 'commuters',
        seller_name: 'Imported listing',
        email: 'imported@example.invalid',
        mobile: '',
      },
    });
    if (!('listing' in outcome)) throw new Error('refused');
    expect(outcome.listing.image).toMatch(/^\/art\/commuter-[a-z-]+\.svg$/);
  });

  it('keeps what a row tells itself: condition, description, country and seller', () => {
    const mapping = { ...usual, seller: 'Dhaka Motors' };
    expect(outcomeOf({ condition: 'Like new', notes: 'First paint.' }, mapping)).toMatchObject({
      listing: {
        condition: 'excellent',
        description: 'First paint.',
        seller_name: 'Dhaka Motors',
        location: 'India',
      },
    });
  });

  it.each([
    ['Used', { km: '9000', owner: '1', age: '1' }],
    ['7/10', { age: '15' }],
    ['', { km: '70000' }],
  ])('tells no condition that a row does not: "%s"', (condition, cells) => {
    expect(outcomeOf({ ...cells, condition })).toMatchObject({ listing: { condition: null } });
  });

  it('takes what a row says of the papers, and leaves out what it cannot understand', () => {
    const columns = { ...usual.columns, registration: 'cc', taxUntil: 'condition', receipt: 'notes' };
    const { engine: _e, condition: _c, description: _d, ...rest } = columns;
    const mapping: MappingFile = {
      ...usual,
      columns: { ...rest, receipt: { column: 'notes', words: { 'in hand': true } } },
    };
    const papersOf = (cells: Cells) => {
      const outcome = outcomeOf(cells, mapping);
      if (!('listing' in outcome)) throw new Error('refused');
      const { registration, tax_until, receipt } = outcome.listing;
      return { registration, tax_until, receipt };
    };
    expect(papersOf({ cc: 'নিজের নামে', condition: 'Dec 2027', notes: 'In hand' })).toEqual({
      registration: 'seller',
      tax_until: '2027-12-31',
      receipt: true,
    });
    const unsaid = { registration: null, tax_until: null, receipt: null };
    expect(papersOf({ cc: 'Dhaka Metro', condition: 'paid', notes: 'ask' })).toEqual(unsaid);
    expect(papersOf({})).toEqual(unsaid);
  });

  it.each([
    ['Triumph', 'Bonneville T120', 'Triumph Bonneville T120'],
    ['Triumph', 'BONNEVILLE T120 BLACK', 'Triumph Bonneville T120 Black'],
    ['Ducati', 'Multistrada 1260 Pikes Peak', 'Ducati Multistrada 1260 Pikes Peak'],
    ['Bajaj', 'pulser 150 2018', 'Bajaj Pulsar 150'],
  ])('names %s %s in full', (brand, model, name) => {
    const columns = { make: 'brand', model: 'notes', price: 'price' };
    expect(outcomeOf({ name: '', brand, notes: model }, { ...usual, columns })).toMatchObject({
      listing: { name },
    });
  });

  it.each([
    ['2017 Honda CB 500 ABS', 'Honda CB 500 ABS'],
    ['Gold Star 650 (BSA)', 'BSA Gold Star 650'],
    ['Honda Dio (STD)', 'Honda Dio (STD)'],
    ['Bajaj Boxer BM 150 2020 Red Black', 'Bajaj Boxer BM 150 Red Black'],
    ['Yamaha XV 1900 Black', 'Yamaha XV 1900 Black'],
    ['Honda Red', 'Honda Red'],
    ['シグナスX', 'シグナスX'],
  ])('writes neither year nor make twice: %s', (name, written) =>
    expect(outcomeOf({ name })).toMatchObject({ listing: { name: written } }),
  );

  it.each([
    ['50667 Köln', 'Köln'],
    ['D-20095 Hamburg', 'Hamburg'],
    ['Mirpur 10', 'Mirpur 10'],
    ['1216', '1216'],
  ])('names the town of %s without its code', (city, location) =>
    expect(outcomeOf({ city })).toMatchObject({ listing: { location } }),
  );

  it('keeps the lines of a description, and takes the words out of HTML', () => {
    expect(outcomeOf({ notes: 'Well kept.\r\n\r\n\r\n  Two keys. ' })).toMatchObject({
      listing: { description: 'Well kept.\n\nTwo keys.' },
    });
    expect(outcomeOf({ notes: '<p>Caf&eacute; racer.<br>Tyres &lt; 1 year</p>' })).toMatchObject({
      listing: { description: 'Café racer.\nTyres < 1 year' },
    });
  });

  it('takes no distance from an old motorcycle’s 0, which says that nobody knows', () => {
    expect(outcomeOf({ year: '2012', km: '0' })).toMatchObject({ listing: { mileage_km: null } });
    expect(outcomeOf({ year: '2021', km: '0' })).toMatchObject({ listing: { mileage_km: 0 } });
  });

  it('believes a size that name and row agree on, though the catalogue does not know it', () => {
    expect(outcomeOf({ name: 'Honda Shadow', cc: '1795' })).toMatchObject({
      refusal: { code: 'engine-implausible' },
    });
    expect(outcomeOf({ name: 'Honda Shadow VT 1800', cc: '1795' })).toMatchObject({
      listing: { model: 'Shadow', engine_cc: 1_795 },
    });
  });

  it('needs no more than a name and a price', () => {
    expect(outcomeOf({})).toMatchObject({
      listing: { year: null, mileage_km: null, owners: null, year_of_use: 'Not stated', condition: null },
    });
  });

  it.each<[string, Cells, Partial<MappingFile>, string, string]>([
    ['nothing of the place', {}, { country: undefined }, 'Not stated', ''],
    ['a town alone', { city: 'Pokhara' }, { country: undefined }, 'Pokhara', ''],
    ['a country alone', {}, {}, 'India', 'India'],
    ['a town with its country', { city: 'Pune, India' }, {}, 'Pune, India', 'India'],
  ])('says no more than is known: %s', (_, cells, change, location, country) => {
    const { country: usualCountry, ...rest } = { ...usual, ...change };
    const mapping = usualCountry === undefined ? rest : { ...rest, country: usualCountry };
    expect(outcomeOf(cells, mapping)).toMatchObject({ listing: { location, country } });
  });

  it('says nothing in words that the row does not: its figures are told as such', () => {
    const cells = { age: '3', km: '70000', owner: '2', city: 'Pune', condition: 'Good' };
    expect(outcomeOf(cells)).toMatchObject({ listing: { description: '' } });
  });

  it('writes names without shouting, with the make once', () => {
    const nameOf = (cells: Cells) => {
      const outcome = outcomeOf(cells);
      return 'listing' in outcome ? outcome.listing.name : outcome.refusal.code;
    };
    expect(nameOf({ name: 'ROYAL ENFIELD CLASSIC 350' })).toBe('Royal Enfield Classic 350');
    expect(nameOf({ name: 'yamaha fzs v3' })).toBe('Yamaha fzs v3');
    expect(nameOf({ name: 'Apache RTR 160', brand: 'Tvs' })).toBe('TVS Apache RTR 160');
    expect(nameOf({ name: 'Hero Honda Splendor' })).toBe('Hero Splendor');
    expect(nameOf({ name: '', brand: 'Bajaj', cc: '150' })).toBe('Bajaj 150 cc');
    expect(nameOf({ name: 'Bajaj Avenger Cruise 220 2017' })).toBe('Bajaj Avenger Cruise 220');
  });

  it.each<[Cells, MappingFile, object]>([
    [
      { price: '{"amount":150000,"currency":"BDT"}', city: '["Dhaka"]' },
      usual,
      { price_amount: 150_000, location: 'Dhaka' },
    ],
    [{ price: "'65000" }, usual, { price_amount: 65_000 }],
    [
      { name: 'SAHİBİNDEN TEMİZ HONDA PCX 125' },
      usual,
      { name: 'Sahibinden Temiz Honda PCX 125', make: 'Honda' },
    ],
    [{ name: 'Bán Honda SH 150i', brand: 'Honda' }, usual, { name: 'Bán Honda SH 150i' }],
    [{ name: 'Shine SP', brand: 'Honda' }, usual, { name: 'Honda Shine SP' }],
    [{ city: 'Kadıköy', notes: 'İstanbul' }, within, { location: 'Kadıköy, İstanbul' }],
    [{ city: 'İstanbul', notes: 'İstanbul' }, within, { location: 'İstanbul' }],
    [{ city: '', notes: 'İstanbul' }, within, { location: 'İstanbul' }],
    [{ city: 'Kadıköy', notes: '-' }, within, { location: 'Kadıköy' }],
    [{ km: 'n.d.', city: 'Fargo', notes: 'ND' }, within, { mileage_km: null, location: 'Fargo, ND' }],
    [{ notes: '["a.jpg","b.jpg"]', city: '{"lat":23.7}' }, usual, { description: '', location: 'India' }],
    [
      { year: '2075', price: '200000' },
      { ...usual, country: 'Nepal' },
      { year: 2018, currency: 'NPR' },
    ],
    [{ year: '2020', price: '200000' }, { ...usual, country: 'Nepal' }, { year: 2020 }],
    [{ price: '145.000 TRY' }, { ...usual, country: 'Türkiye' }, { price_amount: 145_000, currency: 'TRY' }],
    [{ cc: '75 KM' }, usual, { engine_cc: 150 }],
  ])('reads %j', (cells, mappingFile, listing) => {
    expect(outcomeOf(cells, mappingFile)).toMatchObject({ listing });
  });

  it.each<[Cells, object, readonly object[]]>([
    [{ km: 'ask' }, { mileage_km: null }, [{ target: 'kilometres', value: 'ask', reading: 'unreadable' }]],
    [
      { owner: 'all of them' },
      { owners: null },
      [{ target: 'owners', value: 'all of them', reading: 'unreadable' }],
    ],
    [
      { km: '999,999' },
      { mileage_km: null },
      [{ target: 'kilometres', value: '999,999', reading: 'implausible' }],
    ],
    // What says nothing about the distance or the owners is understood.
    [{ km: '45 kmpl', owner: '0' }, { mileage_km: null, owners: null }, []],
    [{ km: '-', owner: '' }, { mileage_km: null, owners: null }, []],
  ])('imports %j without what it cannot understand, and says so', (cells, listing, unread) => {
    const outcome = outcomeOf(cells);
    expect(outcome).toMatchObject({ listing });
    const optional = 'optional' in outcome ? outcome.optional : [];
    expect(optional.filter(({ reading }) => reading !== 'understood')).toEqual(unread);
  });

  it.each<[Cells, string]>([
    [{ name: '' }, 'name-missing'],
    [{ name: 'ATV Beach Bike' }, 'not-a-motorcycle'],
    [{ name: 'VW Golf' }, 'car'],
    [{ brand: 'Toyota', name: 'Corolla' }, 'car'],
    [{ brand: 'Honda', name: 'Honda Civic 1.8' }, 'car'],
    [{ name: 'Quad bike 150cc' }, 'not-a-motorcycle'],
    [{ price: '' }, 'price-missing'],
    [{ price: '{"sold":true}' }, 'price-missing'],
    [{ year: '2075' }, 'year-in-future'],
    [{ name: 'Total', price: '', city: '' }, 'totals'],
    [{ price: 'call' }, 'price-unreadable'],
    [{ price: '1,11,111' }, 'price-unreadable'],
    [{ price: '123456' }, 'price-unreadable'],
    [{ price: '0' }, 'price-implausible'],
    [{ price: '-65000' }, 'price-implausible'],
    [{ price: '12' }, 'price-implausible'],
    [{ name: 'KTM Duke 200cc', price: '860000' }, 'price-implausible'],
    [{ price: '99999999999' }, 'price-implausible'],
    [{ year: '2035' }, 'year-in-future'],
    [{ year: '2027' }, 'year-in-future'],
    [{ year: '1900' }, 'year-implausible'],
    [{ year: 'ages ago' }, 'year-unreadable'],
    [{ age: '-2' }, 'year-unreadable'],
    [{ age: '120' }, 'year-implausible'],
    [{ km: '750000', age: '10' }, 'kilometres-implausible'],
    [{ km: '-5' }, 'kilometres-implausible'],
    [{ name: 'Bajaj Discover', cc: '8' }, 'engine-implausible'],
    [{ city: 'x'.repeat(121) }, 'text-too-long'],
    [{ name: `Bajaj ${'x'.repeat(121)}` }, 'text-too-long'],
  ])('refuses %j: %s', (cells, code) => expect(outcomeOf(cells)).toMatchObject({ refusal: { code } }));

  it('quotes a negative price as it is written', () => {
    const refusal = { code: 'price-implausible', value: '-65,000 Tk' };
    expect(outcomeOf({ price: '-65,000 Tk' })).toEqual({ refusal });
  });

  it.each([
    'N/A',
    'N / A',
    'n.a',
    '-',
    '—',
    '---',
    '?',
    'unknown',
    '(none)',
    'Not known',
    'don’t know',
    '0',
    '0000',
    'অজানা',
    '年式不明',
    'bilinmiyor',
    'Neufahrzeug',
    '新車',
  ])('leaves a year out that its cell does not say: %s', (year) => {
    expect(outcomeOf({ year })).toMatchObject({ listing: { year: null, year_of_use: 'Not stated' } });
    expect(outcomeOf({ year, age: '3' })).toMatchObject({ listing: { year: 2018 } });
  });

  it('takes “keine Angabe” in short for no place only with its points, as KA is a state', () => {
    for (const city of ['KA', 'Ka', 'ka'])
      expect(outcomeOf({ city })).toMatchObject({ listing: { location: city } });
    const { listing } = outcomeOf({ city: '' }) as { listing: { location: string } };
    for (const city of ['k.A.', 'K.A', 'k. A.', 'keine Angabe'])
      expect(outcomeOf({ city })).toMatchObject({ listing: { location: listing.location } });
  });

  it.each(['Other', 'Lainnya', 'Lain-lain', 'Outros', 'Sonstige', 'その他'])(
    'takes no make from a list that has no name for it: %s',
    (brand) => expect(outcomeOf({ name: 'Pulsar 150', brand })).toMatchObject({ listing: { make: 'Bajaj' } }),
  );

  it('takes a sign that stands alone for the currency that it is', () => {
    const mapping = { ...usual, columns: { ...usual.columns, currency: 'notes' } };
    expect(outcomeOf({ notes: '₹' }, mapping)).toMatchObject({ listing: { currency: 'INR' } });
  });

  it('reads the backslash that an old encoding has for the sign of the yen', () => {
    expect(outcomeOf({ price: '\\995,000' }, { ...usual, country: 'Japan' })).toMatchObject({
      listing: { price_amount: 995_000, currency: 'JPY' },
    });
  });

  it.each([
    ['Händler', 'Imported listing'],
    ['Private', 'Imported listing'],
    ['Motorrad Müller', 'Motorrad Müller'],
    ['', 'Imported listing'],
  ])('takes the kind of a seller for no name: %j', (notes, seller_name) => {
    const mapping = { ...usual, columns: { ...usual.columns, seller: 'notes' } };
    expect(outcomeOf({ notes }, mapping)).toMatchObject({ listing: { seller_name } });
  });

  it('refuses a country that is longer than any', () => {
    const mapping = { ...usual, columns: { ...usual.columns, country: 'notes' } };
    expect(outcomeOf({ notes: 'x'.repeat(61) }, mapping)).toMatchObject({
      refusal: { code: 'text-too-long', value: 'country, 61 characters' },
    });
    expect(outcomeOf({ notes: 'x'.repeat(60) }, mapping)).toHaveProperty('listing');
  });

  it.each<Cells>([
    { name: 'Triumph Daytona 675R', price: '600000', km: '110', age: '8' },
    { name: 'LML Freedom DX 110cc', price: '4400', km: '55000', age: '16' },
    { name: 'Indian Chief Classic 1800cc', price: '1900000' },
    { name: 'Royal Enfield Bullet 350cc', price: '70000', age: '63' },
    { price: '1.25 lacs', km: '2,40,000', age: '12' },
    { year: '2026' },
  ])('is not too strict: %j goes in', (cells) => expect(outcomeOf(cells)).toHaveProperty('listing'));

  it('takes the engine from the name where the row’s own cannot be right, and says so', () => {
    expect(outcomeOf({ name: 'Bajaj Pulsar 135', cc: '1.0' })).toMatchObject({
      mended: true,
      listing: { engine_cc: 135 },
    });
    expect(outcomeOf({ name: 'Bajaj Pulsar 150', cc: '0' })).toMatchObject({ listing: { engine_cc: 150 } });
  });

  it.each<[string, Cells, Partial<MappingFile>, string | null | { refusal: string }]>([
    ['a bare figure by the file’s', {}, { currency: 'LKR', country: 'India' }, 'LKR'],
    ['else by its country’s', {}, { country: 'Sri Lanka' }, 'LKR'],
    ['that of a country by its code', { price: '3900' }, { country: 'GB' }, 'GBP'],
    ['that of another by its code', { price: '3900' }, { country: 'FR' }, 'EUR'],
    ['else the garage’s own, which needs no code', {}, { country: 'Atlantis' }, null],
    ['the garage’s own said aloud', { price: 'Tk 65,000' }, {}, null],
    ['a sign that says more than the file', { price: '$1,500' }, { currency: 'INR' }, 'USD'],
    ['rupees of the file', { price: 'Rs 365,000' }, { currency: 'LKR' }, 'LKR'],
    ['rupees of the country', { price: 'Rs 65,000' }, { country: 'India' }, 'INR'],
    ['rupees of nobody', { price: 'Rs 65,000' }, { country: 'Atlantis' }, { refusal: 'currency-unclear' }],
    ['two at once', { price: 'Tk 65,000 ($600)' }, {}, { refusal: 'currency-unclear' }],
    ['a column of its own', { notes: 'USD', price: '1500' }, { currency: 'INR' }, 'USD'],
    ['a column in words', { notes: 'Rupees', price: '65000' }, { currency: 'INR' }, 'INR'],
    ['a column that says nothing', { notes: 'n/a' }, { currency: 'INR' }, 'INR'],
    ['a column of something else', { notes: 'gold' }, {}, { refusal: 'currency-unreadable' }],
    ['a column against the sign', { notes: 'INR', price: '$1,500' }, {}, { refusal: 'currency-unclear' }],
  ])('the currency of a price: %s', (_, cells, change, expected) => {
    const columns = { ...usual.columns, description: 'name', currency: 'notes' };
    const outcome = outcomeOf(cells, { ...usual, ...change, columns });
    const seen = 'listing' in outcome ? outcome.listing.currency : { refusal: outcome.refusal.code };
    expect(seen).toEqual(expected);
  });

  it('a garage of rupees takes its own for granted, and taka for another', () => {
    const nowhere = { ...usual, country: 'Atlantis' };
    const currencyOf = (price: string) => {
      const outcome = outcomeOf({ price }, nowhere, 'LKR');
      return 'listing' in outcome ? [outcome.listing.currency, outcome.listing.price] : outcome.refusal;
    };
    expect(currencyOf('Rs 365,000')).toEqual([null, '3,65,000']);
    expect(currencyOf('৳ 65,000')).toEqual(['BDT', 'BDT 65,000']);
  });

  it('a price when new in another currency is left away', () => {
    const columns = { ...usual.columns, originalPrice: 'notes' };
    const outcome = outcomeOf({ price: '65000', notes: '$900' }, { ...usual, columns });
    expect(outcome).toMatchObject({ listing: { currency: 'INR', original_price_amount: null } });
    expect(outcomeOf({ notes: '₹ 90,000' }, { ...usual, columns })).toMatchObject({
      listing: { original_price: '₹ 90,000', original_price_amount: 90_000 },
    });
  });

  it.each([
    ['Vendo MT-07', 'Yamaha MT-07'],
    ['Vendo o cambio MT-07', 'Yamaha MT-07'],
    ['Vends cause double emploi MT-07', 'Yamaha MT-07'],
    ['Vendo xmax 300 ABS', 'Yamaha xmax 300 ABS'],
    ['Jual cepat Mio', 'Yamaha Mio'],
    // Whatever else is said before the motorcycle stays with the word that offers it.
    ['Vendo hermosa MT-07', 'Yamaha Vendo hermosa MT-07'],
  ])('puts the make in the place of what offers the motorcycle: %s', (name, whole) =>
    expect(outcomeOf({ name, brand: 'Yamaha' })).toMatchObject({ listing: { name: whole } }),
  );

  it.each([
    ['100 - 175 cc', 'Yamaha Exciter 150', 150],
    ['1000 - 2000 cc', 'Bimota 1200 1999', 1_200],
    ['1000 - 2000 cc', 'Bimota 2000cc', 2_000],
    ['50 - 100 cc', 'Bimota 50', 50],
    // Years.
    ['1000 - 2000 cc', 'Bimota 1999', null],
    ['1000-2000', 'Bimota 2000', null],
    ['50 - 100 cc', 'Bimota 97', null],
  ])('takes of the range %s the size in the name %s', (cc, name, size) =>
    expect(outcomeOf({ cc, name })).toMatchObject({ listing: { engine_cc: size } }),
  );

  it.each(['- ', '(', ' a', ' new', ' gratis'])('reads extras full of "%s" at once', (mark) => {
    const long = mark.repeat(100_000 / mark.length);
    for (const name of [`Helm${long} x`, `Banden${long} x`, `Fiets${long} x`, `Honda ruil${long} fiets`])
      expect(outcomeOf({ name })).toBeDefined();
  });

  it.each([
    ['Honda CB 750 1978', 1978],
    ['2026 Honda Dio', 2026],
    ['New Bajaj Boxer BM 150 2020 Black', 2020],
    ['Honda Vario 125 tahun 2019 plat B', 2019],
    ['Kawasaki Vulcan 2000 Classic', null],
    ['Honda Dream 2009 98% fresh', 2009],
    ['Bajaj Pulsar 150 tax token 2025 clear', null],
    ['Honda CB 2015 km only', null],
    ['Hero Hunk 2015 or 2016 fresh', null],
    ['Norton Model 18 1929', null],
    ['Yamaha Majesty 2027', null],
    ['Honda Super Cub 2050', null],
  ])('takes the year from the name only where it can be one: %s', (name, year) =>
    expect(outcomeOf({ name })).toMatchObject({ listing: { year } }),
  );

  it('leaves out what the mapping skips, with its reason', () => {
    const mapping = { ...usual, skip: [{ column: 'city', is: ['Nowhere'], reason: 'No place.' }] };
    expect(outcomeOf({ city: 'nowhere' }, mapping)).toEqual({
      refusal: { code: 'skipped-by-mapping', value: 'No place.' },
    });
  });
});
