import { describe, expect, it } from 'vitest';
import { artworkKinds } from '../artwork/domain.ts';
import { categoryIds, knownName, readKind, recogniseBike } from './domain.ts';
import { makes, models } from './lookup.ts';
import { wordsOf } from './words.ts';

describe('knownName', () => {
  it.each<[make: string | null, model: string | null, name: string | null]>([
    ['Honda', 'Dio', 'Honda Dio'],
    ['Honda', 'Wanted 160', 'Honda'],
    ['Yamaha', 'FZ-S V3 your account is locked: call +880 1712', 'Yamaha FZ-S V3'],
    ['Bajaj', 'your account is locked: call +880 1712', 'Bajaj'],
    ['Your account is locked', 'call +880 1712', null],
    [null, 'your account is locked: call +880 1712', null],
    [null, 'Pulsar NS200', 'Bajaj Pulsar NS200'],
    [null, null, null],
  ])('of %j %j is %j: the catalogue’s words only', (make, model, name) => {
    expect(knownName({ make, model })).toBe(name);
  });
});

describe('recogniseBike', () => {
  it.each([
    ['Palsar 150', 'Bajaj', 'Pulsar 150', 'naked', 'sports'],
    ['pulser ns160', 'Bajaj', 'Pulsar NS160', 'naked', 'sports'],
    ['পালসার ১৫০', 'Bajaj', 'Pulsar 150', 'naked', 'sports'],
    ['TVS Star HLX 150', 'TVS', 'HLX 150', 'commuter', 'commuters'],
    ['পালছার ১৫০', 'Bajaj', 'Pulsar 150', 'naked', 'sports'],
    ['গিক্সার এসএফ', 'Suzuki', 'Gixxer SF', 'sport', 'sports'],
    ['এফজেড এক্স', 'Yamaha', 'FZ-X', 'naked', 'classics'],
    ['discovr 125', 'Bajaj', 'Discover 125', 'commuter', 'commuters'],
    ['Bajaj Avenger Street 220 ABS', 'Bajaj', 'Avenger Street 220', 'cruiser', 'cruisers'],
    ['Yamaha FZ S V 3.0 150cc ABS Dark Knight BS VI', 'Yamaha', 'FZ-S V3', 'naked', 'sports'],
    ['fz s v3', 'Yamaha', 'FZ-S V3', 'naked', 'sports'],
    ['Yamaha YZF-R15 2.0 150cc', 'Yamaha', 'R15 V2', 'sport', 'sports'],
    ['ইয়ামাহা আর১৫ ভি৩', 'Yamaha', 'R15 V3', 'sport', 'sports'],
    ['2018 gixxer dhaka', 'Suzuki', 'Gixxer', 'naked', 'sports'],
    ['Suzuki Gixxer SF 250cc ABS', 'Suzuki', 'Gixxer SF 250', 'sport', 'sports'],
    ['TVS Apache RTR 160 4V DISC ABS BS6', 'TVS', 'Apache RTR 160 4V', 'naked', 'sports'],
    ['Hero Honda Splendor+ 100cc', 'Hero', 'Splendor Plus', 'commuter', 'commuters'],
    ['Honda CB Hornet 160R  ABS DLX', 'Honda', 'CB Hornet 160R', 'naked', 'sports'],
    ['honda dio', 'Honda', 'Dio', 'scooter', 'scooters'],
    ['Royal Enfield Bullet 350 cc', 'Royal Enfield', 'Bullet 350', 'cruiser', 'classics'],
    ['RE Himalayan', 'Royal Enfield', 'Himalayan', 'adventure', 'touring'],
    ['BMW G 310 GS', 'BMW', 'G 310 GS', 'adventure', 'bmw'],
    ['GS 310', 'BMW', 'G 310 GS', 'adventure', 'bmw'],
    ['Harley-Davidson Iron 883', 'Harley-Davidson', 'Iron 883', 'cruiser', 'harley-davidson'],
    ['Harley-Davidson Sportster Iron 883', 'Harley-Davidson', 'Iron 883', 'cruiser', 'harley-davidson'],
    ['Harley-Davidson Softail Fat Boy', 'Harley-Davidson', 'Fat Boy', 'cruiser', 'harley-davidson'],
    ['Kawasaki KLX 150BF', 'Kawasaki', 'KLX 150', 'dirt', 'dirt-bikes'],
    ['runner bolt 165r', 'Runner', 'Bolt 165R', 'naked', 'sports'],
    ['Lifan KPR 165', 'Lifan', 'KPR 165R', 'sport', 'sports'],
    ['Ideal Jawa Yezdi CL-II 250 cc', 'Yezdi', 'CL-II', 'cruiser', 'classics'],
    ['Yamaha RX King 2005', 'Yamaha', 'RX-King', 'commuter', 'classics'],
    ['Yamaha Jupiter MX King 150', 'Yamaha', 'Jupiter MX', 'commuter', 'commuters'],
    ['TVS Jupiter', 'TVS', 'Jupiter', 'scooter', 'scooters'],
    ['Suzuki Satria FU', 'Suzuki', 'Satria', 'commuter', 'commuters'],
    ['Honda CBR 250RR', 'Honda', 'CBR 250RR', 'sport', 'sports'],
    ['Honda CBR 250 Repsol', 'Honda', 'CBR 250R', 'sport', 'sports'],
    ['Honda CG Titan 160', 'Honda', 'CG 160 Titan', 'commuter', 'commuters'],
    ['Honda NXR 160 Bros ESDD', 'Honda', 'NXR Bros', 'dirt', 'dirt-bikes'],
    ['BMW C 400 GT', 'BMW', 'C 400 GT', 'scooter', 'bmw'],
    ['TVS iQube', 'TVS', 'iQube', 'scooter', 'electric'],
    ['Triumph Bonneville T120', 'Triumph', 'Bonneville T120', 'cafe-racer', 'classics'],
    ['bonneville t-100', 'Triumph', 'Bonneville T100', 'cafe-racer', 'classics'],
  ])('%s', (text, make, model, kind, category) => {
    expect(recogniseBike(text)).toMatchObject({ make, model, kind, category, known: true });
  });

  it('takes the engine from another column into the model', () => {
    const parts = { make: 'Bajaj', model: 'Pulsar', engineCc: 180 };
    expect(recogniseBike(parts)).toMatchObject({ model: 'Pulsar 180', engineCc: 180 });
  });

  it.each([
    [{ make: 'Bajaj', model: 'Pulsar 135', engineCc: 1 }, 135],
    [{ make: 'Hero', model: 'Hunk 150cc', engineCc: 0 }, 150],
    [{ make: 'Hero', model: 'Dawn', engineCc: 555 }, 97],
    [{ make: 'Bajaj', model: 'Discover', engineCc: 8 }, null],
    [{ name: 'Harley-Davidson Fat Bob 107 Ci', engineCc: 107 }, 1753],
    [{ name: 'Harley-Davidson Fat Bob 107 cu. in.', engineCc: 107 }, 1753],
    [{ make: 'Derbi', model: 'Senda 50', engineCc: 9_999 }, null],
    [{ make: 'Derbi', model: 'Senda', engineCc: 50 }, 50],
    [{ make: 'Electra', model: 'Vino', engineCc: 49 }, null],
  ])('believes an engine only where it can be right: %j', (parts, engineCc) => {
    expect(recogniseBike(parts).engineCc).toBe(engineCc);
  });

  it('keeps the words of what it does not know, and what the source says of it', () => {
    expect(recogniseBike({ make: 'Derbi', model: 'Derbi Senda 2008 50cc', kind: 'dirt' })).toEqual({
      make: 'Derbi',
      model: 'Senda',
      known: false,
      engineCc: 50,
      kind: 'dirt',
      category: 'dirt-bikes',
    });
    expect(recogniseBike('Citycoco Electric')).toMatchObject({ make: null, category: 'electric' });
    expect(recogniseBike({ make: 'Honda', name: 'Honda' })).toMatchObject({ make: 'Honda', model: null });
    const sprint = { make: 'Vespa', model: 'Sprint 150' };
    expect(recogniseBike({ make: 'Piaggio', model: 'Vespa Sprint 150' })).toMatchObject(sprint);
    expect(recogniseBike({ make: 'Piaggio', name: 'Piaggio Vespa Sprint 150' })).toMatchObject(sprint);
    expect(recogniseBike({ make: 'Piaggio', model: 'Liberty' })).toMatchObject({ make: 'Piaggio' });
    expect(recogniseBike('')).toMatchObject({ make: null, model: null });
  });

  it.each<[string | object, make: string | null, model: string]>([
    ['Tiger TR 200', null, 'Tiger TR 200'],
    ['Tiger TR 150', null, 'Tiger TR 150'],
    ['TR 200', null, 'TR 200'],
    ['Haojue TR 200', 'Haojue', 'TR 200'],
    ['Yamaha RX 200', 'Yamaha', 'RX 200'],
    [{ make: 'Tiger', model: 'TR 200' }, 'Tiger', 'TR 200'],
    [{ make: 'Tiger', name: 'Tiger TR 150' }, 'Tiger', 'TR 150'],
    [{ make: 'TVS', model: 'SR 125' }, 'TVS', 'SR 125'],
    [{ make: 'Honda', model: 'Digital Meter' }, 'Honda', 'Digital Meter'],
  ])('takes no model from the catalogue that make or size of %j contradict', (parts, make, model) => {
    expect(recogniseBike(parts)).toMatchObject({ make, model, known: false, engineCc: null });
  });

  it.each([
    ['TR 150', 'Haojue', 'TR 150', 150],
    ['2019 Black CT 100', 'Bajaj', 'CT 100', 100],
    ['Matte black R15 V3', 'Yamaha', 'R15 V3', 155],
    ['Honda Hornet 200', 'Honda', 'Hornet 2.0', 184],
    ['Suzuki Gixxer 950 km', 'Suzuki', 'Gixxer', 155],
    ['Suzuki Gixxer SF, 1,85,000', 'Suzuki', 'Gixxer SF', 155],
    [{ make: 'Honda', model: 'Ch 130 Cb Hornet', engineCc: 160 }, 'Honda', 'CB Hornet 160R', 160],
    // The family is meant, with an engine size that the catalogue does not know.
    ['Suzuki 180 Gixxer', 'Suzuki', 'Gixxer', null],
    ['Hero Glamour 150', 'Hero', 'Glamour', null],
  ])(
    '%j is known all the same, and no engine is put where the name has another',
    (parts, make, model, cc) => {
      expect(recogniseBike(parts)).toMatchObject({ make, model, known: true, engineCc: cc });
    },
  );

  it('does not take an ordinary word for a model, nor guess the make of a strange make’s model', () => {
    expect(recogniseBike('classic').make).toBeNull();
    expect(recogniseBike({ make: 'Derbi', model: 'Bullet' }).make).toBe('Derbi');
  });

  it.each([
    ['something', 'commuter', 'commuters'],
    ['Quidditch', 'commuter', 'commuters'],
    ['Quidditch 110', 'commuter', 'commuters'],
    ['Quidditch 160 2019', 'naked', 'commuters'],
    ['Quidditch 650', 'naked', 'sports'],
    ['Quidditch 999 cc', 'naked', 'sports'],
    ['Quidditch Scooter', 'scooter', 'scooters'],
    ['Quidditch Enduro 450', 'dirt', 'dirt-bikes'],
    ['Quidditch Reiseenduro', 'adventure', 'touring'],
    ['Quidditch Sport', 'commuter', 'commuters'],
    ['Quidditch elektro', 'commuter', 'electric'],
    ['Quidditch E-Scooter', 'scooter', 'electric'],
  ])('an unknown %s goes where most of its size and name go: %s, %s', (name, kind, category) => {
    expect(recogniseBike(name)).toMatchObject({ known: false, kind, category });
  });

  it.each([
    ['Naked Bike', 'naked'],
    ['Sportler/Supersport', 'sport'],
    ['Motorroller', 'scooter'],
    ['Deportiva', 'sport'],
    ['Routière', 'adventure'],
    ['স্কুটার', 'scooter'],
    ['स्कूटर', 'scooter'],
    ['off-road', 'dirt'],
    ['Motorrad', null],
    ['', null],
    ['سكوتر', 'scooter'],
    ['كروزر', 'cruiser'],
    ['Dual sport', 'dirt'],
  ])('the kind of a cell %j is %s', (text, kind) => expect(readKind(text)).toBe(kind));

  it('lets a given make stand over the model’s own where the two sold the same', () => {
    expect(recogniseBike({ make: 'Honda', model: 'CBZ Xtreme' })).toMatchObject({
      make: 'Honda',
      kind: 'naked',
      known: true,
    });
  });

  it('recognises every model of its own tables by make and name', () => {
    for (const [make, rows] of Object.entries(models)) {
      for (const [name, kind] of rows) {
        const bike = recogniseBike(`${make} ${name}`);
        expect(bike, `${make} ${name}`).toMatchObject({ make, model: name, kind });
        expect(categoryIds).toContain(bike.category);
        expect(artworkKinds).toContain(bike.kind);
      }
    }
    expect(new Set(makes.map(({ name }) => name)).size).toBe(makes.length);
  });

  it('takes no motorcycle for a model whose figure is another', () => {
    expect(recogniseBike('Yamaha Fazer 250')).toMatchObject({ model: 'Fazer 250', engineCc: 249 });
    expect(recogniseBike('Triumph Rocket 30').model).not.toBe('Rocket 3');
    expect(recogniseBike('Royal Enfield Himalayan 450 4500 km')).toMatchObject({ model: 'Himalayan 450' });
    for (const [make, rows] of Object.entries(models)) {
      for (const [name] of rows.filter(([name]) => /\d$/.test(name) && !/V\d$|\.0$|A00$/.test(name)))
        expect(recogniseBike({ make, model: `${name}0` }), `${make} ${name}0`).not.toMatchObject({
          model: name,
        });
    }
  });

  it.each([
    [{ name: 'Flamo XF-17', engineCc: 50 }, null, 50],
    [{ name: 'Wolfram Pantro 200' }, null, null],
    [{ name: 'amar pulsr 150' }, 'Bajaj', 150],
    [{ name: 'Flamee', engineCc: 125 }, 'TVS', 125],
    [{ name: 'Yamaha FZ10', engineCc: 998 }, 'Yamaha', 998],
    [{ name: 'Yamaha FZ6' }, 'Yamaha', 600],
    [{ name: 'Yamaha FZ 16', engineCc: 153 }, 'Yamaha', 153],
  ])('takes no slip for a model of another size, nor the beginning of a name: %j', (parts, make, engineCc) =>
    expect(recogniseBike(parts)).toMatchObject({ make, engineCc }),
  );

  it('gives no model a spelling with the size of another', () => {
    const figuresOf = (name: string) =>
      wordsOf(name)
        .map(Number)
        .filter((figure) => figure >= 49);
    const near = (one: number, other: number) => Math.abs(one - other) <= other * 0.02;
    const others = Object.entries(models).flatMap(([make, rows]) =>
      rows.flatMap(([name, , , facts]) => {
        const own = figuresOf(name);
        const isOther = (figure: number) => own.length > 0 && !own.some((each) => near(figure, each));
        return (facts?.also ?? [])
          .filter((also) => figuresOf(also).some(isOther))
          .map((also) => `${make} ${name}: ${also}`);
      }),
    );
    expect(others).toEqual([]);
  });
});

it.each([
  ['Honda Monkey 50', 50, 'Honda', 'Monkey', 50],
  ['Honda Monkey', 125, 'Honda', 'Monkey', 125],
  ['Honda XR 150 L', null, 'Honda', 'XR 150L', 149],
  ['Honda XR', 190, 'Honda', 'XR 190L', 190],
  ['Honda XR 250 Tornado', 250, 'Honda', 'XR 250 Tornado', 250],
  ['Yamaha Fazer FI V 2.0', null, 'Yamaha', 'Fazer FI V2', 149],
  ['Yamaha Fazer 25', null, 'Yamaha', 'Fazer 25', 249],
  ['Bajaj Rouser NS 200', 200, 'Bajaj', 'Pulsar NS200', 200],
  ['Rouser 135', null, 'Bajaj', 'Pulsar 135LS', 135],
  ['Honda CBF 125', 125, 'Honda', 'CBF 125', 125],
  ['Honda CBF Stunner', null, 'Honda', 'CBF Stunner', 125],
])('%s with %s is the %s %s', (name, engineCc, make, model, size) => {
  expect(recogniseBike({ name, engineCc })).toMatchObject({ make, model, engineCc: size });
});

it('takes no unknown name that is a message for a model, which all would read among the models', () => {
  for (const name of [
    'Hero call 01712345678',
    'Hero 01712 - 345678',
    'Hero spam.example loans',
    'Hero me@spam',
  ])
    expect(recogniseBike(name)).toMatchObject({ make: 'Hero', model: null, known: false });
  expect(recogniseBike('Zundapp KS 50')).toMatchObject({ make: 'Zündapp', model: 'KS 50' });
});
