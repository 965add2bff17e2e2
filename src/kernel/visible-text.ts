/**
 * Removes what cannot be seen from typed text. One rule for every free text, in the form and on the server:
 * two names that look alike must be equal, and no text may reverse the text around it.
 */

import { normalForm } from './normal-form.ts';
import { once } from './once.ts';

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const blanks = /[\u2800\u3164\u115F\u1160\uFFA0]/g;
const plainText = /^[ -~\n]*$/;
// Only texts in other scripts need these patterns.
const patterns = once(() => ({
  controls: /(?![\n\t])\p{Cc}/gu,
  // Zero-width spaces, direction marks and overrides, fillers, tags; not variation selectors.
  ignorable: /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu,
  // A joiner shapes the character before it: in Bangla and related scripts, Arabic, composed emoji. Latin
  // letters need none.
  idleJoiners:
    /(?<!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}+|(?<=\p{Join_Control})\p{Join_Control}+/gu,
  idleSelectors: /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])\p{Variation_Selector}+/gu,
  anythingToSee: /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u,
}));

/**
 * The text without invisible characters: control characters, direction overrides (they can reverse a price or
 * a name), zero-width characters, and joiners with nothing to join. Empty where only marks and spaces remain.
 * Joiners in Bangla words and composed emoji stay. Letters are composed (NFC). `lines` keeps line breaks;
 * otherwise they become spaces.
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
  // Two encodings of one letter (জায়গা, é) become one: a searcher does not know which was typed.
  const composed = normalForm(seen, 'NFC');
  if (composed !== seen) return visibleText(composed, { lines });
  return anythingToSee.test(seen) || isBrokenText(seen) ? seen : '';
}

/**
 * Whether a text contains half a character (a lone surrogate) or the replacement character: a program has cut
 * it in two, and the original is lost.
 */
export function isBrokenText(text: string): boolean {
  return /[\p{Cs}\uFFFD]/u.test(text);
}
