import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import * as words from '#messages/identity.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../database.ts';
import { networkOf, type ReadAddress } from './client-address.ts';

interface Limit {
  times: number;
  minutes: number;
}

/**
 * Whose attempts are counted together: an account's from one address, an address's, an account's from
 * anywhere.
 */
const dimensions = ['accountHere', 'address', 'account'] as const;
type Dimension = (typeof dimensions)[number];

/**
 * How often what may be done: far more than honest people need. An address may stand for many people behind
 * one router, so that it gets more than an account. Attempts at passwords that succeed are not counted.
 */
export const rateLimits = {
  /**
   * Passwords at sign-in. One address alone cannot use up what an account has, or it could lock its owner
   * out.
   */
  signIn: {
    accountHere: { times: 10, minutes: 15 },
    address: { times: 100, minutes: 15 },
    account: { times: 100, minutes: 60 },
  },
  /** Each sends a mail to the address that is named. */
  signUp: { account: { times: 10, minutes: 60 }, address: { times: 30, minutes: 60 } },
  /** Mails that anybody can have sent to an address: links to choose a password by… */
  mail: { account: { times: 5, minutes: 60 }, address: { times: 30, minutes: 60 } },
  /** …and to confirm it by. Counted apart, so that asking for these keeps nobody from the others. */
  confirmation: { account: { times: 5, minutes: 60 }, address: { times: 30, minutes: 60 } },
  /** What a link in a mail leads to. */
  link: { address: { times: 60, minutes: 15 } },
  /** Ways to Google and back: two for each login. */
  google: { address: { times: 300, minutes: 15 } },
  /** The password once more, for what only the account's owner may do. */
  password: { account: { times: 10, minutes: 15 } },
  /** Who asks for a token or a session, before it is known who that is. */
  proof: { address: { times: 1_500, minutes: 15 } },
  token: { account: { times: 300, minutes: 15 } },
  /** Name, photo and role. */
  profile: { account: { times: 60, minutes: 60 } },
  /** All of one's data, which may be much. */
  export: { account: { times: 10, minutes: 60 }, address: { times: 100, minutes: 60 } },
  enquiry: { address: { times: 20, minutes: 60 } },
  report: { account: { times: 20, minutes: 60 }, address: { times: 60, minutes: 60 } },
  /** What a seller says to the garage of what it took off the site. */
  reply: { account: { times: 20, minutes: 60 }, address: { times: 60, minutes: 60 } },
  /**
   * Adding products, changing anything of them, marking them as sold and bringing them back. A garage
   * photographs its bikes in the morning and adds dozens by noon.
   */
  listing: { account: { times: 120, minutes: 60 }, address: { times: 600, minutes: 60 } },
  /** What such bikes ask, while somebody fills in a form: a question for each pause in typing. */
  priceHelp: { address: { times: 600, minutes: 15 } },
  /** Pictures for shared links that are not drawn yet. Crawlers of one network ask for many. */
  preview: { address: { times: 600, minutes: 15 } },
  /** Saving searches and changing them. */
  search: { account: { times: 120, minutes: 60 }, address: { times: 600, minutes: 60 } },
  /** Ends mail by its link: the servers of a large mail program press it for all of their people. */
  stopMail: { address: { times: 1_200, minutes: 15 } },
  /** Bikes put on one's list and taken off it. */
  saving: { account: { times: 600, minutes: 60 }, address: { times: 3_000, minutes: 60 } },
  /** What admins teach the search: each may have many listings read again. */
  vocabulary: { account: { times: 300, minutes: 60 } },
  booking: { account: { times: 40, minutes: 60 }, address: { times: 200, minutes: 60 } },
  /** Bookings that a seller ticks off, all of a busy week in one go, or not after all. */
  answer: { account: { times: 300, minutes: 60 }, address: { times: 1_500, minutes: 60 } },
} as const satisfies Record<string, Partial<Record<Dimension, Limit>>>;

/** Something that is limited. */
export type Limited = keyof typeof rateLimits;

/** An attempt that was counted. */
interface Attempt {
  /** Takes the count back: it was no guess. */
  forgive(): Promise<void>;
}

export interface RateLimits {
  /**
   * Counts an attempt; 429 when there were too many. `account` is an e-mail or an id, for what is limited by
   * it.
   */
  take(context: Context, what: Limited, account?: string): Promise<Attempt>;
}

interface RateLimitsParts {
  database: Database;
  readAddress: ReadAddress;
  /** How many times the usual an address gets. */
  factor: number;
}

/** Limits that hold over all web processes and restarts, as the counts are rows of the database. */
export function createRateLimits({ database, readAddress, factor }: RateLimitsParts): RateLimits {
  return {
    take: async (context, what, account) => {
      const address = networkOf(readAddress(context));
      const person = account?.trim().toLowerCase();
      const subjects = { accountHere: person && `${person} ${address}`, address, account: person };
      const taken: string[] = [];
      const limits: Partial<Record<Dimension, Limit>> = rateLimits[what];
      // One after the other: what is refused for an address must not count for the account as well.
      for (const dimension of dimensions) {
        const limit = limits[dimension];
        const subject = subjects[dimension];
        if (!limit || !subject) continue;
        const key = `${what}:${dimension}:${digest(subject)}`;
        const { used, seconds } = await count(database, key, limit.minutes);
        const times = dimension === 'address' ? limit.times * factor : limit.times;
        if (used > times) throw tooMany(seconds);
        taken.push(key);
      }
      return { forgive: () => forgive(database, taken) };
    },
  };
}

/** Counts once more in one statement, so that a burst over several processes gets past no limit. */
function count(database: Database, key: string, minutes: number) {
  return database
    .insertInto('rate_limits')
    .values({ key, used: 1, resets_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when rate_limits.resets_at <= now() then 1 else rate_limits.used + 1 end`,
        resets_at: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['used', sql<number>`ceil(extract(epoch from resets_at - now()))::integer`.as('seconds')])
    .executeTakeFirstOrThrow();
}

/** Deletes counts whose time is over. Returns how many. */
export async function purgeRateLimits(database: Database): Promise<number> {
  const result = await database
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

async function forgive(database: Database, keys: readonly string[]): Promise<void> {
  await database
    .updateTable('rate_limits')
    .set({ used: sql`used - 1` })
    .where('key', 'in', keys)
    .where('used', '>', 0)
    .execute();
}

function tooMany(seconds: number): AppError {
  return new AppError(429, 'too-many-requests', words.tooManyRequests, [], { retryAfter: seconds });
}

/** Who tried what is nobody's business once it is counted. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
