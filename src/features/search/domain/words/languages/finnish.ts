/** "alle 3000 euroa" is "under 3000 euro". */
import { wordBegin } from '../patterns.ts';
import { after, amount, before, beforeYears, type Language, whole, words } from './replacements.ts';

export const finnish: Language = {
  says: /(?<!\p{L})(?:alle|yli)(?!\p{L})|enintään|vähintään|uudem|vanhem|euroa|skoot|mopo|halp|ajettu|kuuti|prätk/u,
  replacements: [
    [words('(?<=\\d ?)(?:euroa|eur(?!\\p{L}))'), ' euro '],
    [words('(?<=\\d ?)(?:kuutioinen|kuutiota|kuutio|kuut\\.?)(?!\\p{L})'), ' cc '],
    before('enintään|korkeintaan|halvempi kuin', 'under'),
    // Also "all" in German: "alle 125ccm Roller".
    [words(`${wordBegin}alle (?=\\d{4}|\\d{1,3}[ .]\\d{3}|\\d+ ?(?:thousand|€|euro|km|kuut))`), 'under '],
    before('yli|vähintään', 'over'),
    beforeYears('vuodesta|alkaen', 'from'),
    beforeYears('uudempi kuin|jälkeen', 'after'),
    beforeYears('vanhempi kuin|ennen', 'before'),
    after('tai uudempi|eteenpäin|alkaen', 'or newer'),
    after('tai vanhempi', 'or older'),
    [words(`(?<![\\p{L}\\p{M}])ajettu (?=(?:under |over )?${amount} ?km)`), ' '],
    whole('vähän ajettu', 'low km'),
    whole('halp[aoi]a?|edullinen', 'cheap'),
    whole('skootteri(?:t|a)?|skootterit|mopo(?:t|ja)?', 'scooter'),
    whole('prätkä(?:t|ä)?', ' '),
  ],
};
