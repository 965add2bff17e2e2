import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../test/support/growth.ts';
import { type Cells, outcomeOf, usual } from '../../../test/support/rows.ts';

describe('listingOf', () => {
  it.each([
    ['-', { listing: { name: 'Honda x' } }],
    ['(', { listing: { name: 'Honda x' } }],
    [',', { listing: { name: 'Honda x' } }],
    [' (', { refusal: { code: 'text-too-long' } }],
  ])('a name full of "%s" holds nothing up', (mark, outcome) => {
    const full = (length: number) => `Honda${mark.repeat(length / mark.length)} x`;
    expect(outcomeOf({ name: full(400_000) })).toMatchObject(outcome);
    expectGrowth((name) => outcomeOf({ name }), full, { longest: 400_000, power: 1 });
  });

  it('takes no figure of a year for that of a model', () => {
    expect(outcomeOf({ name: "Yamaha XT 660 R '07", cc: '660' })).toMatchObject({
      listing: { name: 'Yamaha XT 660 R', model: 'XT 660 R', year: 2007, engine_cc: 660 },
    });
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

  it('believes a size that name and row agree on, though the catalogue does not know it', () => {
    expect(outcomeOf({ name: 'Honda Shadow', cc: '1795' })).toMatchObject({
      refusal: { code: 'engine-implausible' },
    });
    expect(outcomeOf({ name: 'Honda Shadow VT 1800', cc: '1795' })).toMatchObject({
      listing: { model: 'Shadow', engine_cc: 1_795 },
    });
  });

  it('writes names without shouting, with the make once', () => {
    const nameOf = (cells: Cells) => {
      const outcome = outcomeOf(cells);
      return 'listing' in outcome ? outcome.listing.name : outcome.refusal.code;
    };
    expect(nameOf({ name: 'ROYAL ENFIELD CLASSIC 350' })).toBe('Royal Enfield Classic 350');
    expect(nameOf({ name: 'YAMAHA TMAX 530' })).toBe('Yamaha TMAX 530');
    expect(nameOf({ name: 'yamaha fzs v3' })).toBe('Yamaha fzs v3');
    expect(nameOf({ name: 'Apache RTR 160', brand: 'Tvs' })).toBe('TVS Apache RTR 160');
    expect(nameOf({ name: 'Hero Honda Splendor' })).toBe('Hero Splendor');
    expect(nameOf({ name: '', brand: 'Bajaj', cc: '150' })).toBe('Bajaj 150 cc');
    expect(nameOf({ name: 'Bajaj Avenger Cruise 220 2017' })).toBe('Bajaj Avenger Cruise 220');
  });

  it.each(['Other', 'Lainnya', 'Lain-lain', 'Outros', 'Sonstige', 'その他'])(
    'takes no make from a list that has no name for it: %s',
    (brand) => expect(outcomeOf({ name: 'Pulsar 150', brand })).toMatchObject({ listing: { make: 'Bajaj' } }),
  );

  it('takes the engine from the name where the row’s own cannot be right, and says so', () => {
    expect(outcomeOf({ name: 'Bajaj Pulsar 135', cc: '1.0' })).toMatchObject({
      mended: true,
      listing: { engine_cc: 135 },
    });
    expect(outcomeOf({ name: 'Bajaj Pulsar 150', cc: '0' })).toMatchObject({ listing: { engine_cc: 150 } });
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

  it.each(['- ', '(', ' a', ' new', ' gratis'])('extras full of "%s" hold nothing up', (mark) => {
    const long = (length: number) => mark.repeat(length / mark.length);
    for (const kind of ['Helm', 'Banden', 'Fiets']) {
      const full = (length: number) => `${kind}${long(length)} x`;
      expect(outcomeOf({ name: full(100_000) })).toEqual({
        refusal: { code: 'not-a-motorcycle', value: kind },
      });
      expectGrowth((name) => outcomeOf({ name }), full, { longest: 100_000, power: 1 });
    }
    const swapped = (length: number) => `Honda ruil${long(length)} fiets`;
    const code = mark === ' gratis' ? 'text-too-long' : 'not-a-motorcycle';
    expect(outcomeOf({ name: swapped(100_000) })).toMatchObject({ refusal: { code } });
    expectGrowth((name) => outcomeOf({ name }), swapped, { longest: 100_000, power: 1 });
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
});
