/** "sub 2 mii" is "under 2 thousand". */
import { wordEnd } from '../patterns.ts';
import { before, beforeYears, between, type Language, whole, words, year } from './replacements.ts';

export const romanian: Language = {
  says: /mii|sub|maxim|p[aâ]n[aă]|cel |mai |peste|minim|[iî]n(?:tre|ainte)|dup|din|ieftin|scuter|pu[tțţ]ini/u,
  replacements: [
    [words(`(?<=\\d ?)(?:de )?mii${wordEnd}`), ' thousand '],
    // Yamaha's Maxim is no limit, neither the 650 nor that of 1982.
    before(
      `sub|maxim(?= (?!${year})(?:\\d[\\d.,]{3}|\\d+ thousand))|p[aâ]n[aă] (?:la|[iî]n)|cel mult|mai pu[tțţ]in de`,
      'under',
    ),
    before('peste|minim|cel pu[tțţ]in|mai mult de', 'over'),
    between('[iî]ntre', '[sșş]i'),
    beforeYears('dup[aă]', 'after'),
    beforeYears('din', 'from'),
    beforeYears('[iî]nainte de', 'before'),
    whole('ieftin[aăe]?', 'cheap'),
    whole('scuter(?:e)?', 'scooter'),
    whole('pu[tțţ]ini (?:km|kilometri)', 'low km'),
  ],
};
