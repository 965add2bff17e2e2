import * as words from '#messages/papers.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { type Papers, papersInWords } from '../domain/papers.ts';

/** What each paper is called, in the order in which they are looked at. */
export const paperLabels = [
  ['registration', words.registrationLabel],
  ['taxUntil', words.taxLabel],
  ['receipt', words.receiptLabel],
] as const satisfies readonly (readonly [keyof Papers, string])[];

/** What is said of each paper, for those who buy; null where nothing is. `taxOver`: on the day that is meant. */
export function paperTexts(papers: Papers, taxOver: boolean): Record<keyof Papers, string | null> {
  const { taxUntil } = papers;
  const tax = taxOver ? words.expiredOn : words.validUntil;
  return { ...papersInWords(papers), taxUntil: taxUntil && tax(formatDate(taxUntil)) };
}
