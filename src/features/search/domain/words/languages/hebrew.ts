/** "עד 20 אלף" is "under 20 thousand". Quotation marks inside a word are blanks here. */
import { wordBegin, wordEnd } from '../patterns.ts';
import { before, beforeYears, type Language, whole, words } from './replacements.ts';

export const hebrew: Language = {
  says: /\p{Script=Hebrew}/u,
  replacements: [
    [words('(?<=\\d ?)אלף'), ' thousand '],
    [words('(?<=\\d ?(?:thousand ?)?)(?:ק["״ ]?מ|קילומטר(?:ים)?)'), ' km '],
    [words('(?<=\\d ?)סמ["״ ]?ק'), ' cc '],
    [words('(?<=\\d ?(?:thousand ?)?)(?:ש["״ ]?ח|שקל(?:ים)?)'), ' ₪ '],
    before('עד', 'under'),
    before('מעל|יותר מ-?', 'over'),
    beforeYears('אחרי', 'after'),
    beforeYears('משנת|החל מ-?|מ-', 'from'),
    beforeYears('לפני', 'before'),
    whole('יד (?:ראשונה|1)', '1 owner'),
    [words(`${wordBegin}יד (\\d)${wordEnd}`), '$1 owners'],
  ],
};
