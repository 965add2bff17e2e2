/** Mobile numbers: accepted in any common form, stored in one (E.164). */
import { toLatinDigits } from './figures.ts';

type MobileProblem = 'mobile-empty' | 'mobile-invalid';

const typedForm = /^\(?\+?\(?\d[\d\s().\-‐-―−]*$/;
const bangladeshi = /^(?:880)?0?(1[3-9]\d{8})$/;
const international = /^[1-9]\d{7,14}$/;

/**
 * Reads a mobile number. A Bangladeshi one may have a country code or not ("01712-345678", "8801…", "+880
 * 1…", "০১৭…"). A foreign one must be in international form (+ or 00, then 8 to 15 digits), because without
 * its country code it is ambiguous.
 */
export function readMobile(input: string): { e164: string } | { problem: MobileProblem } {
  const typed = toLatinDigits(input.normalize('NFKC')).trim();
  if (typed === '') return { problem: 'mobile-empty' };
  if (typed.length > 40 || !typedForm.test(typed)) return { problem: 'mobile-invalid' };
  const digits = typed.replace(/\D/g, '');
  const hasPlus = /^\(?\+/.test(typed);
  const isInternational = hasPlus || digits.startsWith('00');
  const number = hasPlus ? digits : digits.replace(/^00/, '');
  if (number.startsWith('880') || !isInternational) {
    const national = bangladeshi.exec(number)?.[1];
    // Ten digits without the leading 0 and without a country code are a slip: nobody uses that form on
    // purpose.
    const isWhole = number.startsWith('880') || number.startsWith('0');
    return national && isWhole ? { e164: `+880${national}` } : { problem: 'mobile-invalid' };
  }
  return international.test(number) ? { e164: `+${number}` } : { problem: 'mobile-invalid' };
}

/** Formats a number for people: "+880 1712-345678". Foreign numbers stay as they are. */
export function formatMobile(e164: string): string {
  return e164.replace(/^\+880(\d{4})(\d{6})$/, '+880 $1-$2');
}
