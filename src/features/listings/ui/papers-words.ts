import * as words from '#messages/papers.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { type Papers, papersInWords } from '../domain/papers.ts';

/** The names of the papers, in the order in which people check them. */
export const paperLabels = [
  ['registration', words.registrationLabel],
  ['taxUntil', words.taxLabel],
  ['receipt', words.receiptLabel],
] as const satisfies readonly (readonly [keyof Papers, string])[];

/**
 * What a listing says of each paper, for buyers; null where it says nothing. `taxOver`: whether the tax token
 * has expired by the day in question.
 */
export function paperTexts(papers: Papers, taxOver: boolean): Record<keyof Papers, string | null> {
  const { taxUntil } = papers;
  const tax = taxOver ? words.expiredOn : words.validUntil;
  return { ...papersInWords(papers), taxUntil: taxUntil && tax(formatDate(taxUntil)) };
}
