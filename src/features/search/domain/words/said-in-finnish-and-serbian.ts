/** Limits, years and units of Finnish, and of Serbian and its neighbours, whose words are nearly the same. */
import { wordBegin } from './patterns.ts';
import { after, amount, before, beforeYears, type Replacements, whole, words, year } from './replacements.ts';

export const finnish: Replacements = [
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
];

export const serbian: Replacements = [
  [words('(?<=\\d ?)(?:evr[aoi]|eura|eur(?!\\p{L}))'), ' euro '],
  [words('(?<=\\d ?)(?:kubika|kubikaža|ccm|kub\\.?)(?!\\p{L})'), ' cc '],
  before('ispod|najviše|maksimalno|manje od|jeftinij[aei] od', 'under'),
  before('preko|iznad|najmanje|više od', 'over'),
  beforeYears('posle|nakon|novij[aei] od|mlađ[aei] od', 'after'),
  beforeYears('pre|prije|starij[aei] od', 'before'),
  after('i (?:novij[aei]|mlađ[aei])', 'or newer'),
  after('i starij[aei]', 'or older'),
  [words(`(?<=${year} ?)(?:godin[aeu]|godište|god\\.?)(?!\\p{L})`), ' '],
  [words(`(?<![\\p{L}\\p{M}])(?:godina|godište) (?=(?:od |do )?${year})`), ' '],
  [words('(?<![\\p{L}\\p{M}])(?:prešao|prešla|prešlo|kilometraža) (?=(?:do |under )?\\d)'), ' '],
  whole('jeftin[aio]?', 'cheap'),
  whole('skuter(?:i|a)?', 'scooter'),
];
