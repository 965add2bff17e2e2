/** "ලක්ෂ 2ට අඩු" is "2 lakh or below". */
import { wordEnd } from '../patterns.ts';
import { type Language, words } from './replacements.ts';

export const sinhala: Language = {
  says: /\p{Script=Sinhala}/u,
  replacements: [
    [words('(?<!\\d ?)ලක්ෂ ?(\\d{1,3}(?:\\.\\d+)?)(?![\\d.,])'), '$1 lakh '],
    [words(`(?<=\\d ?(?:lakh ?)?)ට ?(?:වඩා )?අඩු${wordEnd}`), ' or below '],
    [words(`(?<=\\d ?(?:lakh ?)?)ට ?(?:වඩා )?වැඩි${wordEnd}`), ' or above '],
    [words('රු\\.? ?(?=\\d)'), 'rs '],
  ],
};
