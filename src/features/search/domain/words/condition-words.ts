/** Conditions in languages other than English, as people search for them. */
import { conditionsElsewhere } from '../../../listings/domain/conditions-elsewhere.ts';
import { type Condition, conditions } from '../../../listings/domain.ts';

/**
 * Single words that mean a condition also outside of a column of conditions. The others ("neu", "buono", "istimewa") are parts of
 * names and of what sellers write about anything.
 */
const alone = new Set(
  'ottimo ottima impecable impecável impecavel excelente ausgezeichnet neuwertig seminovo seminova idealny tertemiz hasarlı mulus ممتاز ممتازة ممتازه كالجديد كالجديدة চমৎকার'.split(
    ' ',
  ),
);
/** A price may be excellent, too: "ottimo prezzo", "giá rất tốt". */
const other = 'prezzo|preço|preco|precio|prix|preis|fiyat|harga|cena|giá|price|سعر|السعر';
const not = 'non|nicht|no|không|pas|não|nao|nie|niet|غير|مش';
const notBehind = `(?<!(?<![\\p{L}\\p{M}])(?:${not}|${other}) )`;
const notBefore = `(?! (?:değil|${other})(?![\\p{L}\\p{M}]))`;

/** For each condition the phrases that mean it, as a part of a regular expression; the longest first. */
export function conditionPhrases(): [Condition, string][] {
  const said = [...conditionsElsewhere].filter(([words]) => words.includes(' ') || alone.has(words));
  return conditions.map((condition) => {
    const phrases = said
      .flatMap(([words, meant]) => (meant === condition ? [words] : []))
      .sort((a, b) => b.length - a.length);
    return [condition, `${notBehind}(?:ب?حالة )?(?:${phrases.join('|')})${notBefore}`];
  });
}
