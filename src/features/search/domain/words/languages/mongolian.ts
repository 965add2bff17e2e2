/** "5 сая төгрөгөөс доош" is "under 5 сая төгрөг". */
import { wordEnd } from '../patterns.ts';
import { type Language, sum, whole, words, year } from './replacements.ts';

/** The ending of "from" in Mongolian, whose vowels follow those before it. */
const from = '(?:н?аас|ас|нээс|ээс|эс|оос|өөс)';

export const mongolian: Language = {
  says: /доош|дээш|хүртэл|хямд|зарна|зарах|сая|мянга| он/u,
  replacements: [
    [words(`${sum('сая|мянга', '₮|төгрөг|төг')}${from} (?:доош|бага|хямд)${wordEnd}`), ' under $1 $2 '],
    [words(`${sum('сая|мянга', '₮|төгрөг|төг')}${from} (?:дээш|их|илүү)${wordEnd}`), ' over $1 $2 '],
    [words(`${sum('сая|мянга', '₮|төгрөг|төг')} ?хүртэл${wordEnd}`), ' under $1 $2 '],
    [words(`(${year}) (?:оны?|онд)${wordEnd}`), ' $1 '],
    whole('хямд', 'cheap'),
    whole('зарна|зарах|авна|худалдаж авна', ' '),
  ],
};
