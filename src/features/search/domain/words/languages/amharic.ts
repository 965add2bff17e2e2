/** "200 ሺ ብር በታች" is "under 200 ሺ ብር". */
import { wordBegin, wordEnd } from '../patterns.ts';
import { type Language, sum, whole, words } from './replacements.ts';

export const amharic: Language = {
  says: /\p{Script=Ethiopic}/u,
  replacements: [
    [words(`${sum('ሺ|ሚሊዮን', 'ብር')} ?(?:በታች|ያነሰ)${wordEnd}`), ' under $1 $2 '],
    [words(`${sum('ሺ|ሚሊዮን', 'ብር')} ?(?:በላይ|የበለጠ)${wordEnd}`), ' over $1 $2 '],
    [words(`${wordBegin}(?:ከ|እስከ) *(?=\\d|under |over )`), ' '],
    [words('(?<=\\d ?)(?:ኪ\\.? ?ሜ|ኪሎ ?ሜትር)'), ' km '],
    [words('(?<=\\d ?)ሲሲ'), ' cc '],
    whole('ርካሽ|በርካሽ', 'cheap'),
    whole('ስኩተር', 'scooter'),
    whole('ሞተር ?ሳይክል|ሞተር|ሽያጭ|የሚሸጥ|ያገለገለ', ' '),
  ],
};
