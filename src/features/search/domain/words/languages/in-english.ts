/**
 * Words around figures in English, whatever language they are in: "högst 60 000" becomes "under 60 000", and "2 lakh bhanda kam"
 * "2 lakh or below". To teach a language to the search is to add one file and a place in this list.
 */
import { amharic } from './amharic.ts';
import { arabic } from './arabic.ts';
import { baltic } from './baltic.ts';
import { bangla } from './bangla.ts';
import { burmese } from './burmese.ts';
import { chinese } from './chinese.ts';
import { czechAndSlovak } from './czech-and-slovak.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { georgian } from './georgian.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hungarian } from './hungarian.ts';
import { indonesianAndMalay } from './indonesian-and-malay.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { millionsAndAHalf } from './millions-and-a-half.ts';
import { mongolian } from './mongolian.ts';
import { nepali } from './nepali.ts';
import { nordic } from './nordic.ts';
import { polish } from './polish.ts';
import type { Language } from './replacements.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { serbian } from './serbian.ts';
import { sinhala } from './sinhala.ts';
import { spanishAndPortuguese } from './spanish-and-portuguese.ts';
import { tagalog } from './tagalog.ts';
import { thai } from './thai.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { urdu } from './urdu.ts';
import { vietnamese } from './vietnamese.ts';

/**
 * In the order in which they are read; each reads what those before it have left. Ukrainian becomes Russian, and Arabic comes last
 * because its short words for limits are within others.
 */
const languages: readonly Language[] = [
  bangla,
  burmese,
  amharic,
  georgian,
  mongolian,
  baltic,
  english,
  nordic,
  czechAndSlovak,
  indonesianAndMalay,
  spanishAndPortuguese,
  hungarian,
  finnish,
  serbian,
  romanian,
  greek,
  korean,
  chinese,
  hebrew,
  ukrainian,
  thai,
  sinhala,
  nepali,
  vietnamese,
  russian,
  millionsAndAHalf,
  italian,
  french,
  german,
  dutch,
  urdu,
  turkish,
  tagalog,
  japanese,
  polish,
  arabic,
];

/** The zeros of Burmese, Khmer and Lao, whose digits the readers of figures do not know. */
const digits = /[၀-၉០-៩໐-໙]/g;
const zeros = ['၀', '០', '໐'].map((zero) => zero.charCodeAt(0));

function withLatinDigits(text: string): string {
  return text.replace(digits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => zero <= code && code < zero + 10) ?? code));
  });
}

/** A text in `readableText` form with the words around its figures in English. */
export function withFiguresInEnglish(text: string): string {
  let read = withLatinDigits(text);
  for (const { says, replacements } of languages) {
    if (says && !says.test(read)) continue;
    for (const [said, english] of replacements) {
      const now = typeof english === 'string' ? read.replace(said, english) : read.replace(said, english);
      if (now !== read) read = now.replace(/ {2,}/g, ' ');
    }
  }
  return read.trim();
}
