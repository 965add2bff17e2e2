/** "έως 3000 ευρώ" is "under 3000 €". */
import { wordBegin } from '../patterns.ts';
import {
  amount,
  before,
  beforeFigure,
  beforeYears,
  type Language,
  whole,
  words,
  year,
} from './replacements.ts';

export const greek: Language = {
  says: /\p{Script=Greek}/u,
  replacements: [
    [words('(?<=\\d ?)(?:χλμ\\.?|χιλι[οό]μετρα)'), ' km '],
    [words('(?<=\\d ?)(?:κυβικ[αά]|κ\\.?εκ\\.?)'), ' cc '],
    [words('(?<=\\d ?)ευρ[ωώ]'), ' € '],
    [words(`${wordBegin}απ[οό](?: το)? ${amount} (?:[εέ]ως|μ[εέ]χρι)${beforeFigure}`), 'from $1 to '],
    before('[εέ]ως|μ[εέ]χρι|κ[αά]τω απ[οό]|λιγ[οό]τερ[οηα]ς? απ[οό]|το πολ[υύ]', 'under'),
    before('π[αά]νω απ[οό]|περισσ[οό]τερ[οηα]ς? απ[οό]|τουλ[αά]χιστον', 'over'),
    [words(`(?:απ[οό] )?(?:το )?(${year}) και μετ[αά]`), ' $1 or newer '],
    beforeYears('μετ[αά](?: το)?', 'after'),
    beforeYears('πριν(?: το| απ[οό])?', 'before'),
    before('απ[οό](?: το)?', 'from'),
    whole('λ[ιί]γα χιλι[οό]μετρα', 'low km'),
    whole('φ[τθ]ην[οόηήαάεέ]ς?', 'cheap'),
    whole('σκο[υύ]τερ', 'scooter'),
    whole('χαμηλ[αά] (?:χλμ|χιλι[οό]μετρα)|λ[ιί]γα χλμ', 'low km'),
  ],
};
