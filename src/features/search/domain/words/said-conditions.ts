/** Conditions in languages other than English, as people search for them. */
import { conditionsElsewhere } from '../../../listings/domain/conditions-elsewhere.ts';
import { type Condition, conditions } from '../../../listings/domain.ts';

/**
 * Single words that mean a condition also outside of a column of conditions. The others ("neu", "buono", "regular") are parts of
 * names and of what sellers write about anything.
 */
const alone = new Set(
  'ottimo ottima impecable impecável impecavel excelente ausgezeichnet neuwertig seminovo seminova idealny tertemiz hasarlı mulus istimewa ممتاز ممتازة كالجديد كالجديدة চমৎকার'.split(
    ' ',
  ),
);

/** For each condition the phrases that mean it, as parts of a regular expression; the longest first. */
export function conditionPhrases(): [Condition, string][] {
  const said = [...conditionsElsewhere].filter(([words]) => words.includes(' ') || alone.has(words));
  return conditions.map((condition) => [
    condition,
    said
      .flatMap(([words, meant]) => (meant === condition ? [words] : []))
      .sort((a, b) => b.length - a.length)
      .join('|'),
  ]);
}
