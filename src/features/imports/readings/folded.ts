/** How headers and words of lists are compared. */

import { plainArabic } from '../../../kernel/arabic-letters.ts';
import { normalForm } from '../../../kernel/normal-form.ts';
import { plainLetters } from '../../../kernel/plain-letters.ts';

/**
 * Without accents, which exports often lose ("Kilométrage" is "kilometrage", "Объём" is "объем", "Tiêu đề" is "tieu de"), and
 * variants of Arabic letters.
 */
export function folded(text: string): string {
  return plainArabic(plainLetters(normalForm(text, 'NFKC').toLowerCase())).replaceAll('ё', 'е');
}
