import { sql } from 'kysely';
import { newId } from '../kernel/ids.ts';
import { type Database, isUnavailable } from './database.ts';
import type { Log } from './log.ts';
import type { Mail, Message } from './mail.ts';
import { isRefusal, mailProblem } from './mail-problems.ts';
import { reasonOf } from './start-error.ts';

/** A mail that must arrive, as it is stored: what it is about and to whom. It contains no secrets. */
export interface Letter {
  kind: string;
  email: string;
  details?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Mails that survive the process: rows of the database until a mail server has accepted them. */
export interface MailQueue<Kind extends Letter = Letter> {
  /**
   * Stores a letter, or any number of them in one statement, in the given transaction if there is one. Then call
   * `send`. Letters with a delay are sent by the check of the queue that runs every minute.
   */
  note(connection: Database, letters: Kind | readonly Kind[], inSeconds?: number): Promise<void>;
  /** Sends what is due in the background: the caller's duration must not show whether a mail is sent. */
  send(): void;
  /** Sends what is due and counts the mails that left, that wait, and that were given up; what nobody should get is none of these. */
  sendDue(): Promise<{ sent: number; waiting: number; lost: number }>;
}

/** A message to be sent, and what to do once it has left. */
export type Written = Message & { left?: () => Promise<void> };

/** A mail that must not leave yet, because what it says may still be taken back. */
export interface NotYet {
  inSeconds: number;
}

/**
 * By kind, the function that makes a letter's message. It returns NotYet for a letter that must wait, and
 * null where nobody should get it any more.
 */
export type Writers<Kind extends Letter> = {
  [K in Kind['kind']]: (letter: Kind & { kind: K }) => Promise<Written | NotYet | null>;
};

/** How many are sent at once. */
const batch = 5;
/**
 * Seconds that a try has before another process takes the mail over, because the first one may have been
 * killed.
 */
const longestTry = 180;
/** Seconds before each retry; after the last of them every hour. */
const pauses = [30, 60, 120, 300, 600, 1_800, 3_600];
/** Tries after which a mail is given up: those of a day. The time alone would give up at once what waited while the site was off. */
const mostTries = pauses.length + 23;

interface NotedLetter extends Letter {
  id: string;
  tries: number;
}

/**
 * The queue over `mail`. `write` makes the message when it is to be sent, and returns null when nobody should
 * get it any more. A NotYet delays it and does not count as a try. A mail whose process ended while sending
 * may arrive twice, but is not lost.
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
  async function deliver(letter: NotedLetter): Promise<'sent' | 'waiting' | 'lost' | null> {
    const { id, kind, tries } = letter;
    let written: Written | NotYet | null;
    try {
      written = await write(letter as unknown as Kind);
    } catch (error) {
      // Not the mail server's doing: the database is away, or our own text is wrong, which nobody else will report.
      if (!isUnavailable(error)) log.error({ err: error, kind }, 'a mail could not be written');
      return tryLater(letter, error);
    }
    if (written && 'inSeconds' in written) {
      await putOff(id, written.inSeconds, tries - 1);
      return 'waiting';
    }
    if (written) {
      const { left, ...message } = written;
      try {
        await mail.deliver(message);
      } catch (error) {
        return tryLater(letter, error);
      }
      // The mail has left: to send it once more would be worse than not to have noted it.
      await left?.().catch((error: unknown) =>
        log.error({ err: error, kind }, 'a mail was sent, but not noted'),
      );
    }
    await forget(id);
    return written && 'sent';
  }

  async function tryLater({ id, kind, tries }: NotedLetter, error: unknown): Promise<'waiting' | 'lost'> {
    if (tries >= mostTries || isRefusal(error)) {
      log.error({ ...mailProblem(error), kind }, 'a mail could not be sent');
      await forget(id);
      return 'lost';
    }
    log.warn({ ...mailProblem(error), kind }, 'a mail could not be sent yet and is tried again');
    const pause = pauses[tries - 1] ?? pauses.at(-1) ?? 0;
    await putOff(id, pause, tries);
    return 'waiting';
  }

  const forget = (id: string) => database.deleteFrom('mails').where('id', '=', id).execute();

  const putOff = (id: string, seconds: number, tries: number) =>
    database
      .updateTable('mails')
      .set({ tries, being_sent: false, due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where('id', '=', id)
      .execute();

  /** Takes due letters, so that no other process does. */
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
      .returning(['id', 'kind', 'email', 'details', 'tries'])
      .execute();

  async function sendDue() {
    const count = { sent: 0, waiting: 0, lost: 0 };
    for (;;) {
      const letters = await take();
      if (letters.length === 0) return count;
      for (const result of await Promise.all(letters.map(deliver))) if (result) count[result] += 1;
    }
  }

  return {
    note: async (connection, letters, inSeconds = 0) => {
      const rows = ([letters].flat() as Kind[]).map(({ kind, email, details = {} }) => ({
        id: newId(),
        kind,
        email,
        details,
      }));
      if (rows.length === 0) return;
      // One parameter, as a statement takes only so many.
      await sql`
        insert into mails (id, kind, email, details, due_at)
        select id, kind, email, details, now() + make_interval(secs => ${inSeconds})
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as letter (id text, kind text, email text, details jsonb)`.execute(connection);
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
