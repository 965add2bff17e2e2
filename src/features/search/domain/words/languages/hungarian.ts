/** "2010 után" is "after 2010". */
import { wordEnd } from '../patterns.ts';
import { after, amount, before, type Language, whole, words, year } from './replacements.ts';

export const hungarian: Language = {
  says: /milli|között|legfel|legal|ig(?!\p{L})|alatt|előtt|t[óő]l|felett|fölött|után|olcsó|robogó|kevés/u,
  replacements: [
    [words(`(?<=\\d ?)(?:millió|milliós)${wordEnd}`), ' million '],
    [words(`${amount} és ${amount} között${wordEnd}`), 'between $1 and $2 '],
    before('legfeljebb|maximum', 'under'),
    before('legalább|minimum', 'over'),
    [words(`(${year}) ?után(?:i)?${wordEnd}`), ' after $1 '],
    [words(`(${year}) ?előtt(?:i)?${wordEnd}`), ' before $1 '],
    after('-?ig', 'or below'),
    after('alatt(?:i)?', 'or below'),
    after('-?t[óő]l|felett(?:i)?|fölött(?:i)?', 'or above'),
    whole('olcsó', 'cheap'),
    whole('robogó', 'scooter'),
    whole('kevés (?:km|kilométer)', 'low km'),
  ],
};
