import { type RawBuilder, sql } from 'kysely';

/**
 * The keys of all advisory locks of the product, in one place so that no two are the same. They never change: processes of two
 * versions may run on one database. Keys of one number and of two are never the same lock.
 */
export const advisoryLocks = {
  /** Of one number: migrating the database. */
  migrating: 7_061_992,
  /** Learning prices. */
  learning: 7_061_994,
  /** Using an embedded server, in its maintenance database. */
  embeddedServer: 7_240_811,
  /** Two numbers, the second of the mailbox: enquiries of one mailbox. */
  enquiries: 7_061_993,
} as const;

/** The key for saving searches. */
export const savingSearches: RawBuilder<number> = sql`hashtext('alerts')`;

/** The key for sign-ins with this e-mail, of 64 bits: all keys of one number but those above. */
export const signInKey = (email: string): RawBuilder<number> => sql`hashtextextended(${email}, 11)`;
