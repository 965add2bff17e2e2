/** Serbian and its neighbours, whose words are nearly the same: "ispod 2000 evra" is "under 2000 euro". */
import { after, before, beforeYears, type Language, whole, words, year } from './replacements.ts';

export const serbian: Language = {
  says: /do \d|preko|ispod|iznad|novij|starij|mlađ|evr|kubik|jeftin|godin|god(?!\p{L})|skuter|pre \d|posle|nakon|prešao/u,
  replacements: [
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
  ],
};
