/** Parts of towns that people write in Latin letters and in Bangla: a search for one spelling finds all. */
import { plainLetters } from './plain-letters.ts';

/** By town; spellings of one area are separated by "|". Names of several words are left out. */
const areas = {
  dhaka:
    'mirpur|মিরপুর uttara|উত্তরা gulshan|গুলশান banani|বনানী dhanmondi|ধানমন্ডি|ধানমণ্ডি mohammadpur|মোহাম্মদপুর ' +
    'motijheel|মতিঝিল badda|বাড্ডা rampura|রামপুরা bashundhara|বসুন্ধরা khilgaon|খিলগাঁও jatrabari|যাত্রাবাড়ী|যাত্রাবাড়ি ' +
    'farmgate|ফার্মগেট tejgaon|তেজগাঁও mohakhali|মহাখালী|মহাখালি malibagh|মালিবাগ mogbazar|moghbazar|মগবাজার shyamoli|শ্যামলী ' +
    'lalbagh|লালবাগ demra|ডেমরা khilkhet|খিলক্ষেত keraniganj|কেরানীগঞ্জ savar|সাভার ashulia|আশুলিয়া dhamrai|ধামরাই ' +
    'shahbag|শাহবাগ bangshal|বংশাল',
  gazipur: 'tongi|টঙ্গী|টঙ্গি kaliakair|কালিয়াকৈর sreepur|শ্রীপুর kapasia|কাপাসিয়া',
  narayanganj: 'siddhirganj|সিদ্ধিরগঞ্জ sonargaon|সোনারগাঁও rupganj|রূপগঞ্জ fatullah|ফতুল্লা',
  chattogram:
    'agrabad|আগ্রাবাদ halishahar|হালিশহর panchlaish|পাঁচলাইশ nasirabad|নাসিরাবাদ pahartali|পাহাড়তলী patiya|পটিয়া ' +
    'hathazari|হাটহাজারী sitakunda|সীতাকুণ্ড mirsharai|মীরসরাই raozan|রাউজান',
  elsewhere:
    'kandirpar|কান্দিরপাড় laksam|লাকসাম daudkandi|দাউদকান্দি chandina|চান্দিনা zindabazar|জিন্দাবাজার ' +
    'amberkhana|ambarkhana|আম্বরখানা sreemangal|srimangal|শ্রীমঙ্গল khalishpur|খালিশপুর sonadanga|সোনাডাঙ্গা daulatpur|দৌলতপুর ' +
    'saidpur|syedpur|সৈয়দপুর ishwardi|ishurdi|ঈশ্বরদী teknaf|টেকনাফ ukhia|উখিয়া chakaria|চকরিয়া ashuganj|আশুগঞ্জ ' +
    'akhaura|আখাউড়া bhairab|ভৈরব maijdee|মাইজদী chaumuhani|চৌমুহনী begumganj|বেগমগঞ্জ',
};

const key = (word: string) => plainLetters(word.normalize('NFKC').toLowerCase());
const byWord = new Map(
  Object.values(areas)
    .flatMap((spelt) => spelt.split(' '))
    .map((spellings) => spellings.split('|').map(key))
    .flatMap((spellings) => spellings.map((word) => [word, spellings] as const)),
);

/** A word and the other spellings of the area that it names; only the word itself if it names none. */
export function sameArea(word: string): readonly string[] {
  return [...new Set([word, ...(byWord.get(key(word)) ?? [])])];
}
