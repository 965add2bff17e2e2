/**
 * What a seller may say about a motorcycle's papers. All of it is optional, and missing does not mean "no".
 */
import * as words from '#messages/papers.ts';
import { dayOf, formatDate, soundNow, yearOf } from '../../../kernel/dates.ts';
import type { Rule } from '../../../kernel/rules.ts';
import { readLastDay } from '../../../kernel/written-days.ts';

/** In whose name it is registered: the seller's, somebody else's, or nobody's yet. */
export const registrations = ['seller', 'somebody-else', 'none'] as const;
export type Registration = (typeof registrations)[number];

export interface Papers {
  registration: Registration | null;
  /** The last day of the tax token, as "2027-12-31". */
  taxUntil: string | null;
  /** Whether there is a sale receipt. */
  receipt: boolean | null;
}

/** Nothing said. */
export const noPapers: Papers = { registration: null, taxUntil: null, receipt: null };

/** Characters of a date as people write it. */
export const longestDay = 40;

/** The earliest year of a tax token, and for how many years ahead one can be paid at most. */
const taxYears = { first: 1990, ahead: 10 } as const;

function isTaxDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= taxYears.first && year <= yearOf(soundNow()) + taxYears.ahead;
}

/**
 * Reads the last day of a tax token as people write it and returns "2027-12-31"; null where it is no date, or
 * not a possible one.
 */
export function readTaxUntil(typed: string): string | null {
  const day = readLastDay(typed);
  return day !== null && isTaxDay(day) ? day : null;
}

/** The rule for the last day of a tax token, which is optional. */
export const taxUntilRule: Rule = (typed) => {
  if (typed.trim() === '') return null;
  const day = readLastDay(typed);
  if (day === null) return { code: 'tax-until-unclear', detail: words.taxUntilUnclear };
  return isTaxDay(day)
    ? null
    : { code: 'tax-until-implausible', detail: words.taxUntilImplausible(taxYears.ahead) };
};

/** Whether a tax token has expired, by the calendar of the garage's time zone: it is valid on its last day. */
export function isTaxOver(taxUntil: string | null, now: Date): boolean {
  return taxUntil !== null && taxUntil < dayOf(now);
}

/** Reads the papers from a form; values that the form does not offer count as missing. */
export function readPapers(typed: Record<keyof Papers, string>): Papers {
  return {
    registration: registrations.find((known) => known === typed.registration) ?? null,
    taxUntil: readTaxUntil(typed.taxUntil),
    receipt: ['true', 'false'].includes(typed.receipt) ? typed.receipt === 'true' : null,
  };
}

/** The papers as people read them; null each where it is missing. */
export function papersInWords({
  registration,
  taxUntil,
  receipt,
}: Papers): Record<keyof Papers, string | null> {
  return {
    registration: registration && words.registrationNames[registration],
    taxUntil: taxUntil && formatDate(taxUntil),
    receipt: receipt === null ? null : words.receiptNames[receipt ? 'yes' : 'no'],
  };
}
