/**
 * What of a typed text can be seen. One rule for every free text, in the form and on the server: what nobody
 * sees is taken away, because two names that look alike must be alike and nothing may turn the text around
 * it.
 */

import { once } from './once.ts';

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const blanks = /[\u2800\u3164\u115F\u1160\uFFA0]/g;
const plainText = /^[ -~\n]*$/;
// Only a text in another script needs them.
const patterns = once(() => ({
  controls: /(?![\n\t])\p{Cc}/gu,
  // Zero-width spaces, marks and overrides of direction, fillers, tags; not the selectors of a character's
  // variant.
  ignorable: /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu,
  // A joiner shapes what stands before it: Bangla and its sisters, Arabic, composed pictures. No Latin letter
  // needs one.
  idleJoiners:
    /(?<!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}+|(?<=\p{Join_Control})\p{Join_Control}+/gu,
  idleSelectors: /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])\p{Variation_Selector}+/gu,
  anythingToSee: /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u,
}));

/**
 * The text without what cannot be seen: control characters, overrides of direction (they turn a price or a
 * name around), zero-width characters, joiners with nothing to join. Empty where nothing is left but marks
 * and spaces. Joiners of Bangla words and of composed pictures stay. Letters are composed (NFC). `lines`
 * keeps line breaks; elsewhere they are spaces.
 */
export function visibleText(text: string, { lines = false } = {}): string {
  const broken = lines
    ? text.replace(lineBreaks, '\n')
    : text.replace(lineBreaks, ' ').replace(/[\n\t]/g, ' ');
  if (plainText.test(broken)) return broken.trim();
  const { controls, ignorable, idleJoiners, idleSelectors, anythingToSee } = patterns();
  const seen = broken
    .replace(controls, '')
    .replace(blanks, ' ')
    .replace(ignorable, '')
    .replace(idleSelectors, '')
    .replace(idleJoiners, '')
    .trim();
  // Two spellings of one letter (জায়গা, é) are one text: whoever looks for it does not know which was typed.
  const composed = seen.normalize('NFC');
  if (composed !== seen) return visibleText(composed, { lines });
  return anythingToSee.test(seen) || isBrokenText(seen) ? seen : '';
}

/**
 * Whether a text has half a character in it, or the sign that stands for one: a program cut it in two, and
 * what it was is lost.
 */
export function isBrokenText(text: string): boolean {
  return /[\p{Cs}\uFFFD]/u.test(text);
}
