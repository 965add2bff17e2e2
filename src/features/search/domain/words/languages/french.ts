/** "moins de 5000" is read as it is, "sous 5000" as "under 5000". Superscript figures are plain ones here. */
import { wordBegin, wordEnd } from '../patterns.ts';
import {
  beforeFigure,
  beforeYear,
  beforeYears,
  type Language,
  ofYears,
  refusing,
  whole,
  words,
} from './replacements.ts';

export const french: Language = {
  replacements: [
    beforeYears('pas avant', 'not before'),
    beforeYears('pas après', 'not after'),
    [words(`${wordBegin}(?:sous|(?:en |au[ -])dessous d[e’'])${beforeFigure}`), 'under '],
    [words(`${wordBegin}au[ -]dessus d[e’']${beforeFigure}`), 'over '],
    [words(`${wordBegin}à (?=(?:moins|plus) de )`), ''],
    [words(`(?<=\\d ?)(?:cm ?3|cmc)${wordEnd}`), ' cc '],
    [words(`${wordBegin}après${beforeYear}`), 'after '],
    [words(`${wordBegin}avant${beforeYear}`), 'before '],
    [words(`${wordBegin}1 ?(?:è|e)?re main${wordEnd}`), '1 owner'],
    [words(`${wordBegin}pas (?:trop )?chères?${wordEnd}`), 'cheap'],
    ofYears('année|immatriculation'),
    whole('(?:peu de|faible) (?:kms?|kilomet(?:er|res)|kilom[eé]trage)', 'low km'),
    whole('premi[eè]re main', '1 owner'),
    whole("d['’]occasion|occasion", ' '),
    whole('pas cher(?:es?|s)?', 'cheap'),
    refusing('sauf'),
  ],
};
