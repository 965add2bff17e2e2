/** Mobile numbers: accepted in any common form, stored in one (E.164). */

import { toLatinDigits } from './figures.ts';
import { normalForm } from './normal-form.ts';

type MobileProblem = 'mobile-empty' | 'mobile-invalid';

/**
 * How mobile numbers are written in a country. Each part is a regular expression in text form, because pages get the
 * plan of their garage's country as data.
 */
export interface NumberPlan {
  /** The country code. */
  code: string;
  /** What is dialled before a number within the country. */
  trunk: string;
  /** The number itself; its groups, joined, are what follows the country code. */
  mobile: string;
  /** What stands between country code and number in international form only. */
  lead?: string;
  /** Where other countries have the same country code: what follows it in their numbers. */
  sharedWith?: string;
  /** A number as people of the country write it. */
  example: string;
}

const typedForm = /^\(?\+?\(?\d[\d\s().\-‐-―−]*$/;
const international = /^[1-9]\d{7,14}$/;

/**
 * Reads a mobile number. One of the garage's own country, which `plan` describes, may have a country code or not (in
 * Bangladesh "01712-345678", "8801…", "+880 1…", "০১৭…"). A foreign one must be in international form (+ or 00, then 8
 * to 15 digits), because without its country code it is ambiguous; so must all where no plan is known.
 */
export function readMobile(
  input: string,
  plan: NumberPlan | null,
): { e164: string } | { problem: MobileProblem } {
  const typed = toLatinDigits(normalForm(input, 'NFKC')).trim();
  if (typed === '') return { problem: 'mobile-empty' };
  if (typed.length > 40 || !typedForm.test(typed)) return { problem: 'mobile-invalid' };
  const digits = typed.replace(/\D/g, '');
  const hasPlus = /^\(?\+/.test(typed);
  const isInternational = hasPlus || digits.startsWith('00');
  const number = hasPlus ? digits : digits.replace(/^00/, '');
  const own = plan && readOwn(number, plan, isInternational);
  if (own) return { e164: own };
  // What has the garage's own country code and is no number there is a slip, unless another country has that code, too.
  const isForeign = isInternational && (!plan || !number.startsWith(plan.code) || isOfSharing(number, plan));
  return isForeign && international.test(number) ? { e164: `+${number}` } : { problem: 'mobile-invalid' };
}

/** A number of the plan's own country in E.164. Without + or 00 the form of the country itself is tried first. */
function readOwn(number: string, plan: NumberPlan, isInternational: boolean): string | null {
  const { code, trunk, mobile, lead = '' } = plan;
  const local = isInternational ? null : new RegExp(`^(?:${trunk})(?:${mobile})$`).exec(number);
  // After the country code people write what is dialled within the country, or leave it out.
  const found = local ?? new RegExp(`^${code}(?:${trunk})?(?:${mobile})$`).exec(number);
  return found && `+${code}${lead}${found.slice(1).join('')}`;
}

/** Whether a number in international form is one of another country with the same country code. */
function isOfSharing(number: string, { code, sharedWith }: NumberPlan): boolean {
  return sharedWith !== undefined && new RegExp(`^${code}(?:${sharedWith})$`).test(number);
}

/** Figures with what people put between those of one number. */
const figuresInARow = /\+?\d+(?:[ ().\-‐-―−_]{1,3}\d+)*/g;
/** The most groups that people divide a number into. */
const mostGroups = 6;

/** Whether a text contains a mobile number of the garage's own country, or one with + and a country code. */
export function containsMobile(text: string, plan: NumberPlan | null): boolean {
  const rows = toLatinDigits(normalForm(text, 'NFKC')).match(figuresInARow) ?? [];
  return rows.some((row) => {
    const groups = row.match(/\+?\d+/g) ?? [];
    return groups.some((_, from) =>
      groups.slice(from, from + mostGroups).some((_, more) => {
        const said = groups.slice(from, from + more + 1);
        // "85000-95000" is a range.
        const isRange = said.length > 1 && said.every((group) => group.endsWith('00'));
        return !isRange && !('problem' in readMobile(said.join(' '), plan));
      }),
    );
  });
}

/** Formats a number for people: "+880 1712-345678". Foreign numbers stay as they are. */
export function formatMobile(e164: string): string {
  return e164.replace(/^\+880(\d{4})(\d{6})$/, '+880 $1-$2');
}

/**
 * Whether a text contains a mobile number that is written as one. Numbers of houses and flats, postal codes and coordinates are
 * none, though some of their figures in a row would be: "#08-88 560123".
 */
export function containsWholeMobile(text: string, plan: NumberPlan | null): boolean {
  const rows = toLatinDigits(normalForm(text, 'NFKC')).match(figuresInARow) ?? [];
  return rows.some((row) => {
    const groups = row.match(/\d+/g) ?? [];
    const isWrittenSo =
      row.startsWith('+') || (groups.length <= 3 && groups.every(({ length }) => length > 2));
    return isWrittenSo && !('problem' in readMobile(row, plan));
  });
}
