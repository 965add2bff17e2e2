/**
 * Limits, years, units and owners of Vietnamese, Thai, Nepali and Sinhala in the words that `findRanges` reads: "9tr5" is "9.5
 * triệu", "ไม่เกิน 2 หมื่น" is "under 2 หมื่น", and "2 lakh bhanda kam" is "2 lakh or below".
 */
import { pattern, wordBegin, wordEnd } from './patterns.ts';

const year = '(?<!\\d)(?:19|20)\\d\\d(?!\\d)';
const scale = '(?:triệu|trieu|tr|nghìn|ngàn|k|lakhs?|lacs?|लाख|हजार|thousand|หมื่น|แสน|พัน|ล้าน|tỷ)';
const unit = '(?:km|cc|đ|vnd|đồng|baht|บาท|rs|npr|lkr|रुपैयाँ|model|bs)';
const behind = `(?<=\\d ?(?:${scale} ?)?(?:${unit} ?)?)`;
const words = (source: string) => pattern(source, 'gu');

type Replacement = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const vietnamese: readonly Replacement[] = [
  [
    words('(?<![\\p{L}\\d.,])(\\d{1,3}) ?(tr|triệu|tỷ|tỉ) ?(\\d|\\d{3})(?![\\p{L}\\d.,])'),
    (found, whole = '', scale = '', more = '') =>
      // "650 tr6" is a Triumph.
      scale === 'tr' && found.includes(' ')
        ? found
        : `${whole}.${more.replace(/0+$/, '') || '0'} ${/^t[ỷỉ]$/u.test(scale) ? 'tỷ' : 'triệu'}`,
  ],
  [words(`(?<=\\d ?)(?:phân khối|phan khoi)${wordEnd}`), ' cc '],
  [words(`${behind}(?:trở lên|tro len)${wordEnd}`), ' or above '],
  [words(`${behind}(?:trở xuống|tro xuong|trở lại|đổ lại)${wordEnd}`), ' or below '],
  [words(`${wordBegin}(?:khoảng|khoang|tầm|cỡ|tầm giá)\\s*(?=\\d)`), ' '],
  [words(`(?<!vi(?:ệ|e)t ?)${wordBegin}(?:năm|nam|đời|doi)\\s*(?=${year})`), ' '],
  [words(`${wordBegin}(?:không phải|khong phai|ngoại trừ|trừ) (?=\\p{L})`), 'not '],
  [words(`${wordBegin}xe mới${wordEnd}(?! \\d)`), 'new'],
];

const nepali: readonly Replacement[] = [
  [
    words(`(?<![\\d.,])(20[5-9]\\d) ?(?:b\\.?s\\.?|वि\\.? ?सं\\.?|model|मोडल|मोडेल|साल|sal|saal)${wordEnd}`),
    (_, told = '') => ` ${Number(told) - yearsAhead} `,
  ],
  [
    words(
      `${behind}(?:भन्दा ?(?:कम|तल|सस्तो)(?:को|मा)?|मुनि(?:को)?|सम्म(?:को)?|भित्र(?:को)?|bhanda (?:kam|tala|sasto)(?:ko)?|muni(?:ko)?|samma(?:ko)?|[vb]h?itra(?:ko)?)${wordEnd}`,
    ),
    ' or below ',
  ],
  [
    words(
      `${behind}(?:भन्दा ?(?:बढी|माथि)(?:को)?|माथि(?:को)?|पछि(?:को)?|bhanda (?:badhi|mathi|dherai)(?:ko)?|mathi(?:ko)?|pachh?i(?:ko)?)${wordEnd}`,
    ),
    ' or above ',
  ],
  [words(`(?<=\\d ?)(?:सीसी|सिसी|सि\\.? ?सि\\.?)${wordEnd}`), ' cc '],
  [words(`${behind}(?:कि\\.? ?मी?\\.?|कि\\.? ?मि\\.?|किमी|किलोमिटर)${wordEnd}`), ' km '],
  [words(`${wordBegin}(?:सस्तो|सस्ता|sasto)${wordEnd}`), 'cheap'],
];
/** The years by which Nepal's calendar is ahead, as in a list. */
const yearsAhead = 57;

const sinhala: readonly Replacement[] = [
  [words('(?<!\\d ?)ලක්ෂ ?(\\d{1,3}(?:\\.\\d+)?)(?![\\d.,])'), '$1 lakh '],
  [words(`(?<=\\d ?(?:lakh ?)?)ට ?(?:වඩා )?අඩු${wordEnd}`), ' or below '],
  [words(`(?<=\\d ?(?:lakh ?)?)ට ?(?:වඩා )?වැඩි${wordEnd}`), ' or above '],
  [words('රු\\.? ?(?=\\d)'), 'rs '],
];

/** Years of Thailand's calendar, which is 543 ahead; of two digits from 40 to 79. */
const buddhistEra = 543;
const yearOfTwo = (told: number) => told + (told < 40 ? 2_000 : told < 80 ? 2_500 - buddhistEra : 1_900);
const fewerInThai = 'ไม่เกิน|ต่ำกว่า|ไม่ถึง|น้อยกว่า|ถูกกว่า';
const moreInThai = 'มากกว่า|สูงกว่า|แพงกว่า|ตั้งแต่(?:ปี)?|เกิน';
const distanceInThai = '(?:\\d{1,3}(?:,\\d{3})+|\\d{3,6}|\\d[\\d.]{0,4} ?(?:พัน|หมื่น|แสน))(?!\\d|[.,]\\d)';
/** Words are not separated: a word may stand directly beside a figure, and beside another word. */
const thai: readonly Replacement[] = [
  [words('(?<=\\d) ?(หมื่น|แสน|ล้าน) ?(\\d)(?![\\d.,]| ?(?:พัน|หมื่น|แสน))'), '.$2 $1 '],
  [words('(?<=\\d) ?(พัน|หมื่น|แสน|ล้าน|บาท)'), ' $1 '],
  [words('(?<=\\d ?)(?:ซีซี|cc)'), ' cc '],
  [words('(?<=\\d ?(?:(?:พัน|หมื่น|แสน) ?)?)(?:กม\\.?|กิโล(?:เมตร)?|โล)'), ' km '],
  // What the odometer says is a distance, also without a unit.
  [
    words(
      `(?:เลข)?ไมล์ ?(?:แท้|จริง)? ?((?:${fewerInThai}|${moreInThai})? ?${distanceInThai}(?: ?(?:-|ถึง) ?${distanceInThai})?)(?: ?km)?(?! ?(?:บาท|cc))`,
    ),
    ' $1 km ',
  ],
  [
    words('(?:พ\\.? ?ศ\\.? ?|ปี ?|รุ่นปี ?)?(?<!\\d)(25[3-7]\\d)(?!\\d| ?(?:บาท|cc|km|พัน|หมื่น|แสน))'),
    (_, told = '') => ` ${Number(told) - buddhistEra} `,
  ],
  [words('ปี ?(?:พ\\.? ?ศ\\.? ?)?(\\d\\d)(?!\\d)'), (_, told = '') => ` ${yearOfTwo(Number(told))} `],
  [words(`(?:งบ ?)?(?:ราคา ?)?(?:${fewerInThai}) ?(?:ปี ?)?(?=\\d)`), ' under '],
  [words('(?:งบประมาณ|งบ) ?(?=\\d)'), ' under '],
  [words(`(?:${moreInThai}) ?(?:ปี ?)?(?=\\d)`), ' over '],
  [words('(?:ราคา|ประมาณ|ปี) ?(?=(?:under |over )?\\d)'), ' '],
  [words('(?<=\\d ?(?:(?:พัน|หมื่น|แสน|ล้าน) ?)?(?:บาท ?)?)ถึง ?(?=\\d)'), ' to '],
  [words('(?<=\\d ?(?:(?:พัน|หมื่น|แสน|ล้าน) ?)?(?:(?:บาท|cc|km) ?)?)(?:ขึ้นไป|เป็นต้นไป)'), ' or above '],
  [words('(?<=\\d ?(?:(?:พัน|หมื่น|แสน|ล้าน) ?)?(?:(?:บาท|cc|km) ?)?)(?:ลงมา|ลงไป)'), ' or below '],
  [words('มือ ?(?:เดียว|แรก|หนึ่ง|1(?!\\d))|เจ้าของ(?:คน)?เดียว'), ' 1 owner '],
  [words('(?:เลข)?ไมล์น้อย|วิ่งน้อย'), ' low km '],
  [words('ราคา(?:ถูก|ประหยัด)(?:ๆ)?'), ' cheap '],
  [words('(?:ยกเว้น|ไม่เอา) ?(?=\\p{L})'), ' not '],
  [words('(?:รถ)?(?:มอ(?:เตอร์)?ไซ(?:ค์|ต์|ด์|ค)?|จักรยานยนต์)(?:มือสอง)?|(?:รถ)?มือสอง'), ' '],
  [words('(?<= |^)(?:รถ|ราคา|ขาย)(?= |$)'), ' '],
  // Words of English, which mean nothing else in Thai. Of two of which one is enough, none gets a make.
  [
    words(
      '(?<!\\p{Script=Thai}|(?:หรือ|or) *)(?:(?:honda|ฮอนด้า) ?)?(?:รถ)?(เวฟ|คลิ๊?ก)(?! *(?:หรือ|or(?!\\p{L})))',
    ),
    ' honda $1 ',
  ],
];

const scripts: readonly (readonly [RegExp, readonly Replacement[]])[] = [
  [/\p{Script=Thai}/u, thai],
  [/\p{Script=Sinhala}/u, sinhala],
  [/[\p{Script=Devanagari}a-z]/u, nepali],
  [/\p{Script=Latin}/u, vietnamese],
];

/** A text in `readableText` form with these words around figures in English. */
export function withFiguresOfAsia(text: string): string {
  let read = text;
  for (const [script, replacements] of scripts)
    if (script.test(text))
      for (const [said, english] of replacements) {
        const now = typeof english === 'string' ? read.replace(said, english) : read.replace(said, english);
        if (now !== read) read = now.replace(/ {2,}/g, ' ');
      }
  return read.trim();
}
