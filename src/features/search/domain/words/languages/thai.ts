/** "ไม่เกิน 2 หมื่น" is "under 2 หมื่น". Words are not separated: a word may stand directly beside a figure, and beside another word. */
import { either, type Language, words } from './replacements.ts';

/** Years of Thailand's calendar, which is 543 ahead; of two digits from 40 to 79. */
const buddhistEra = 543;
const yearOfTwo = (told: number) => told + (told < 40 ? 2_000 : told < 80 ? 2_500 - buddhistEra : 1_900);
const fewer = 'ไม่เกิน|ต่ำกว่า|ไม่ถึง|น้อยกว่า|ถูกกว่า';
const more = 'มากกว่า|สูงกว่า|แพงกว่า|ตั้งแต่(?:ปี)?|เกิน';
const distance = '(?:\\d{1,3}(?:,\\d{3})+|\\d{3,6}|\\d[\\d.]{0,4} ?(?:พัน|หมื่น|แสน))(?!\\d|[.,]\\d)';

export const thai: Language = {
  says: /\p{Script=Thai}/u,
  replacements: [
    [words('(?<=\\d) ?(หมื่น|แสน|ล้าน) ?(\\d)(?![\\d.,]| ?(?:พัน|หมื่น|แสน))'), '.$2 $1 '],
    [words('(?<=\\d) ?(พัน|หมื่น|แสน|ล้าน|บาท)'), ' $1 '],
    [words('(?<=\\d ?)(?:ซีซี|cc)'), ' cc '],
    [words('(?<=\\d ?(?:(?:พัน|หมื่น|แสน) ?)?)(?:กม\\.?|กิโล(?:เมตร)?|โล)'), ' km '],
    // What the odometer says is a distance, also without a unit.
    [
      words(
        `(?:เลข)?ไมล์ ?(?:แท้|จริง)? ?((?:${fewer}|${more})? ?${distance}(?: ?(?:-|ถึง) ?${distance})?)(?: ?km)?(?! ?(?:บาท|cc))`,
      ),
      ' $1 km ',
    ],
    [
      words('(?:พ\\.? ?ศ\\.? ?|ปี ?|รุ่นปี ?)?(?<!\\d)(25[3-7]\\d)(?!\\d| ?(?:บาท|cc|km|พัน|หมื่น|แสน))'),
      (_, told = '') => ` ${Number(told) - buddhistEra} `,
    ],
    [words('ปี ?(?:พ\\.? ?ศ\\.? ?)?(\\d\\d)(?!\\d)'), (_, told = '') => ` ${yearOfTwo(Number(told))} `],
    [words(`(?:งบ ?)?(?:ราคา ?)?(?:${fewer}) ?(?:ปี ?)?(?=\\d)`), ' under '],
    [words('(?:งบประมาณ|งบ) ?(?=\\d)'), ' under '],
    [words(`(?:${more}) ?(?:ปี ?)?(?=\\d)`), ' over '],
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
    either('หรือ'),
  ],
};
