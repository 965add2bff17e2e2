/** Words beside names in other languages, which mean something only there: "non honda", "honda o yamaha", "в москве". */
import { plainLetters } from '../../../../kernel/plain-letters.ts';
import { keyOf } from '../../../catalogue/words.ts';
import { pattern, wordBegin, wordEnd } from './patterns.ts';
import type { IsNamed } from './short-figures.ts';

const refusing = pattern(
  `${wordBegin}(?:non|niente|niet|geen|не|inte|ej|utan|ikke|uten|uden|kromě|mimo|nie|bez|sin|sem|não|nao|крім|без|nem|f[aă]r[aă]|tanpa|לא|בלי|όχι|οχι|χωρίς|بدون|غير|مو) (\\p{L}[\\p{L}\\p{M}-]*)(?: (\\p{L}[\\p{L}\\p{M}-]*))?`,
  'gu',
);
const either = pattern(
  `${wordBegin}(\\p{L}[\\p{L}\\p{M}-]*) [oó] (?=(\\p{L}[\\p{L}\\p{M}-]*)${wordEnd})`,
  'gu',
);
const inTown = pattern(
  `${wordBegin}(?:в|во|из|у) (\\p{Script=Cyrillic}[\\p{Script=Cyrillic}-]{2,})${wordEnd}`,
  'gu',
);
/** Endings of towns behind such a word, and of their names: "в москве", "в казани", "в краснодаре". */
const endings: readonly (readonly [RegExp, string])[] = [
  [/е$/u, 'а'],
  [/е$/u, ''],
  [/и$/u, 'ь'],
  [/ы$/u, 'а'],
  [/а$/u, ''],
  [/єві$/u, 'їв'],
  [/ові$/u, 'ів'],
  [/і$/u, 'а'],
  [/і$/u, 'о'],
];

/** Places that people call by other names, each list by its names; the garage knows them as its lists write them. */
const alike: readonly (readonly string[])[] = [
  [
    'tp hồ chí minh',
    'thành phố hồ chí minh',
    'hồ chí minh',
    'ho chi minh city',
    'ho chi minh',
    'tphcm',
    'tp hcm',
    'tp.hcm',
    'hcm',
    'hcmc',
    'sài gòn',
    'sai gon',
    'saigon',
  ],
  ['hà nội', 'hanoi'],
  ['กรุงเทพมหานคร', 'กรุงเทพฯ', 'กรุงเทพ', 'กทม.', 'กทม', 'bangkok'],
  ['เชียงใหม่', 'chiang mai', 'chiangmai'],
  ['ชลบุรี', 'chonburi'],
  ['ภูเก็ต', 'phuket'],
  ['นครราชสีมา', 'โคราช', 'korat', 'nakhon ratchasima'],
  ['ขอนแก่น', 'khon kaen'],
  ['dubai', 'دبي'],
  ['abu dhabi', 'أبوظبي', 'ابوظبي', 'أبو ظبي', 'ابو ظبي'],
  ['sharjah', 'الشارقة'],
  ['lahore', 'لاہور'],
  ['karachi', 'کراچی'],
  ['rawalpindi', 'راولپنڈی', 'pindi'],
  ['islamabad', 'اسلام آباد'],
  ['東京都', '東京', 'tokyo'],
  ['大阪府', '大阪', 'osaka'],
  ['санкт-петербург', 'петербург', 'питер', 'спб', 'saint petersburg'],
  ['москва', 'мск', 'moscow'],
  ['екатеринбург', 'екб'],
  ['нижний новгород', 'нн'],
  ["'s-hertogenbosch", 's-hertogenbosch', 'den bosch'],
  ['den haag', "'s-gravenhage", 'the hague'],
  ['kathmandu', 'काठमाडौं', 'काठमाडौँ', 'काठमाण्डौ', 'काठमांडू'],
  ['lalitpur', 'ललितपुर'],
  ['pokhara', 'पोखरा'],
  ['colombo', 'කොළඹ', 'கொழும்பு'],
  ['kandy', 'මහනුවර', 'கண்டி'],
  ['galle', 'ගාල්ල'],
  ['milano', 'milan'],
  ['roma', 'rome'],
  ['torino', 'turin'],
  ['napoli', 'naples'],
  ['firenze', 'florence'],
  ['bangalore', 'bengaluru'],
  ['mumbai', 'bombay'],
  ['kolkata', 'calcutta'],
  ['gurgaon', 'gurugram'],
  ['praha', 'prague'],
  ['wien', 'vienna'],
  ['münchen', 'munich'],
  ['köln', 'cologne'],
  ['genève', 'geneva', 'genf'],
  ['göteborg', 'gothenburg'],
  ['københavn', 'copenhagen'],
  ['lisboa', 'lisbon'],
  ['warszawa', 'warsaw'],
  ['kraków', 'cracow'],
  ['bucurești', 'bucharest'],
  ['київ', 'киев', 'kyiv', 'kiev'],
  ['львів', 'львов', 'lviv'],
  ['одеса', 'одесса', 'odesa', 'odessa'],
  ['харків', 'харьков', 'kharkiv'],
  ['дніпро', 'днепр', 'dnipro'],
  ['αθήνα', 'athens', 'athina'],
  ['θεσσαλονίκη', 'thessaloniki'],
  ['πειραιάς', 'piraeus'],
  ['ηράκλειο', 'heraklion'],
  ['πάτρα', 'patras', 'patra'],
  ['new york', 'new york city', 'nyc'],
  ['ciudad de méxico', 'cdmx', 'distrito federal'],
  ['estado de méxico', 'edomex'],
  ['capital federal', 'caba'],
  ['kuala lumpur', 'kl'],
  ['pulau pinang', 'penang'],
  ['kwazulu-natal', 'kzn'],
  ['nsw', 'new south wales'],
  ['vic', 'victoria'],
  ['qld', 'queensland'],
  ['wa', 'western australia'],
  ['서울특별시', '서울', 'seoul'],
  ['부산광역시', '부산', 'busan'],
  ['대구광역시', '대구', 'daegu'],
  ['인천광역시', '인천', 'incheon'],
  ['대전광역시', '대전', 'daejeon'],
  ['광주광역시', '광주', 'gwangju'],
  ['경기도', '경기'],
  ['제주특별자치도', '제주도', '제주', 'jeju'],
  ['台北市', '臺北市', '台北', 'taipei'],
  ['新北市', '新北'],
  ['台中市', '臺中市', '台中'],
  ['台南市', '臺南市', '台南'],
  ['高雄市', '高雄', 'kaohsiung'],
  ['桃園市', '桃園'],
  ['תל אביב', 'tel aviv'],
  ['القاهرة', 'cairo'],
  ['الإسكندرية', 'الاسكندرية', 'alexandria'],
  ['الجيزة', 'giza'],
  ['ភ្នំពេញ', 'phnom penh'],
  ['សៀមរាប', 'siem reap'],
  ['បាត់ដំបង', 'battambang'],
  ['ព្រះសីហនុ', 'sihanoukville', 'preah sihanouk'],
  ['الرياض', 'riyadh'],
  ['جدة', 'jeddah'],
];
const others = new Map(
  alike.flatMap((names) =>
    // People leave out their marks.
    names.flatMap((name) =>
      [name.normalize('NFKC'), plainLetters(name)].map((text) => [text, names] as const),
    ),
  ),
);
const oneOf = [...others.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('.', String.raw`\.`))
  .join('|');
/** Thai and Sinhala are written without spaces; a name may stand beside any word. */
const called = pattern(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}-])(?:${oneOf})${wordEnd}`, 'gu');

/** A text in `readableText` form with these words in English, and with names of places that the garage knows. */
export function withNamesOfElsewhere(
  text: string,
  { isNamed, isPlace }: Record<'isNamed' | 'isPlace', IsNamed>,
): string {
  return text
    .replace(inTown, (found, town: string) => {
      const names = [town, ...endings.map(([ending, own]) => town.replace(ending, own))];
      return names.find((name) => isPlace(name) || others.has(name)) ?? found;
    })
    .replace(called, (name) => {
      // A list may have one of them in one row, and another in the next.
      const named = new Map(
        [name, ...(others.get(name) ?? [])].filter(isPlace).map((one) => [keyOf(one), one]),
      );
      return named.size === 0 ? name : [...named.values()].join(' or ');
    })
    .replace(refusing, (found, one: string, next?: string) =>
      isNamed(one) || (next !== undefined && isNamed(`${one} ${next}`))
        ? `not ${found.slice(found.indexOf(' ') + 1)}`
        : found,
    )
    .replace(either, (found, one: string, other: string) =>
      isNamed(one) && isNamed(other) ? `${one} or ` : found,
    );
}
