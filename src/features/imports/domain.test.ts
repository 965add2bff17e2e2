import { describe, expect, it, onTestFinished } from 'vitest';
import { type Cells, outcomeOf, usual } from '../../../test/support/rows.ts';
import { dayOf, homeTimeZone, keepTimeOf } from '../../kernel/dates.ts';
import type { MappingFile } from './contract.ts';

/** The same with places in two columns. */
const within: MappingFile = {
  ...usual,
  columns: { ...usual.columns, place: { column: 'city', within: 'notes' } },
};

describe('listingOf', () => {
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

  it.each([
    ['Händler', 'Imported listing'],
    ['Private', 'Imported listing'],
    ['Motorrad Müller', 'Motorrad Müller'],
    ['', 'Imported listing'],
  ])('takes the kind of a seller for no name: %j', (notes, seller_name) => {
    const mapping = { ...usual, columns: { ...usual.columns, seller: 'notes' } };
    expect(outcomeOf({ notes }, mapping)).toMatchObject({ listing: { seller_name } });
  });

  it.each([homeTimeZone, 'America/Los_Angeles', 'Pacific/Auckland'])(
    'counts ages and days back from the day of the mapping by the calendar of %s',
    (zone) => {
      onTestFinished(() => keepTimeOf(homeTimeZone));
      keepTimeOf(zone);
      const columns = { ...usual.columns, posted: 'notes' };
      const outcome = outcomeOf({ age: '3', notes: 'Today' }, { ...usual, asOf: '2021-01-01', columns });
      if (!('listing' in outcome)) throw new Error('refused');
      expect([outcome.listing.year, outcome.posted && dayOf(outcome.posted)]).toEqual([2018, '2021-01-01']);
    },
  );
});
