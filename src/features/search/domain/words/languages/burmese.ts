/** "သိန်း ၃၀ အောက်" is "30 သိန်း or below". */
import { type Language, words, year } from './replacements.ts';

/** Behind a figure with its scale and what it counts, which these scripts join to one another. */
const behindCounted =
  '(?<=\\d ?(?:(?:သိန်း|ሺ|ሚሊዮን|сая|мянга|ათასი?|k|thousand|million) ?)?(?:(?:ကျပ်|ks|mmk|ብር|etb|₮|төгрөг|төг|ლარ|დოლარ|gel|usd|₾|\\$|¤|km) ?)?)';

export const burmese: Language = {
  says: /\p{Script=Myanmar}/u,
  replacements: [
    [
      words('(\\d[\\d.]{0,5}) ?(?:သိန်း)? ?(?:နဲ့|နှင့်|မှ|ကနေ|-) ?(\\d[\\d.]{0,5}) ?(?:သိန်း)? ?(?:ကြား|အထိ)'),
      ' between $1 သိန်း and $2 သိန်း ',
    ],
    [words(`${behindCounted}(?:ထက် ?နည်း(?:သော)?|အောက်|အတွင်း|ဝန်းကျင်အောက်)`), ' or below '],
    [words(`${behindCounted}(?:ထက် ?များ(?:သော)?|အထက်|နဲ့ ?အထက်)`), ' or above '],
    [words('(?<=\\d ?)(?:ကီလို(?:မီတာ)?)'), ' km '],
    [words('(?<=\\d ?)(?:စီစီ)'), ' cc '],
    [words(`(${year}) ?(?:ခုနှစ်|မော်ဒယ်)`), ' $1 '],
    [words('(?:ဈေး|စျေး) ?(?:ပေါ|ချို|သက်သာ)(?:သော|တဲ့|တာ)?'), ' cheap '],
    [words('စကူတာ'), ' scooter '],
    [words('(?:မော်တော်)?ဆိုင်ကယ်(?:များ)?|ရောင်းမည်|ရောင်းရန်|ဝယ်ချင်|ဝယ်မည်'), ' '],
  ],
};
