import { readModelYear } from '../../../kernel/model-years.ts';
import { yearText } from './product-words.ts';

/** The text about a listing's year when it was booked. "3 years" from that time gives no year now. */
export function statedYearText(yearOfUse: string): string {
  const year = /\p{Nd}{4}/u.test(yearOfUse) ? readModelYear(yearOfUse, new Date()) : null;
  return yearText({ year, yearOfUse });
}
