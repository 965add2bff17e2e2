import { describe, expect, test } from 'vitest';
import { read, vocabulary } from '../../../../../test/support/known-words.ts';
import type { Term } from '../names.ts';
import { readSearch } from '../read-search.ts';
import { writeSearch } from '../search.ts';
import { searchedWords } from './searched-words.ts';
import { understand, understandSearch } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

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
    [
      'under 2 lakh 2018 gixxer dhaka',
      '?district=dhaka&maxPrice=200000&maxYear=2018&minYear=2018&model=suzuki-gixxer',
    ],
    ['gixxer 2 lakh 2018', '?maxPrice=230000&maxYear=2018&minPrice=170000&minYear=2018&model=suzuki-gixxer'],
    ['under 2 lakh 20 thousand', '?maxPrice=220000'],
    ['gixxer comilla', '?district=cumilla&model=suzuki-gixxer'],
    ['কুমিল্লায় জিক্সার', '?district=cumilla&model=suzuki-gixxer'],
    ['ঢাকার মধ্যে ২ লাখের নিচে', '?district=dhaka&maxPrice=200000'],
    ["cox's bazar", '?district=cox-s-bazar'],
    ['gixer ঢাকা', '?district=dhaka&model=suzuki-gixxer'],
    ['gixer dhaka', '?district=dhaka&model=suzuki-gixxer'],
    ['ঢাকা', '?district=dhaka'],
    ['dhaka division', '?division=dhaka'],
    ['honda uk', '?division=united-kingdom&make=honda'],
    ['যুক্তরাজ্য', '?division=united-kingdom'],
    ['scooty', '?category=scooters'],
    ['motor matic', '?category=scooters'],
    ['scooter in mirpur', '?area=mirpur&category=scooters&district=dhaka'],
    ['মিরপুরে', '?area=মিরপুর&district=dhaka'],
    ['Mirpur-10', '?area=mirpur&district=dhaka'],
    ['mirpur 10 no, section 2 block c', '?area=mirpur&district=dhaka'],
    ['mirpur block c', '?area=mirpur&district=dhaka'],
    ['মিরপুর ১২', '?area=মিরপুর&district=dhaka'],
    ['mirpur sector 7 gixxer', '?area=mirpur&district=dhaka&model=suzuki-gixxer'],
    ['সেক্টর ৭, মিরপুর', '?area=মিরপুর&district=dhaka'],
    ['road no 3 mirpur', '?area=mirpur&district=dhaka'],
    ['mirpur 10 2 lakh', '?area=mirpur&district=dhaka&maxPrice=230000&minPrice=170000'],
    ['mirpur 2 lakh', '?area=mirpur&district=dhaka&maxPrice=230000&minPrice=170000'],
    ['mirpur 150', '?area=mirpur&district=dhaka&q=150'],
    ['mirpur 10 years papers', '?area=mirpur&district=dhaka&q=10 years papers'],
    ['dhaka 27', '?district=dhaka&q=27'],
    ['cd80', '?q=cd80'],
    ['hero cd80', '?make=hero&model=hero-cd&q=80'],
    ['cd 100', '?model=hero-cd-100'],
    ['cd', '?model=hero-cd'],
    ['old dhaka, mirpur', '?area=mirpur&area=old-dhaka&district=dhaka'],
    ['dirt bike', '?category=dirt-bikes'],
    ['dual sport', '?category=dirt-bikes'],
    ['second hand bike for sale', ''],
    ['honda for sale in dhaka city', '?district=dhaka&make=honda'],
    ['cumilla sadar', '?district=cumilla'],
    ['gixxer vs r15', '?model=suzuki-gixxer&model=yamaha-r15'],
    ['পুরাতন মোটর সাইকেল ঢাকা', '?district=dhaka'],
    ['বাইকের দাম', ''],
    ['পুরাতন মোটরসাইকেলের দাম ঢাকা', '?district=dhaka'],
    ['ইয়ামাহার বাইক', '?make=yamaha'],
    ['motorcyle dhaka', '?district=dhaka'],
    ['bik dhaka', '?district=dhaka'],
    ['moter cycle dhaka', '?district=dhaka'],
    ['motorcycel', ''],
    ['2nd hand bike dhaka', '?district=dhaka'],
    ['2nd owner pulsar', '?model=bajaj-pulsar&owners=2'],
    ['runner turbo', '?make=runner&model=runner-turbo'],
    ['front runner', '?q=front runner'],
    ['turbo', '?q=turbo'],
    ['pulsar 150 dd', '?model=bajaj-pulsar-150&q=dd'],
    ['bajaj dd', '?make=bajaj&q=dd'],
    ['raptor dd', '?model=regal-raptor-dd&q=raptor'],
    ['regal raptor dd', '?make=regal-raptor&model=regal-raptor-dd'],
    ['dd dhaka', '?district=dhaka&model=regal-raptor-dd'],
    ['01711000000', '?q=01711000000'],
    ['bike 8801711-000000', '?q=8801711-000000'],
    ['under 990000000', '?maxPrice=990000000'],
    ['950000000', '?maxPrice=1000000000&minPrice=807500000'],
  ])('%s', (words, address) => {
    expect(read(words)).toBe(address);
  });

  test.each([
    ['under 2 lakh', '?maxPrice=200000'],
    ['below 2 lak', '?maxPrice=200000'],
    ['budget 2 lakh', '?maxPrice=200000'],
    ['1 lakh theke 2 lakh', '?maxPrice=200000&minPrice=100000'],
    ['under 7000', '?maxPrice=7000'],
    ['not under 1 lakh', '?minPrice=100000'],
    ['not over 150cc', '?maxCc=150'],
    ['not more than 150cc', '?maxCc=150'],
    ['not older than 2015', '?minYear=2015'],
    ['no less than 2018', '?minYear=2018'],
    ['yamaha but 2018', '?make=yamaha&maxYear=2018&minYear=2018'],
    ['better than pulsar', '?model=bajaj-pulsar&q=better'],
    ['papers 150 dhaka', '?district=dhaka&q=papers 150'],
    ['tk 5000', '?maxPrice=5750&minPrice=4250'],
    ['under 7000 fz', '?maxPrice=7000&model=yamaha-fz'],
    ['below 80k', '?maxPrice=80000'],
    ['over 5000', '?minPrice=5000'],
    ['under 7000 km', '?maxKm=7000'],
    ['under 2018', '?maxYear=2018'],
    ['under 2500', '?q=under 2500'],
    ['under 160', '?q=under 160'],
    ['80 to 1 lakh', '?maxPrice=100000&minPrice=80000'],
    ['৮০ থেকে ১ লাখ', '?maxPrice=100000&minPrice=80000'],
    ['2 lakh to 1 lakh', '?maxPrice=200000&minPrice=100000'],
    ['2012-2010', '?maxYear=2012&minYear=2010'],
    ['km 5000-10000', '?maxKm=10000&minKm=5000'],
    ['mileage 20000', '?maxKm=20000'],
    ['5000-10000 km', '?maxKm=10000&minKm=5000'],
    ['low km 2018', '?maxYear=2018&minYear=2018&sort=km-low'],
    ['dui lakh', '?maxPrice=230000&minPrice=170000'],
    ['tin lakh er moddhe', '?maxPrice=300000'],
    ['সাড়ে তিন লাখের মধ্যে', '?maxPrice=350000'],
    ['সাড়ে ৩ লাখের মধ্যে', '?maxPrice=350000'],
    ['2 lakh er beshi na', '?maxPrice=200000'],
    ['২ লাখের বেশি না', '?maxPrice=200000'],
    ['1 lakh er kom na', '?minPrice=100000'],
    ['2019 er por', '?minYear=2020'],
    ['২০২০ সালের পরে', '?minYear=2021'],
    ['before 2020', '?maxYear=2019'],
    ['২০২০ সালের আগের', '?maxYear=2019'],
    ['2020 er agey', '?maxYear=2019'],
    ['newer than 2018', '?minYear=2019'],
    ['after 2018 before 2021', '?maxYear=2020&minYear=2019'],
    ['not before 2018', '?minYear=2018'],
    ['not after 2018', '?maxYear=2018'],
    ['until 2020', '?maxYear=2020'],
    ['since 2018', '?minYear=2018'],
    ['from 2018', '?minYear=2018'],
    ['2018 or newer', '?minYear=2018'],
    ['2019 up', '?minYear=2019'],
    ['2019 er age', '?maxYear=2018'],
    ['r15 2k20', '?maxYear=2020&minYear=2020&model=yamaha-r15'],
    ['2 years old', '?minYear=2024'],
    ['10 years papers', '?q=10 years papers'],
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
    ['between 2000 and 4000', '?maxPrice=4000&minPrice=2000'],
    ['2000-4000', '?maxPrice=4000&minPrice=2000'],
    ['3000 € - 5000 €', '?maxPrice=5000&minPrice=3000'],
    ['5000 km to 10000 km', '?maxKm=10000&minKm=5000'],
    ['2000-2020', '?maxYear=2020&minYear=2000'],
    ['150 to 250', '?q=150 250'],
    ['between 80k and 120k', '?maxPrice=120000&minPrice=80000'],
    ['80000 to 120000 tk', '?maxPrice=120000&minPrice=80000'],
    ['above 1 lakh below 2 lakh', '?maxPrice=200000&minPrice=100000'],
    ['150000', '?maxPrice=173000&minPrice=128000'],
    ['after 2018', '?minYear=2019'],
    ['2015-2018', '?maxYear=2018&minYear=2015'],
    ['২০১৮ সালের', '?maxYear=2018&minYear=2018'],
    ['2018 model', '?maxYear=2018&minYear=2018'],
    ['150cc', '?maxCc=158&minCc=143'],
    ['under 160 cc', '?maxCc=160'],
    ['under 20,000 km', '?maxKm=20000'],
    ['20k km', '?maxKm=20000'],
    ['first owner', '?owners=1'],
    ['with photo', '?photo=1'],
    ['pulsar 150 registered in own name', '?model=bajaj-pulsar-150&ownName=1'],
    ['papers under the owner’s name', '?ownName=1'],
    ['nijer name kagoj', '?ownName=1&q=kagoj'],
    ['পালসার ১৫০ নিজের নামে', '?model=bajaj-pulsar-150&ownName=1'],
    // It does not say whose name.
    ['owner name transfer', '?q=owner name transfer'],
    // Nor do these, which are looked for in descriptions.
    ['papers ok', '?q=papers ok'],
    ['all papers pulsar', '?model=bajaj-pulsar&q=papers'],
    ['registered', '?q=registered'],
    ['কাগজ আছে', '?q=কাগজ'],
    ['kagojpotro thik', '?q=kagojpotro thik'],
    ['mint condition', '?condition=excellent'],
    ['almost new', '?condition=excellent'],
    ['good condition', '?condition=good'],
    ['ভালো কন্ডিশন', '?condition=good'],
    ['condition khub valo', '?condition=good'],
    ['fair condition', '?condition=fair'],
  ])('figures: %s', (words, address) => {
    expect(read(words)).toBe(address);
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

  test.each([
    ['10,000 cc', '?q=10,000 cc'],
    ['price 5', '?q=5'],
    ['taka 80', '?q=80'],
    ['.150cc', '?q=.150 cc'],
    ['over 3 lakh under 2 lakh', '?maxPrice=300000&minPrice=200000'],
    ['cd 80 cd', '?model=hero-cd&q=80'],
    ['new '.repeat(50), '?sort=year-new'],
    ['own name '.repeat(20), '?ownName=1'],
    ['2nd owner first owner '.repeat(9), '?owners=2'],
  ])('the answer is one that an address can say, and whole: %s', (words, address) => {
    expect(read(words)).toBe(address);
    const { search } = readSearch(new URLSearchParams(address));
    const again = understandSearch(search, vocabulary, 2026, []).search;
    expect(understandSearch(again, vocabulary, 2026, []).search).toEqual(again);
    expect(writeSearch(understand(again, vocabulary, 2026, []))).toBe(writeSearch(again));
  });

  test.each(['fz s v3 dhaka 2018', 'foo "bar baz" under 2 lakh', 'classic 350', '1 2 3 v s'])(
    'reading the answer again changes nothing: %s',
    (words) => {
      const address = read(words);
      const { search } = readSearch(new URLSearchParams(address));
      expect(
        decodeURIComponent(writeSearch(understand(search, vocabulary, 2026, [])).replaceAll('+', ' ')),
      ).toBe(address);
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

test.each([
  ['dallas or houston', ['dallas|houston']],
  ['abs, dallas or san antonio', ['abs', 'dallas|san antonio']],
  ['"now or never" dallas', ['now', 'or', 'never', 'dallas']],
  ['80,000 or 90,000', ['80000|90000']],
  ['or', ['or']],
])('of words with "or" between them one is enough: %s', (words, searched) => {
  expect(searchedWords(words)).toEqual(searched);
});

test('a category of one make is written as the make is, another one as it is stored', () => {
  const bmw: Term = { id: 1, kind: 'make', slug: 'bmw', name: 'BMW', parent: null };
  const categories = ['bmw', 'dirt bikes'].map((name, code) => ({ id: name.replace(' ', '-'), name, code }));
  const names = buildVocabulary([bmw], [], categories).categories.map(({ name }) => name);
  expect(names).toEqual(['BMW', 'dirt bikes']);
});
