/**
 * How fast and how often somebody answers bookings, as a listing's page says it of its seller or the garage.
 */
import { medianOf } from '../../../kernel/median.ts';

/** A booking: when it came in, and when its recipient marked it as answered. ISO 8601. */
export interface Asked {
  at: string;
  answeredAt: string | null;
}

/** The upper limit of the time that half of the answers took. */
export const paces = ['hour', 'hours', 'day', 'days', 'week', 'longer'] as const;
type Pace = (typeof paces)[number];

export interface Answers {
  answered: number;
  /** The number of bookings that were answered or have waited too long. */
  of: number;
  /** Null: too few answers to say what is usual. */
  pace: Pace | null;
}

/** Days to look back: people who have changed are judged by what they do now. */
export const answerDays = 90;
/** The largest number of somebody's bookings to read, the latest: more of a dealer's would add nothing. */
export const answersRead = 200;

const hour = 3_600_000;
/** A booking that has not waited longer may still be answered in time. */
export const patienceHours = 48;
const fewest = 3;
const upTo: readonly (readonly [number, Pace])[] = [
  [hour, 'hour'],
  [4 * hour, 'hours'],
  [24 * hour, 'day'],
  [72 * hour, 'days'],
  [7 * 24 * hour, 'week'],
];

/** What somebody's answers show; null where there are too few to judge. */
export function answersOf(asked: readonly Asked[], now: Date): Answers | null {
  const waits = asked.flatMap(({ at, answeredAt }) =>
    answeredAt === null ? [] : [Date.parse(answeredAt) - Date.parse(at)],
  );
  const overdue = asked.filter(
    ({ at, answeredAt }) => answeredAt === null && now.getTime() - Date.parse(at) > patienceHours * hour,
  );
  const of = waits.length + overdue.length;
  if (of < fewest) return null;
  // With an even number, the slower of the middle two: it is better to promise too little.
  return { answered: waits.length, of, pace: waits.length < fewest ? null : paceOf(medianOf(waits)) };
}

function paceOf(wait: number): Pace {
  return upTo.find(([most]) => wait <= most)?.[1] ?? 'longer';
}
