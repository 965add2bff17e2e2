/** "2 lakh bhanda kam" is "2 lakh or below", in either script. */
import { wordBegin, wordEnd } from '../patterns.ts';
import { behind, type Language, words } from './replacements.ts';

const behindAmount = behind('(?:k|lakhs?|lacs?|लाख|हजार|thousand)', '(?:km|cc|rs|npr|lkr|रुपैयाँ|model|bs)');
/** The years by which Nepal's calendar is ahead, as in a list. */
const yearsAhead = 57;

export const nepali: Language = {
  says: /[\p{Script=Devanagari}a-z]/u,
  replacements: [
    [
      words(`(?<![\\d.,])(20[5-9]\\d) ?(?:b\\.?s\\.?|वि\\.? ?सं\\.?|model|मोडल|मोडेल|साल|sal|saal)${wordEnd}`),
      (_, told = '') => ` ${Number(told) - yearsAhead} `,
    ],
    [
      words(
        `${behindAmount}(?:भन्दा ?(?:कम|तल|सस्तो)(?:को|मा)?|मुनि(?:को)?|सम्म(?:को)?|भित्र(?:को)?|bhanda (?:kam|tala|sasto)(?:ko)?|muni(?:ko)?|samma(?:ko)?|[vb]h?itra(?:ko)?)${wordEnd}`,
      ),
      ' or below ',
    ],
    [
      words(
        `${behindAmount}(?:भन्दा ?(?:बढी|माथि)(?:को)?|माथि(?:को)?|पछि(?:को)?|bhanda (?:badhi|mathi|dherai)(?:ko)?|mathi(?:ko)?|pachh?i(?:ko)?)${wordEnd}`,
      ),
      ' or above ',
    ],
    [words(`(?<=\\d ?)(?:सीसी|सिसी|सि\\.? ?सि\\.?)${wordEnd}`), ' cc '],
    [words(`${behindAmount}(?:कि\\.? ?मी?\\.?|कि\\.? ?मि\\.?|किमी|किलोमिटर)${wordEnd}`), ' km '],
    [words(`${wordBegin}(?:सस्तो|सस्ता|sasto)${wordEnd}`), 'cheap'],
  ],
};
