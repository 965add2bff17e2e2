/** "10000 ლარამდე" is "under 10000 ლარი". */
import { wordEnd } from '../patterns.ts';
import { type Language, sum, whole, words, year } from './replacements.ts';

export const georgian: Language = {
  says: /\p{Script=Georgian}/u,
  replacements: [
    [words(`(\\d[\\d.,]{0,12}(?: ?(?:ათას|k))?) ?(ლარ|დოლარ)ამდე${wordEnd}`), ' under $1 $2ი '],
    [words(`${sum('ათასი?', '[$₾¤]')}-?მდე${wordEnd}`), ' under $1 $2 '],
    [words(`(${year})(?:-| წლ)ი?დან${wordEnd}`), ' $1 or newer '],
    [words('(?<=\\d ?)კმ(?!\\p{L})'), ' km '],
    [words('(?<=\\d ?)კუბ(?:იანი|ური)?(?!\\p{L})'), ' cc '],
    whole('იაფ(?:ი|ად)', 'cheap'),
    whole('სკუტერ(?:ი|ები)|მოპედ(?:ი|ები)', 'scooter'),
    whole('მოტოციკლ(?:ი|ები|ის)|მოტო|იყიდება|ვყიდი|ვიყიდი|მეორადი', ' '),
  ],
};
