import { readModelYear } from '../../../kernel/model-years.ts';
import { yearText } from './product-words.ts';

/**
 * What was said of the year of a listing when it was booked: how long it had been used by then tells no year.
 */
export function statedYearText(yearOfUse: string): string {
  const year = /\p{Nd}{4}/u.test(yearOfUse) ? readModelYear(yearOfUse, new Date()) : null;
  return yearText({ year, yearOfUse });
}
