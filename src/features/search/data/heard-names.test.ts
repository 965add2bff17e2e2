import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { readEveryName } from '../../../../test/support/known-names.ts';
import { read as readOfFew } from '../../../../test/support/known-words.ts';
import { anySearch, writeSearch } from '../domain/search.ts';
import { suggest } from '../domain/words/suggest.ts';
import { understand } from '../domain/words/understand.ts';
import type { Vocabulary } from '../domain/words/vocabulary.ts';

let vocabulary: Vocabulary;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  vocabulary = await readEveryName(made.database);
});
afterAll(() => drop());

const read = (words: string) =>
  decodeURIComponent(
    writeSearch(understand({ ...anySearch, words }, vocabulary, 2026, [])).replaceAll('+', ' '),
  );

// What riders in Bangladesh type, in both scripts.
test.each([
  ['হোন্ডা সিবি শাইন', '?make=honda&model=honda-cb-shine'],
  ['সিবি শাইন', '?model=honda-cb-shine'],
  ['শাইন এসপি', '?model=honda-cb-shine-sp'],
  ['হিরো স্প্লেন্ডর', '?make=hero&model=hero-splendor'],
  ['স্প্লেন্ডর প্লাস ২০১৯', '?maxYear=2019&minYear=2019&model=hero-splendor-plus'],
  ['প্যাশন প্রো', '?model=hero-passion-pro'],
  ['প্যাশন এক্সপ্রো', '?model=hero-passion-xpro'],
  [
    'পালসার এনএস',
    '?model=bajaj-pulsar-ns&model=bajaj-pulsar-ns125&model=bajaj-pulsar-ns150&model=bajaj-pulsar-ns160&model=bajaj-pulsar-ns200&model=bajaj-pulsar-ns400z',
  ],
  ['বাজাজ পালসার এনএস ১৬০', '?make=bajaj&model=bajaj-pulsar-ns160'],
  ['পালসর ১৫০', '?model=bajaj-pulsar-150'],
  ['পালসারটা', '?model=bajaj-pulsar'],
  ['সিবি হর্নেট', '?model=honda-cb-hornet'],
  ['হর্নেট', '?model=honda-cb-hornet-160r&model=honda-hornet'],
  ['সিবি ট্রিগার', '?model=honda-cb-trigger'],
  ['সিবি ইউনিকর্ন ১৬০', '?model=honda-cb-unicorn-160'],
  ['সিবি টুইস্টার', '?model=honda-cb-twister'],
  ['সিবিজেড এক্সট্রিম', '?model=hero-cbz-xtreme'],
  ['সিডি ৭০', '?model=honda-cd-70'],
  ['সিডি ডিলাক্স', '?model=hero-cd-deluxe'],
  ['সিটি ১০০', '?model=bajaj-ct-100'],
  ['অ্যাভেঞ্জার', '?model=bajaj-avenger'],
  ['এইচএফ ডিলাক্স', '?model=hero-hf-deluxe'],
  ['এইচএফ ডন', '?model=hero-hf-dawn'],
  ['থান্ডারবার্ড ৩৫০', '?model=royal-enfield-thunderbird-350'],
  ['রয়াল ইনফিল্ড', '?make=royal-enfield'],
  ['রয়েল এনফিল্ড থান্ডারবার্ড', '?make=royal-enfield&model=royal-enfield-thunderbird'],
  ['এপাচি আরটিআর', '?model=tvs-apache-rtr'],
  ['অ্যাপাচে আরটিআর ১৬০', '?model=tvs-apache-rtr-160'],
  ['টিভিএস স্টার সিটি', '?make=tvs&model=tvs-star-city'],
  ['স্টার সিটি প্লাস', '?model=tvs-star-city-plus'],
  ['রাইডার ১২৫', '?model=tvs-raider-125'],
  ['ডিসকাভার', '?model=bajaj-discover'],
  ['ডিস্কভার ১২৫', '?model=bajaj-discover-125'],
  ['এক্স-ব্লেড', '?model=honda-x-blade'],
  ['এভিয়েটর', '?model=honda-aviator'],
  ['ড্রিম নিও', '?model=honda-dream-neo'],
  ['ড্রিম যুগা', '?model=honda-dream-yuga'],
  ['ফ্যাসিনো', '?model=yamaha-fascino'],
  ['ফেসিনো', '?model=yamaha-fascino'],
  ['গ্ল্যাডিয়েটর', '?model=yamaha-gladiator'],
  ['এসজেডআর', '?model=yamaha-sz-r'],
  ['আর১৫ ভি৩', '?model=yamaha-r15-v3'],
  ['ইয়ামাহা স্যালুটো', '?make=yamaha&model=yamaha-saluto'],
  ['হায়াবুসা', '?model=suzuki-hayabusa'],
  ['সুজুকি জিএস ১৫০', '?make=suzuki&model=suzuki-gs-150r'],
  ['সুজুকি স্যামুরাই', '?make=suzuki&model=suzuki-samurai'],
  ['কেটিএম ডিউক ২০০', '?make=ktm&model=ktm-duke-200'],
  ['আরসি ২০০', '?model=ktm-rc-200'],
  ['ডমিনার', '?model=bajaj-dominar'],
  ['ডোমিনার ৪০০', '?model=bajaj-dominar-400'],
  ['ক্যালিবার', '?model=bajaj-caliber'],
  ['ভিক্টর', '?model=tvs-victor'],
  ['মাহিন্দ্রা সেঞ্চুরো', '?make=mahindra&model=mahindra-centuro'],
  ['গাস্টো', '?model=mahindra-gusto'],
  ['রেডিয়ন', '?model=tvs-radeon'],
  ['জাওয়া', '?make=jawa'],
  ['স্কুটি পেপ', '?model=tvs-scooty-pep'],
  ['কারিজমা জেডএমআর', '?model=hero-karizma-zmr'],
  ['ইগনাইটর', '?model=hero-ignitor'],
  ['ম্যাস্ট্রো এজ', '?model=hero-maestro-edge'],
  ['প্লেজার ঢাকা', '?district=dhaka&model=hero-pleasure'],
  ['স্টানার', '?model=honda-cbf-stunner'],
  ['হোন্ডা ছাড়া স্প্লেন্ডর', '?model=hero-splendor&notMake=honda'],
  ['স্প্লেন্ডর ছাড়া', '?notModel=hero-splendor'],
  ['হিরো স্প্লেন্ডর চাই ১ লাখের মধ্যে', '?make=hero&maxPrice=100000&model=hero-splendor'],
  ['অ্যাভেঞ্জারের দাম কত', '?model=bajaj-avenger'],
  ['কুমিল্যায় পালসার', '?district=cumilla&model=bajaj-pulsar'],
  ['ব্রাম্মনবাড়িয়া', '?district=brahmanbaria'],
  ['নারায়নগঞ্জ', '?district=narayanganj'],
  ['ময়মনসিং', '?district=mymensingh'],
  ['কক্স বাজার', '?district=coxs-bazar'],
  ['চিটাগাং', '?district=chattogram'],
  ['বি বাড়িয়া', '?district=brahmanbaria'],
  ['বগুড়ায় স্প্লেন্ডর', '?district=bogura&model=hero-splendor'],
  ['pulsar kumilla', '?district=cumilla&model=bajaj-pulsar'],
  ['chatgaon', '?district=chattogram'],
  ['chatgaon e pulsar', '?district=chattogram&model=bajaj-pulsar'],
  ['dhakar vitore 1 lakher moddhe', '?district=dhaka&maxPrice=100000'],
  ['dhakar bhitore pulsar', '?district=dhaka&model=bajaj-pulsar'],
  ['50 hajarer moddhye scooter', '?category=scooters&maxPrice=50000'],
  ['owner 1 pulsar', '?model=bajaj-pulsar&owners=1'],
  ['owner: 2 gixxer', '?model=suzuki-gixxer&owners=2'],
  ['মালিক একজন স্প্লেন্ডর', '?model=hero-splendor&owners=1'],
  ['owner 1 lakh', '?maxPrice=115000&minPrice=85000&q=owner'],
  ['borishal', '?district=barishal'],
  ['joshore', '?district=jashore'],
  ['bogora te pulsar', '?district=bogura&model=bajaj-pulsar'],
  ['nokhali', '?district=noakhali'],
  ['mymensing', '?district=mymensingh'],
  ['maimensingh', '?district=mymensingh'],
  ['coxs bazar', '?district=coxs-bazar'],
  ['b baria', '?district=brahmanbaria'],
  ['silet', '?district=sylhet'],
  ['pheni', '?district=feni'],
  ['vola', '?district=bhola'],
  ['rongpur theke pulsar', '?district=rangpur&model=bajaj-pulsar'],
  ['uttora gixxer', '?area=uttara&district=dhaka&model=suzuki-gixxer'],
  ['savare pulsar', '?area=savar&district=dhaka&model=bajaj-pulsar'],
  ['keranigonj', '?area=keraniganj&district=dhaka'],
])('a name may be spelt by ear: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['ইয়ামাহা ইয়ামহা ইয়ামাহ ইয়মাহা', '?make=yamaha'],
  ['হোন্ডা হুন্ডা হন্ডা হোনডা', '?make=honda'],
  ['সুজুকি সুজকি সুজুকী সুজিকি', '?make=suzuki'],
  ['বাজাজ বজাজ বাজায', '?make=bajaj'],
  ['হিরো হিরু হীরো', '?make=hero'],
  ['টিভিএস টিভিয়েস টি-ভি-এস টিবিএস', '?make=tvs'],
  ['কেটিএম কেটিয়েম কে-টি-এম', '?make=ktm'],
  ['পালসার পালছার পলছার পালচার পালসর', '?model=bajaj-pulsar'],
  ['এফজেড এফ-জেড এফজেট', '?model=yamaha-fz'],
  ['জিক্সার জিকসার জিকছার জিক্সর', '?model=suzuki-gixxer'],
  ['আপাচি অ্যাপাচি এপাচি অ্যাপাচে এপাচে আপাছি আর-টি-আর', '?model=tvs-apache'],
  ['শাইন সাইন', '?model=honda-cb-shine&model=honda-shine'],
])('a common name is understood in each of its spellings in Bangla: %s', (spellings, address) => {
  for (const spelling of spellings.split(' ')) {
    expect(`${spelling} ${read(spelling.replaceAll('-', ' '))}`).toBe(`${spelling} ${address}`);
    // Keyboards write a dotted letter as one character or as two.
    const asOne = spelling.replaceAll('\u09af\u09bc', '\u09df').replaceAll('-', ' ');
    expect(read(asOne)).toBe(address);
  }
});

test.each([
  ['হোন্ডা সাইন', '?make=honda&model=honda-cb-shine&model=honda-shine'],
  ['honda sain', '?make=honda&model=honda-cb-shine'],
  ['sain 125', '?model=honda-cb-shine'],
  ['বাজাজ পালচার', '?make=bajaj&model=bajaj-pulsar'],
  ['bajaj palsa', '?make=bajaj&model=bajaj-pulsar'],
  ['palsa 150', '?model=bajaj-pulsar-150'],
  ['suzuki jiksar', '?make=suzuki&model=suzuki-gixxer'],
  ['jiksar', '?model=suzuki-gixxer'],
  ['yamaha fejar', '?make=yamaha&model=yamaha-fazer'],
  ['টিভিএস এপাচে', '?make=tvs&model=tvs-apache'],
])('a common name is understood by ear beside its make or size: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test.each([
  ['sain', '?q=sain'],
  ['sign', '?q=sign'],
  ['honda sign', '?make=honda&q=sign'],
  ['yamaha sain', '?make=yamaha&q=sain'],
])('a word that is like a short name is one only beside its make: %s', (words, address) =>
  expect(read(words)).toBe(address),
);

test('letters of a name that are spoken one by one are read together, and are no name by themselves', () => {
  expect(read('রয়েল ইনফিল্ড, আর টি আর ১৬০')).toBe('?make=royal-enfield&model=tvs-apache-rtr-160');
  expect(read('সি বি আর')).toBe('?model=honda-cbr');
  expect(read('এফ জেড এস ভি ৩')).toBe('?model=yamaha-fz-s-v3');
  expect(read('২ টি বাইক')).not.toMatch(/make=|model=/);
  expect(read('বি ব্লক')).not.toMatch(/make=|model=/);
});

/** Words of advertisements that name no motorcycle and no place. */
const ordinary = [
  'চাই ভালো দাম কাগজ নতুন সস্তা পুরাতন ফ্রেশ কন্ডিশন একদম টায়ার ব্যাটারি ইঞ্জিন চাকা তেল মাইলেজ গাড়ি',
  'মোটরসাইকেল কাগজপত্র লাইসেন্স রেজিস্ট্রেশন নাম্বার প্লেট ট্যাক্স টোকেন ফিটনেস ইন্সুরেন্স মালিক প্রথম',
  'দ্বিতীয় হাতে চালিত চালানো কিলোমিটার কিমি বছর মাস দিন আজ কাল জরুরি বিক্রয় বিক্রি হবে করা আলোচনা',
  'সাপেক্ষে ফিক্সড দামে ফোন করুন যোগাযোগ ইনবক্স ঠিকানা লোকেশন ছবি দেখুন আসল নকল ডাবল ডিস্ক সিঙ্গেল',
  'এবিএস ব্রেক সামনে পিছনে চেইন স্পোকেট লাইট হেডলাইট ইন্ডিকেটর হর্ন সিট কভার ট্যাংক রং কালো লাল নীল',
  'সাদা সবুজ ধূসর রুপালি মেরুন হলুদ দেখা দেখতে সুন্দর খুব অনেক সামান্য স্ক্র্যাচ দাগ নাই নেই আছে সমস্যা',
  'কোনো কোন কিছু সব সবকিছু ঠিক সার্ভিস সার্ভিসিং শোরুম কোম্পানি মডেল ভার্সন এডিশন স্পেশাল লিমিটেড',
  'স্পোর্টস স্ট্যান্ডার্ড ক্লাচ গিয়ার পাঁচ ছয় সাত আট নয় দশ এগারো বারো হাজার লাখ কোটি টাকা নগদ কিস্তি',
  'কিস্তিতে লোন ব্যাংক এক্সচেঞ্জ বদল বদলি পরিবর্তন করবো করব কিনবো কিনতে বেচবো বেচতে দিবো দেব নিবো নেব',
  'পারি পারবেন পারে হয় হলে হলো ছিল থাকলে থাকে যাবে যায় যেতে আসবে আসে আসতে এসে গিয়ে নিয়ে দিয়ে জন্য',
  'সাথে কাছে দূরে পাশে উপরে নিচে ভিতরে বাইরে আগে পরে এখন তখন কখন কেন কেমন কত কোথায় কে কার কাকে আমি',
  'আমার আপনি আপনার তুমি তার তাদের আমরা সে ওই এই সেই যে যা যদি তবে কিন্তু অথবা এবং ও আর না হ্যাঁ জি ভাই',
  'আপু বন্ধু বাবা মা ছেলে মেয়ে মানুষ বাড়ি',
].flatMap((line) => line.split(' '));

test('no ordinary word is heard as a name', () => {
  const named = ordinary.filter((word) => /(?:make|model|district|division)=/.test(read(word)));
  expect(ordinary.length).toBeGreaterThan(200);
  expect(named).toEqual([]);
});

test('a model that is not for sale here is no other one that sounds like it, and its words are searched for', () => {
  expect(readOfFew('স্প্লেন্ডর')).toBe('?q=স্প্লেন্ডর');
  expect(readOfFew('জিক্সর')).toBe('?model=suzuki-gixxer');
});

test('the beginning of a name is every model that begins so, though a size follows without a space', () => {
  expect(readOfFew('pulsar ns')).toBe('?model=bajaj-pulsar-ns200');
  expect(readOfFew('পালসার এনএস')).toBe('?model=bajaj-pulsar-ns200');
  expect(read('bajaj pulsar as')).toBe('?make=bajaj&model=bajaj-pulsar-as150&model=bajaj-pulsar-as200');
});

test.each([
  ['স্প্লে', 'Hero Splendor'],
  ['হিরো স্প্লেন্ড', 'Hero Splendor'],
  ['সিবি শা', 'Honda CB Shine'],
  ['প্যাশন প্র', 'Hero Passion Pro'],
  ['এইচএফ ডিল', 'Hero HF Deluxe'],
  ['kumil', 'Cumilla'],
  ['pals', 'Bajaj Pulsar'],
  ['palsa', 'Bajaj Pulsar'],
  ['palsar', 'Bajaj Pulsar'],
  ['bajaj pals', 'Bajaj Pulsar'],
  ['jiks', 'Suzuki Gixxer'],
  ['pusl', 'Bajaj Pulsar'],
  ['puls 150', 'Bajaj Pulsar 150'],
  ['pals 15', 'Bajaj Pulsar 150'],
  ['bajaj puls 22', 'Bajaj Pulsar 220F'],
  ['palsar 15', 'Bajaj Pulsar 150'],
  ['apac rtr 16', 'TVS Apache RTR 160'],
  ['apachi 16', 'TVS Apache RTR 160'],
  ['পালস ১৫', 'Bajaj Pulsar 150'],
  ['honda puls', 'Bajaj Pulsar'],
])('a name is suggested while it is spelt by ear: %s', (typed, name) => {
  const figuresBeside = () => ({ having: () => 1, finding: () => 1 });
  const names = suggest(typed, anySearch, { vocabulary, currencies: [], figuresBeside }, 2026).map(
    (one) => one.name,
  );
  expect(names).toContain(name);
});

test.each(['pape', 'chea', 'whit', 'under'])('an ordinary word suggests nothing: %s', (typed) => {
  const figuresBeside = () => ({ having: () => 1, finding: () => 1 });
  expect(
    suggest(typed, anySearch, { vocabulary, currencies: [], figuresBeside }, 2026).map((one) => one.name),
  ).toEqual([]);
});
