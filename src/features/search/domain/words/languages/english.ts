/** English as parts of the world write it that have other words for the rest. */
import { type Language, words, year } from './replacements.ts';

export const english: Language = {
  replacements: [
    // As in South America.
    [words('(?<![\\p{L}\\p{M}])u\\$[sd] ?(?=\\d)'), 'us$ '],
    // As in South Asia.
    [words(`(?<=${year} )(above|below)(?= *$)`), 'or $1'],
  ],
};
