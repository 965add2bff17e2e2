import { describe, expect, test } from 'vitest';
import { oneOrder } from '#messages/search.ts';
import { readSearch } from './read-search.ts';
import { anySearch, type Search, writeSearch } from './search.ts';
import { searchedWords, understand, understandSearch } from './understand.ts';
import { buildVocabulary, type Term } from './vocabulary.ts';

const makes: Record<string, readonly string[]> = {
  Yamaha: ['FZ-S V3', 'FZ-S V2', 'R15', 'R15 V3', 'MT-15'],
  Suzuki: ['Gixxer SF', 'Gixxer 155', 'GN 125'],
  Bajaj: ['Pulsar 150', 'Pulsar NS200', 'Discover 125'],
  'Royal Enfield': ['Classic 350', 'Bullet 350'],
  Honda: ['CB Shine', 'Dio'],
  Runner: ['Turbo 125'],
  'New Asia': ['NA 125'],
  KTM: ['Duke 390'],
};
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const terms: Term[] = [];
for (const [make, models] of Object.entries(makes)) {
  const id = terms.push({ id: terms.length + 1, kind: 'make', slug: slugOf(make), name: make, parent: null });
  for (const name of models)
    terms.push({
      id: terms.length + 1,
      kind: 'model',
      slug: `${slugOf(make)}-${slugOf(name)}`,
      name,
      parent: id,
    });
}
const place = (kind: 'division' | 'district', name: string, parent: number | null) =>
  terms.push({ id: terms.length + 1, kind, slug: slugOf(name), name, parent });
const dhaka = place('division', 'Dhaka', null);
const inDhaka = place('district', 'Dhaka', dhaka);
const chattogram = place('division', 'Chattogram', null);
const cumilla = place('district', 'Cumilla', chattogram);
place('district', "Cox's Bazar", chattogram);
const spellings = [
  // As the migration has them: the division's first.
  { id: 6, text: 'ঢাকা', term: dhaka },
  { id: 1, text: 'Comilla', term: cumilla },
  { id: 2, text: 'কুমিল্লা', term: cumilla },
  { id: 3, text: 'ঢাকা', term: inDhaka },
  { id: 4, text: 'Dhaka division', term: dhaka },
  { id: 5, text: 'Mirpur', term: inDhaka },
];
const categories = ['bmw', 'scooters', 'cruisers', 'classics', 'electric', 'dirt bikes'].map(
  (name, code) => ({
    id: slugOf(name),
    name,
    code,
  }),
);
const vocabulary = buildVocabulary(terms, spellings, categories);

const read = (words: string, more: Partial<Search> = {}) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, ...more, words }, vocabulary, 2026)).replaceAll('+', ' '),
  );

describe('what people type is understood', () => {
  test.each([
    ['fz s v3', '?model=yamaha-fz-s-v3'],
    ['FZS V3', '?model=yamaha-fz-s-v3'],
    ['fzs', '?model=yamaha-fz-s'],
    ['pulser', '?model=bajaj-pulsar'],
    ['pulsar ns 200', '?model=bajaj-pulsar-ns200'],
    ['আর১৫', '?model=yamaha-r15'],
    ['পালসার ১৫০', '?model=bajaj-pulsar-150'],
    ['royal enfild', '?make=royal-enfield'],
    ['classic 350 royal enfield', '?make=royal-enfield&model=royal-enfield-classic-350'],
    ['yamaha r15 v3', '?make=yamaha&model=yamaha-r15-v3'],
    ['yahama', '?make=yamaha'],
    ['হোন্ডা', '?make=honda'],
    ['honda or yamaha', '?make=honda&make=yamaha'],
    ['2018 gixxer dhaka', '?district=dhaka&maxYear=2018&minYear=2018&model=suzuki-gixxer'],
    ['gixxer comilla', '?district=cumilla&model=suzuki-gixxer'],
    ['কুমিল্লায় জিক্সার', '?district=cumilla&model=suzuki-gixxer'],
    ['ঢাকার মধ্যে ২ লাখের নিচে', '?district=dhaka&maxPrice=200000'],
    ["cox's bazar", '?district=cox-s-bazar'],
    ['gixer ঢাকা', '?district=dhaka&model=suzuki-gixxer'],
    ['gixer dhaka', '?district=dhaka&model=suzuki-gixxer'],
    ['ঢাকা', '?district=dhaka'],
    ['dhaka division', '?division=dhaka'],
    ['scooty', '?category=scooters'],
    ['scooter in mirpur', '?category=scooters&district=dhaka'],
    ['dirt bike', '?category=dirt-bikes'],
    ['second hand bike for sale', ''],
    ['runner turbo', '?make=runner&model=runner-turbo'],
    ['front runner', '?q=front runner'],
    ['turbo', '?q=turbo'],
  ])('%s', (words, address) => {
    expect(read(words)).toBe(address);
  });

  test.each([
    ['under 2 lakh', '?maxPrice=200000'],
    ['under 7000', '?maxPrice=7000'],
    ['papers 150 dhaka', '?district=dhaka&q=papers 150'],
    ['tk 5000', '?maxPrice=5750&minPrice=4250'],
    ['under 7000 fz', '?maxPrice=7000&model=yamaha-fz'],
    ['below 80k', '?maxPrice=80000'],
    ['over 5000', '?minPrice=5000'],
    ['under 7000 km', '?maxKm=7000'],
    ['under 2018', '?maxYear=2018'],
    ['under 2500', '?q=under 2500'],
    ['under 160', '?q=under 160'],
    ['2 lakh er niche', '?maxPrice=200000'],
    ['2 lakher moddhe', '?maxPrice=200000'],
    ['gixxer 80 hajar takar modhe dhaka', '?district=dhaka&maxPrice=80000&model=suzuki-gixxer'],
    ['1 lakh er upore', '?minPrice=100000'],
    ['২ লাখের মধ্যে', '?maxPrice=200000'],
    ['২ লাখ এর মধ্যে', '?maxPrice=200000'],
    ['২,০০,০০০ টাকার নিচে', '?maxPrice=200000'],
    ['৮০০০ এর মধ্যে', '?maxPrice=8000'],
    ['২ লাখের নিচে', '?maxPrice=200000'],
    ['দেড় লাখ টাকার মধ্যে', '?maxPrice=150000'],
    ['over 1.5 lakh', '?minPrice=150000'],
    ['1-2 lakh', '?maxPrice=200000&minPrice=100000'],
    ['between 80k and 120k', '?maxPrice=120000&minPrice=80000'],
    ['80000 to 120000 tk', '?maxPrice=120000&minPrice=80000'],
    ['above 1 lakh below 2 lakh', '?maxPrice=200000&minPrice=100000'],
    ['150000', '?maxPrice=173000&minPrice=128000'],
    ['after 2018', '?minYear=2018'],
    ['2015-2018', '?maxYear=2018&minYear=2015'],
    ['২০১৮ সালের', '?maxYear=2018&minYear=2018'],
    ['2018 model', '?maxYear=2018&minYear=2018'],
    ['150cc', '?maxCc=158&minCc=143'],
    ['under 160 cc', '?maxCc=160'],
    ['under 20,000 km', '?maxKm=20000'],
    ['20k km', '?maxKm=20000'],
    ['first owner', '?owners=1'],
    ['with photo', '?photo=1'],
    ['mint condition', '?condition=excellent'],
  ])('figures: %s', (words, address) => {
    expect(read(words)).toBe(address);
  });

  test.each([
    ['150cc dhaka low km', '?district=dhaka&maxCc=158&minCc=143&sort=km-low'],
    ['low mileage gixxer', '?model=suzuki-gixxer&sort=km-low'],
    ['kom km', '?sort=km-low'],
    ['kom chola honda', '?make=honda&sort=km-low'],
    ['কম কিমি', '?sort=km-low'],
    ['কম চলা জিক্সার', '?model=suzuki-gixxer&sort=km-low'],
    ['cheap', '?sort=price-low'],
    ['very cheap bike', '?sort=price-low'],
    ['less used', '?sort=km-low'],
    ['sasta', '?sort=price-low'],
    ['sosta pulsar dhaka', '?district=dhaka&model=bajaj-pulsar&sort=price-low'],
    ['সস্তা বাইক', '?sort=price-low'],
    ['ঢাকায় সস্তায় হোন্ডা', '?district=dhaka&make=honda&sort=price-low'],
    ['kom dame honda', '?make=honda&sort=price-low'],
    ['কম দামের হোন্ডা', '?make=honda&sort=price-low'],
    ['হোন্ডা কম', '?make=honda&sort=price-low'],
    ['lowest price', '?sort=price-low'],
    ['best value gixxer', '?model=suzuki-gixxer&sort=best-value'],
    ['new pulsar', '?model=bajaj-pulsar&sort=year-new'],
    ['latest model honda', '?make=honda&sort=year-new'],
    ['নতুন বাইক', '?sort=year-new'],
    ['notun gixxer', '?model=suzuki-gixxer&sort=year-new'],
    ['নতুনের মতো হোন্ডা', '?condition=excellent&make=honda'],
    ['new condition honda', '?condition=excellent&make=honda'],
    ['expensive', '?sort=price-high'],
    ['most expensive bike in dhaka', '?district=dhaka&sort=price-high'],
    ['very costly honda', '?make=honda&sort=price-high'],
    ['highest price', '?sort=price-high'],
    ['dami', '?sort=price-high'],
    ['dami honda dhaka', '?district=dhaka&make=honda&sort=price-high'],
    ['beshi dami bike', '?sort=price-high'],
    ['besi damer honda', '?make=honda&sort=price-high'],
    ['দামি', '?sort=price-high'],
    ['দামী বাইক', '?sort=price-high'],
    ['সবচেয়ে দামি হোন্ডা', '?make=honda&sort=price-high'],
    ['ঢাকায় বেশি দামের হোন্ডা', '?district=dhaka&make=honda&sort=price-high'],
    ['less expensive honda', '?make=honda&sort=price-low'],
    ['not too expensive', '?sort=price-low'],
    ['kom dami honda', '?make=honda&sort=price-low'],
    ['কম দামি বাইক', '?sort=price-low'],
    // The first that is said, of several.
    ['expensive low km honda', '?make=honda&sort=price-high'],
    ['cheap low km honda', '?make=honda&sort=price-low'],
    // No wish: a name, a limit, a part of the motorcycle, something else that is low.
    ['new asia', '?make=new-asia'],
    ['new asia new', '?make=new-asia&sort=year-new'],
    ['২ লাখের কম', '?maxPrice=200000'],
    ['cheaper than 2 lakh', '?maxPrice=200000'],
    ['new chain honda', '?make=honda&q=new chain'],
    ['low seat', '?q=low seat'],
    ['high seat', '?q=high seat'],
    ['dam koto', ''],
    ['"low km"', '?q="low km"'],
  ])('wishes: %s', (words, address) => {
    expect(read(words)).toBe(address);
  });

  test.each([
    ['cheap low km honda', 'price-low', ['km-low']],
    ['low km cheap new bike', 'km-low', ['price-low', 'year-new']],
    ['cheap honda, sosta', 'price-low', []],
    ['low km', 'km-low', []],
    ['honda', 'newest', []],
  ] as const)('a list has one order, what else is wished for is told: %s', (words, sort, others) => {
    const { search, leftOut } = understandSearch({ ...anySearch, words }, vocabulary, 2026);
    expect(search.sort).toBe(sort);
    const told =
      others.length === 0 ? [] : [{ field: 'q', code: 'one-order', detail: oneOrder(sort, others) }];
    expect(leftOut).toEqual(told);
  });

  test('so is a wish for another order than the one that was chosen', () => {
    const asked = { ...anySearch, words: 'cheap honda', sort: 'km-low' } as const;
    const { search, leftOut } = understandSearch(asked, vocabulary, 2026);
    expect(search.sort).toBe('km-low');
    expect(leftOut.map(({ code, detail }) => [code, detail])).toEqual([
      ['one-order', oneOrder('km-low', ['price-low'])],
    ]);
    expect(understandSearch({ ...asked, words: 'low km' }, vocabulary, 2026).leftOut).toEqual([]);
  });

  test('the rest stays text, in its order', () => {
    expect(read('Gixxer with Akrapovic exhaust, Dhaka')).toBe(
      '?district=dhaka&model=suzuki-gixxer&q=akrapovic exhaust,',
    );
  });

  test('words that meet when those between them are understood', () => {
    expect(read('royal 2018 enfield')).toBe('?make=royal-enfield&maxYear=2018&minYear=2018');
  });

  test('what stands in quotation marks stays text', () => {
    expect(read('"dhaka" honda')).toBe('?make=honda&q="dhaka"');
  });

  test('what was chosen before counts: a model that is an ordinary word, within its make', () => {
    expect(read('classic', { make: ['royal-enfield'] })).toBe(
      '?make=royal-enfield&model=royal-enfield-classic',
    );
    expect(read('classic')).toBe('?q=classic');
  });

  test.each(['fz s v3 dhaka 2018', 'foo "bar baz" under 2 lakh', 'classic 350', '1 2 3 v s'])(
    'reading the answer again changes nothing: %s',
    (words) => {
      const address = read(words);
      const { search } = readSearch(new URLSearchParams(address));
      expect(decodeURIComponent(writeSearch(understand(search, vocabulary, 2026)).replaceAll('+', ' '))).toBe(
        address,
      );
    },
  );

  test('nothing is too odd to be read', () => {
    for (const words of [
      '',
      '"',
      '%00\u0000',
      "'; drop table listings --",
      '<script>',
      '𝕱𝖅',
      '-'.repeat(200),
      '1'.repeat(200),
      '১২৩ '.repeat(50),
    ])
      expect(() => read(words)).not.toThrow();
  });
});

test('searched words are those that listings are kept by', () => {
  expect(searchedWords('NS200, "Pulsar"  চট্টগ্রাম ১২৩ it’s')).toEqual([
    'ns',
    '200',
    'pulsar',
    'চট্টগ্রাম',
    '123',
    'its',
  ]);
});
