import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/support/api.ts';
import { codeOf, mailReaders, newPassword, password } from '../../../test/support/mail-readers.ts';
import { createSiteMails } from '../../mails.server.ts';
import { createMailTokens } from '../alerts/tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const { post, latestLink, isConfirmed } = mailReaders(() => api);

describe('a forgotten password', () => {
  const ask = (email: string, next?: string) => post('/request-password-reset', { email, next });

  test('the answer is the same for known and unknown addresses; only the known one gets a mail', async () => {
    const { email } = await api.signUp('known@example.com');
    const count = api.mails.length;
    const [known, unknown] = [await ask(email), await ask('unknown@example.com')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(api.mails.slice(count).map(({ to }) => to)).toEqual([email]);
    expect(latestLink(email).page).toBe(`${api.origin}/resetPassword`);
  });

  test('whether there is such an account is not even asked before the answer', async () => {
    const { email } = await api.signUp('unhurried@example.com');
    await api.database.transaction().execute(async (held) => {
      await sql`lock table users in access exclusive mode`.execute(held);
      for (const who of [email, 'nobody-at-all@example.com']) {
        const answer = await api.site.request(`${api.origin}/api/auth/request-password-reset`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: who }),
        });
        expect([who, answer.status, await answer.json()]).toEqual([who, 200, { status: true }]);
      }
    });
    await expect.poll(() => api.mails.at(-1)?.to).toBe(email);
    expect(await codeOf(await ask('nonsense'))).toEqual([422, 'validation-failed']);
  });

  test('a mail that waits for its server holds nothing that opens an account', async () => {
    const { email, id } = await api.signUp('waiting@example.com');
    const lines: unknown[] = [];
    const say = (...line: unknown[]) => void lines.push(line);
    const tried: string[] = [];
    const mails = createSiteMails({
      database: api.database,
      publicUrl: api.origin,
      secret: 'a secret of a test, long enough',
      tokens: createMailTokens('another one'),
      log: { info: say, warn: say, error: say, debug: say },
      mail: {
        deliver: async ({ text }) => {
          tried.push(/token=(\S+)/.exec(text)?.[1] ?? '');
          throw new Error('connect ECONNREFUSED');
        },
        during() {},
        settled: async () => {},
        outbox: undefined,
      },
    });
    for (const kind of ['reset', 'confirm'] as const) await mails.note(api.database, { kind, email });
    expect(await mails.sendDue()).toEqual({ sent: 0, waiting: 2, lost: 0 });
    const { rows } = await sql`select * from mails, verifications where value = ${id}`.execute(api.database);
    expect(rows).toHaveLength(2);
    expect(tried.map((token) => token.length > 20)).toEqual([true, true]);
    for (const token of tried) expect(JSON.stringify([rows, lines])).not.toContain(token);
    await api.database.deleteFrom('mails').execute();
  });

  test('a new password ends every session, confirms the mailbox, and voids all links', async () => {
    const member = await api.signUp('forgetful@example.com');
    await ask(member.email);
    const first = latestLink(member.email).token;
    await ask(member.email);
    const second = latestLink(member.email).token;
    const reset = (token: string, wanted = newPassword) =>
      post('/reset-password', { token, newPassword: wanted });

    const stored = await api.database.selectFrom('verifications').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first);
    expect(await codeOf(await reset('made-up'))).toEqual([400, 'link-over']);
    expect(await codeOf(await reset(first, 'forgetful1'))).toEqual([422, 'weak-password']);
    expect(await codeOf(await reset(first, 'short'))).toEqual([422, 'weak-password']);
    expect((await reset(first)).status).toBe(200);
    expect(await codeOf(await reset(first))).toEqual([400, 'link-over']);
    expect(await codeOf(await reset(second))).toEqual([400, 'link-over']);

    expect((await member.call('GET', '/myProducts')).status).toBe(401);
    const { email } = member;
    expect((await post('/sign-in/email', { email, password })).status).toBe(401);
    expect((await post('/sign-in/email', { email, password: newPassword })).status).toBe(200);
    expect(await isConfirmed(email)).toBe(true);
    expect(api.mails.findLast(({ to }) => to === email)?.subject).toContain('was changed');
  });

  test('the password that it has already is refused as where it is changed, and the link stays good', async () => {
    const member = await api.signUp('remembers@example.com');
    await ask(member.email);
    const { token } = latestLink(member.email);
    const reset = (wanted: string) => post('/reset-password', { token, newPassword: wanted });
    const same = await reset(password);
    expect([same.status, await same.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'same-password',
        detail: 'This is your current password. Choose another one.',
        fields: [expect.objectContaining({ field: 'newPassword', code: 'same-password' })],
      }),
    ]);
    expect((await member.call('GET', '/me')).status).toBe(200);
    // An invalid link does not reveal whether a password is right.
    const over = await post('/reset-password', { token: 'made-up', newPassword: password });
    expect(await codeOf(over)).toEqual([400, 'link-over']);
    expect((await reset(newPassword)).status).toBe(200);
    expect((await member.call('GET', '/me')).status).toBe(401);
  });

  test('sessions end before the password changes: none outlives a reset that breaks off in between', async () => {
    const member = await api.signUp('broken-off@example.com');
    await ask(member.email);
    const reset = { token: latestLink(member.email).token, newPassword };
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      api.database,
    );
    await sql`create trigger refuse before insert or update on credentials for each row execute function refuse()`.execute(
      api.database,
    );
    expect((await post('/reset-password', reset)).status).toBe(500);
    await sql`drop trigger refuse on credentials`.execute(api.database);
    expect((await member.call('GET', '/me')).status).toBe(401);
    api.takeErrors();
  });

  test('where the person was on the way to is told to whoever brings the link, and to nobody who only reads the mail', async () => {
    for (const [who, next, told] of [
      ['booking', '/bikes/x-1?book=1&intent=viewing&call=us', '/bikes/x-1?book=1&intent=viewing&call=us'],
      ['sent-away', 'https://evil.example/', undefined],
      ['sent-on', '//evil.example', undefined],
      ['nowhere', undefined, undefined],
    ] as const) {
      const { email } = await api.signUp(`${who}@example.com`);
      expect((await ask(email, next)).status).toBe(200);
      expect(api.mails.findLast(({ to }) => to === email)?.text).not.toMatch(/intent|call|evil/);
      const answer = await post('/reset-password', { token: latestLink(email).token, newPassword });
      expect(await answer.json()).toEqual({ status: true, ...(told && { next: told }) });
    }
    // An expired link still says where the person was going, for another link.
    const { email } = await api.signUp('too-late@example.com');
    await ask(email, '/saved');
    const { token } = latestLink(email);
    const reset = () => post('/reset-password', { token, newPassword });
    expect((await reset()).status).toBe(200);
    const over = await reset();
    expect([over.status, await over.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'link-over', next: '/saved' }),
    ]);
    expect(await codeOf(await ask('a@example.com', `/${'x'.repeat(2_000)}`))).toEqual([
      422,
      'validation-failed',
    ]);
  });

  test('a link is good for one hour', async () => {
    const { email } = await api.signUp('slow@example.com');
    await ask(email);
    await api.database.updateTable('verifications').set({ expires_at: new Date() }).execute();
    const answer = await post('/reset-password', { token: latestLink(email).token, newPassword });
    expect(await codeOf(answer)).toEqual([400, 'link-over']);
  });
});
