import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import type { Database } from './database.ts';
import type { Message } from './mail.ts';
import { createMailQueue, type Letter } from './mail-queue.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = own.database;
});
afterEach(() => own.drop());

/** A process with a queue; `answer` is what its mail server does with each message. */
function startProcess(answer: (message: Message) => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const noted: string[] = [];
  const log: string[] = [];
  const work: Promise<unknown>[] = [];
  const say = (_about: unknown, words = '') => void log.push(words);
  const errors: unknown[] = [];
  const cry = (about: unknown, words = '') => {
    say(about, words);
    errors.push((about as { err?: unknown }).err);
  };
  const queue = createMailQueue<Letter>({
    database,
    log: { info: say, warn: say, error: cry, debug: say },
    mail: {
      deliver: async (message) => {
        await answer(message);
        sent.push(message.subject);
      },
      during: (each) => void work.push(each),
      settled: async () => {},
      outbox: undefined,
    },
    write: async ({ kind, email, details }) => {
      if (kind === 'misspelt') throw new TypeError('its text is wrong');
      return kind === 'for nobody'
        ? null
        : kind === 'not yet'
          ? { inSeconds: 60 }
          : {
              to: email,
              subject: `${kind} ${details?.n ?? ''}`,
              text: '',
              left: async () => {
                if (kind === 'not to be noted') throw new TypeError('its note is wrong');
                noted.push(kind);
              },
            };
    },
  });
  return { ...queue, sent, noted, log, errors, settled: () => Promise.all(work) };
}

const email = 'rahima@example.org';
const left = async () =>
  (await database.selectFrom('mails').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
const passTime = (interval: string) =>
  sql`update mails set due_at = due_at - ${interval}::interval, created_at = created_at - ${interval}::interval`.execute(
    database,
  );
const beingSent = async () =>
  (await database.selectFrom('mails').select('being_sent').execute())[0]?.being_sent;
const away = async () => {
  throw new Error('connect ECONNREFUSED');
};

test('what is noted leaves once, with what it is about, and nothing of it stays', async () => {
  const site = startProcess();
  await site.note(database, { kind: 'welcome', email, details: { n: 7 } });
  await site.note(database, { kind: 'for nobody', email });
  site.send();
  await site.settled();
  expect(site.sent).toEqual(['welcome 7']);
  expect(await left()).toEqual([]);
  expect(await site.sendDue()).toEqual({ sent: 0, waiting: 0, lost: 0 });
});

test('what is not to leave yet is asked for again, which is no try, and is known to wait', async () => {
  const site = startProcess();
  await site.note(database, { kind: 'not yet', email });
  for (let times = 0; times < 2; times += 1) {
    expect(await site.sendDue()).toEqual({ sent: 0, waiting: 1, lost: 0 });
    expect(await site.sendDue()).toEqual({ sent: 0, waiting: 0, lost: 0 });
    expect(await database.selectFrom('mails').select(['tries', 'being_sent']).execute()).toEqual([
      { tries: 0, being_sent: false },
    ]);
    await passTime('60 seconds');
  }
  expect(site.sent).toEqual([]);
});

test('it is noted with the transaction that it belongs to, or not at all', async () => {
  const site = startProcess();
  const broken = database.transaction().execute(async (write) => {
    await site.note(write, { kind: 'welcome', email });
    // The transaction is not committed, so nobody else sees it yet.
    expect(await site.sendDue()).toEqual({ sent: 0, waiting: 0, lost: 0 });
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');
  expect(await left()).toEqual([]);
});

test('a mail that its process did not get rid of is sent by another one, later', async () => {
  const first = startProcess(away);
  await first.note(database, { kind: 'welcome', email });
  expect(await first.sendDue()).toEqual({ sent: 0, waiting: 1, lost: 0 });
  expect(first.log).toEqual(['a mail could not be sent yet and is tried again']);
  expect(await beingSent()).toBe(false);
  const second = startProcess();
  await second.sendDue();
  expect(second.sent).toEqual([]);
  await passTime('30 seconds');
  expect(await second.sendDue()).toEqual({ sent: 1, waiting: 0, lost: 0 });
  // The process that sent a mail also runs its `left`.
  expect([first.noted, second.noted]).toEqual([[], ['welcome']]);
  expect(await left()).toEqual([]);
});

test('a mail that cannot be written waits as one that cannot be sent, and what is wrong with it is logged as an error', async () => {
  const site = startProcess();
  await site.note(database, { kind: 'misspelt', email });
  expect(await site.sendDue()).toEqual({ sent: 0, waiting: 1, lost: 0 });
  expect(site.errors).toEqual([new TypeError('its text is wrong')]);
  expect(await left()).toEqual(['misspelt']);
});

test('a mail that has left is not sent again because it could not be noted', async () => {
  const site = startProcess();
  await site.note(database, { kind: 'not to be noted', email });
  expect(await site.sendDue()).toEqual({ sent: 1, waiting: 0, lost: 0 });
  expect(site.errors).toEqual([new TypeError('its note is wrong')]);
  expect(await left()).toEqual([]);
});

test('one that was killed while it was sending keeps a mail for some minutes only', async () => {
  const killed = startProcess(() => new Promise(() => {}));
  await killed.note(database, { kind: 'welcome', email });
  killed.send();
  const other = startProcess();
  await expect
    .poll(async () => (await database.selectFrom('mails').select('tries').execute())[0]?.tries)
    .toBe(1);
  expect(await beingSent()).toBe(true);
  await other.sendDue();
  expect(other.sent).toEqual([]);
  await passTime('3 minutes');
  await other.sendDue();
  expect(other.sent).toEqual(['welcome ']);
});

test('several processes at once send each mail once', async () => {
  const processes = [startProcess(), startProcess(), startProcess()];
  const kinds = Array.from({ length: 30 }, (_, n) => `mail ${String(n).padStart(2, '0')}`);
  for (const kind of kinds) await processes[0]?.note(database, { kind, email });
  await Promise.all(processes.map((each) => each.sendDue()));
  const sent = processes.flatMap((each) => each.sent.map((subject) => subject.trim()));
  expect(sent.sort()).toEqual(kinds);
});

test('what a mail server refuses for good, or what never got through in a day, is given up and logged', async () => {
  const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
  const refused = startProcess(async () => {
    throw refusal;
  });
  await refused.note(database, { kind: 'welcome', email });
  expect(await refused.sendDue()).toEqual({ sent: 0, waiting: 0, lost: 1 });
  const failing = startProcess(away);
  await failing.note(database, { kind: 'welcome', email });
  let hours = 0;
  while ((await left()).length > 0 && hours < 100) {
    await failing.sendDue();
    await passTime('1 hour');
    hours += 1;
  }
  // The first tries are less than an hour apart.
  expect(hours).toBe(30);
  expect([refused.log, failing.log.at(-1)]).toEqual([
    ['a mail could not be sent'],
    'a mail could not be sent',
  ]);
  expect(await left()).toEqual([]);
});

test('what waited while the site was off for days is tried as often as anything', async () => {
  const site = startProcess(away);
  await site.note(database, { kind: 'welcome', email });
  await passTime('5 days');
  expect(await site.sendDue()).toEqual({ sent: 0, waiting: 1, lost: 0 });
  expect(await left()).toEqual(['welcome']);
});
