import { sql } from 'kysely';
import { newId } from '../kernel/ids.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { isRefusal, type Mail, type Message } from './mail.ts';
import { reasonOf } from './start-error.ts';

/** A mail that must arrive, as it is noted: what it is about and to whom. Nothing secret stands in it. */
export interface Letter {
  kind: string;
  email: string;
  details?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Mails that outlive the process: rows of the database until a mail server has taken them. */
export interface MailQueue<Kind extends Letter = Letter> {
  /**
   * Notes a letter; with a transaction it is noted if that is, and not otherwise. Then comes `send`. One that is to leave
   * later is sent by the look at the queue that comes every minute.
   */
  note(database: Database, letter: Kind, inSeconds?: number): Promise<void>;
  /** Sends what is due, while the caller goes on: how long that takes must not show. */
  send(): void;
  /** Sends what is due and tells how many mails left, wait for another try, and never got through. */
  sendDue(): Promise<{ sent: number; waiting: number; lost: number }>;
}

/** A message as it leaves, and what is done once it has. */
export type Written = Message & { left?: () => Promise<void> };

/** A mail that is not to leave yet: what it tells may be taken back until then. */
export interface NotYet {
  inSeconds: number;
}

/** Who writes letters, by their kinds: each makes the message, says that it is not to leave yet, or null for nobody. */
export type Writers<Kind extends Letter> = {
  [K in Kind['kind']]: (letter: Kind & { kind: K }) => Promise<Written | NotYet | null>;
};

/** How many are on their way at once. */
const batch = 5;
/** Seconds that a try has before another process takes the mail up: one that was killed meanwhile. */
const longestTry = 180;
/** Seconds before each further try; after the last of them every hour. */
const pauses = [30, 60, 120, 300, 600, 1_800, 3_600];
/** Seconds after which a mail has never got through. */
const lifetime = 24 * 3_600;

interface NotedLetter extends Letter {
  id: string;
  tries: number;
  isOld: boolean;
}

/**
 * The queue over `mail`. `write` makes the message at the moment it is sent, and null when nobody is to get it any more;
 * what is not to leave yet is asked for again, which is no try.
 * A mail whose process ended while it was being sent may come twice, and is not lost.
 */
export function createMailQueue<Kind extends Letter>({
  database,
  mail,
  log,
  write,
}: {
  database: Database;
  mail: Mail;
  log: Log;
  write(letter: Kind): Promise<Written | NotYet | null>;
}): MailQueue<Kind> {
  async function deliver(letter: NotedLetter): Promise<'sent' | 'waiting' | 'lost'> {
    const { id, kind, tries } = letter;
    try {
      const written = await write(letter as unknown as Kind);
      if (written && 'inSeconds' in written) {
        await putOff(id, written.inSeconds, tries - 1);
        return 'waiting';
      }
      if (written) {
        const { left, ...message } = written;
        await mail.deliver(message);
        await left?.();
      }
      await forget(id);
      return 'sent';
    } catch (error) {
      if (letter.isOld || isRefusal(error)) {
        log.error({ err: error, kind }, 'a mail could not be sent');
        await forget(id);
        return 'lost';
      }
      log.warn({ reason: reasonOf(error), kind }, 'a mail could not be sent yet and is tried again');
      const pause = pauses[tries - 1] ?? pauses.at(-1) ?? 0;
      await putOff(id, pause, tries);
      return 'waiting';
    }
  }

  const forget = (id: string) => database.deleteFrom('mails').where('id', '=', id).execute();

  const putOff = (id: string, seconds: number, tries: number) =>
    database
      .updateTable('mails')
      .set({ tries, being_sent: false, due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where('id', '=', id)
      .execute();

  /** Takes what is due, so that nobody else does. */
  const take = () =>
    database
      .updateTable('mails')
      .set({
        tries: sql`tries + 1`,
        being_sent: true,
        due_at: sql<Date>`now() + make_interval(secs => ${longestTry})`,
      })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('mails')
          .select('id')
          .where('due_at', '<=', sql<Date>`now()`)
          .orderBy('due_at')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'kind',
        'email',
        'details',
        'tries',
        sql<boolean>`created_at < now() - make_interval(secs => ${lifetime})`.as('isOld'),
      ])
      .execute();

  async function sendDue() {
    const count = { sent: 0, waiting: 0, lost: 0 };
    for (;;) {
      const letters = await take();
      if (letters.length === 0) return count;
      for (const result of await Promise.all(letters.map(deliver))) count[result] += 1;
    }
  }

  return {
    note: async (write, { kind, email, details = {} }, inSeconds = 0) => {
      const due_at = sql<Date>`now() + make_interval(secs => ${inSeconds})`;
      await write
        .insertInto('mails')
        .values({ id: newId(), kind, email, details: JSON.stringify(details), due_at })
        .execute();
    },
    send: () => {
      const work = sendDue().catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'mail is left for the next look at the queue');
      });
      mail.during(work);
    },
    sendDue,
  };
}
