import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import * as words from '#messages/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../database.ts';
import { isOfThisMachine, networkOf, type ReadAddress, widerNetworkOf } from './client-address.ts';

interface Limit {
  times: number;
  minutes: number;
}

/**
 * Whose attempts are counted together: an account's from one address, an address's, or an account's from
 * anywhere.
 */
type Dimension = 'accountHere' | 'address' | 'account';

/**
 * How often each action is allowed: far more than honest people need. Many people may share one address
 * behind a router, so an address gets more than an account. Successful password attempts do not count as guesses.
 */
export const rateLimits = {
  /**
   * Passwords at sign-in. One address alone cannot use up the account's limit, or it could lock the owner
   * out.
   */
  signIn: {
    accountHere: { times: 10, minutes: 15 },
    address: { times: 100, minutes: 15 },
    account: { times: 100, minutes: 60 },
  },
  /** Sign-ins with the right password: each costs as much work as a guess, and stores a session. */
  signedIn: { account: { times: 60, minutes: 60 } },
  /** Each sends a mail to the given address. */
  signUp: { account: { times: 10, minutes: 60 }, address: { times: 30, minutes: 60 } },
  /** Mails that anybody can have sent to an address: links to choose a password… */
  mail: { account: { times: 5, minutes: 60 }, address: { times: 30, minutes: 60 } },
  /**
   * …and to confirm the address. Counted separately, so that asking for these blocks nobody from the others.
   */
  confirmation: { account: { times: 5, minutes: 60 }, address: { times: 30, minutes: 60 } },
  /** Pages that a link in a mail leads to. */
  link: { address: { times: 60, minutes: 15 } },
  /** Redirects to Google and back: two for each login. */
  google: { address: { times: 300, minutes: 15 } },
  /** The password asked again, for what only the account's owner may do. */
  password: { account: { times: 10, minutes: 15 } },
  /** Requests for a token or a session, before it is known whose they are. */
  proof: { address: { times: 1_500, minutes: 15 } },
  token: { account: { times: 300, minutes: 15 } },
  /** Name, photo and role. */
  profile: { account: { times: 60, minutes: 60 } },
  /** Export of all of one's data, which may be large. */
  export: { account: { times: 10, minutes: 60 }, address: { times: 100, minutes: 60 } },
  enquiry: { address: { times: 20, minutes: 60 } },
  report: { account: { times: 20, minutes: 60 }, address: { times: 60, minutes: 60 } },
  /** A seller's replies to the garage about a listing that it took off the site. */
  reply: { account: { times: 20, minutes: 60 }, address: { times: 60, minutes: 60 } },
  /**
   * Adding, changing, selling and restoring products. A garage photographs its bikes in the morning and adds
   * dozens by noon.
   */
  listing: { account: { times: 120, minutes: 60 }, address: { times: 600, minutes: 60 } },
  /** Photos: a seller tries several for a listing, and sends again what a bad connection lost. */
  photo: { account: { times: 120, minutes: 60 }, address: { times: 600, minutes: 60 } },
  /**
   * Listings with their sellers' e-mail and mobile, by the number asked for: ten minutes of a page of 24 every
   * two seconds would be 7,200.
   */
  contacts: { account: { times: 12_000, minutes: 60 }, address: { times: 60_000, minutes: 60 } },
  /** What is said while somebody fills in the form of a listing: two calls for each pause in typing. */
  formHelp: { address: { times: 600, minutes: 15 } },
  /** Pictures for shared links that are not drawn yet. Crawlers of one network ask for many. */
  preview: { address: { times: 600, minutes: 15 } },
  /** Saving searches and changing them. */
  search: { account: { times: 120, minutes: 60 }, address: { times: 600, minutes: 60 } },
  /** Ending mail by its link: the servers of a large mail provider click it for all of their users. */
  stopMail: { address: { times: 1_200, minutes: 15 } },
  /** Saving bikes and removing them. */
  saving: { account: { times: 600, minutes: 60 }, address: { times: 3_000, minutes: 60 } },
  /** Vocabulary changes by admins: each may have many listings indexed again. */
  vocabulary: { account: { times: 300, minutes: 60 } },
  booking: { account: { times: 40, minutes: 60 }, address: { times: 200, minutes: 60 } },
  /** Bookings that a seller marks as answered, all of a busy week at once, or unmarks. */
  answer: { account: { times: 300, minutes: 60 }, address: { times: 1_500, minutes: 60 } },
  /** Deleting, cancelling and hiding what one has: a garage empties its list in one go. */
  removal: { account: { times: 600, minutes: 60 }, address: { times: 3_000, minutes: 60 } },
  /** News that somebody has looked at, which pages tell by themselves. */
  seen: { account: { times: 1_200, minutes: 60 }, address: { times: 6_000, minutes: 60 } },
  /** What admins settle in the inbox and on pages. */
  moderation: { account: { times: 600, minutes: 60 } },
} as const satisfies Record<string, Partial<Record<Dimension, Limit>>>;

/** A limited action. */
export type Limited = keyof typeof rateLimits;

/** A counted attempt. */
interface Attempt {
  /** Takes the count back, because the attempt was no guess. */
  forgive(): Promise<void>;
}

export interface RateLimits {
  /**
   * Counts an attempt; throws 429 when there were too many. `account` is an e-mail or an id, for limits by
   * account; `weight` is what the attempt counts as, usually one.
   */
  take(context: Context, what: Limited, account?: string, weight?: number): Promise<Attempt>;
}

/** In the order in which they are counted. The wider network of an address has no limits of its own. */
const counted = ['accountHere', 'address', 'wider', 'account'] as const;

/**
 * How much more often than one address the wider network of an IPv6 address may do something: otherwise whoever has such a
 * network, which many get for nothing, would have no limits at all. All phones of a provider may be in it.
 */
const timesWider = 20;

/**
 * What an address of this machine may do more often: it is that of a proxy that does not name its visitors, so everybody's,
 * or of the owner, whose scripts and tests use the site.
 */
const timesForEverybody = 20;

interface RateLimitsParts {
  database: Database;
  readAddress: ReadAddress;
  /** Multiplies the limits of an address. */
  factor: number;
}

/** Limits across all web processes and restarts: the counts are rows of the database. */
export function createRateLimits({ database, readAddress, factor }: RateLimitsParts): RateLimits {
  return {
    take: async (context, what, account, weight = 1) => {
      const from = readAddress(context);
      const address = networkOf(from);
      const isHere = isOfThisMachine(from);
      const person = account?.trim().toLowerCase();
      const subjects = {
        accountHere: person && `${person} ${address}`,
        address,
        wider: isHere ? null : widerNetworkOf(from),
        account: person,
      };
      const more = {
        accountHere: 1,
        address: factor * (isHere ? timesForEverybody : 1),
        wider: factor * timesWider,
        account: 1,
      };
      const taken: string[] = [];
      const own: Partial<Record<Dimension, Limit>> = rateLimits[what];
      const limits = { ...own, wider: own.address };
      // One after the other: an attempt that is refused for its address must not count for the account as well, nor one that
      // is refused for its account for all others at the address.
      for (const dimension of counted) {
        const limit = limits[dimension];
        const subject = subjects[dimension];
        if (!limit || !subject) continue;
        const key = `${what}:${dimension}:${digest(subject)}`;
        const { used, seconds } = await count(database, key, weight, limit.minutes);
        if (used > limit.times * more[dimension]) {
          if (taken.length > 0) await forgive(database, taken, weight);
          throw tooMany(seconds);
        }
        taken.push(key);
      }
      return { forgive: () => forgive(database, taken, weight) };
    },
  };
}

/**
 * Whether a stored count is over. One that ends later than a new one would was begun while the clock of the database was ahead,
 * as it may be after a power cut, and would refuse people for all that time. A minute more, because of several statements that
 * begin at once the later one may count first.
 */
const isOver = sql`(rate_limits.resets_at <= now() or rate_limits.resets_at > excluded.resets_at + interval '1 minute')`;

/** Increments in one statement, so that a burst over several processes cannot get past a limit. */
function count(database: Database, key: string, weight: number, minutes: number) {
  return database
    .insertInto('rate_limits')
    .values({ key, used: weight, resets_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when ${isOver} then excluded.used else rate_limits.used + excluded.used end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['used', sql<number>`ceil(extract(epoch from resets_at - now()))::integer`.as('seconds')])
    .executeTakeFirstOrThrow();
}

/** Deletes expired counts and returns how many. */
export async function purgeRateLimits(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

async function forgive(database: Database, keys: readonly string[], weight: number): Promise<void> {
  // An attempt of nobody, as with a blank e-mail, is counted for the address at most.
  if (keys.length === 0) return;
  await database
    .updateTable('rate_limits')
    .set({ used: sql`greatest(used - ${weight}::integer, 0)` })
    .where('key', 'in', keys)
    .where('used', '>', 0)
    .execute();
}

function tooMany(seconds: number): AppError {
  return new AppError(429, 'too-many-requests', words.tooManyRequests(seconds), [], { retryAfter: seconds });
}

/** Hashed, because who tried what must not be readable from the counts. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
