/** How fast, and how often, somebody answers those who book: what a listing's page says of its seller or the garage. */

/** A booking: when it came in, and when whoever got it said that they had answered. ISO 8601. */
export interface Asked {
  at: string;
  answeredAt: string | null;
}

/** What half of the answers took no longer than. */
export const paces = ['hour', 'hours', 'day', 'days', 'week', 'longer'] as const;
type Pace = (typeof paces)[number];

export interface Answers {
  answered: number;
  /** Those answered, and those that have waited too long. */
  of: number;
  /** Null: too few answers to speak of what is usual. */
  pace: Pace | null;
}

/** Days that are looked back: whoever has changed is judged by what they do now. */
export const answerDays = 90;
/** Bookings that are read of somebody, the latest: a dealer's next one says nothing new. */
export const answersRead = 200;

const hour = 3_600_000;
/** Hours: what has not waited longer may still be answered in time. */
export const patience = 48;
const fewest = 3;
const upTo: readonly (readonly [number, Pace])[] = [
  [hour, 'hour'],
  [4 * hour, 'hours'],
  [24 * hour, 'day'],
  [72 * hour, 'days'],
  [7 * 24 * hour, 'week'],
];

/** What is known of somebody's answers; null where that is too little to go by. */
export function answersOf(asked: readonly Asked[], now: Date): Answers | null {
  const waits = asked
    .flatMap(({ at, answeredAt }) => (answeredAt === null ? [] : [Date.parse(answeredAt) - Date.parse(at)]))
    .sort((one, other) => one - other);
  const overdue = asked.filter(
    ({ at, answeredAt }) => answeredAt === null && now.getTime() - Date.parse(at) > patience * hour,
  );
  const of = waits.length + overdue.length;
  if (of < fewest) return null;
  return { answered: waits.length, of, pace: waits.length < fewest ? null : paceOf(median(waits)) };
}

/** Of an even number the slower of the middle two: better to promise too little. */
function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function paceOf(wait: number): Pace {
  return upTo.find(([most]) => wait <= most)?.[1] ?? 'longer';
}
