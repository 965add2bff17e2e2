import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../../test/support/api.ts';
import { addListing, newProduct } from '../../../../test/support/listings.ts';
import type { Export, OwnAccount } from '../contract/own-account.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const password = 'correct horse';
const newPassword = 'battery staple';

async function read<Answer>(answer: Response | Promise<Response>): Promise<Answer> {
  return (await (await answer).json()) as Answer;
}

/** Another session of somebody, on another device. */
async function signInElsewhere(email: string, wanted = password, device = 'curl/8.5.0') {
  const headers = { 'test-address': '192.0.2.50', 'user-agent': device };
  return api.call('POST', '/auth/sign-in/email', { email, password: wanted }, headers);
}

const sell = (seller: Member, name: string) => seller.call('POST', '/products', { ...newProduct, name });

test('nobody without a token gets anything', async () => {
  const { cookie } = await api.signUp('cookie-only@example.com');
  for (const [method, path, body] of [
    ['GET', '/me'],
    ['PATCH', '/me', { name: 'X' }],
    ['POST', '/me/password', { currentPassword: password, newPassword }],
    ['DELETE', '/me/sessions'],
    ['DELETE', '/me/sessions/1'],
    ['GET', '/me/export'],
    ['POST', '/me/deletion', { password }],
  ] as const) {
    for (const headers of [{}, { cookie }]) {
      expect([method, path, (await api.call(method, path, body, headers)).status]).toEqual([
        method,
        path,
        401,
      ]);
    }
  }
});

describe('profile', () => {
  test('name, photo and role change; what cannot be taken is named', async () => {
    const member = await api.signUp('profile@example.com');
    const change = { name: ' Rahima Begum ', photoURL: 'https://example.com/me.jpg', role: 'seller' };
    expect((await member.call('PATCH', '/me', change)).status).toBe(200);
    expect(await read<OwnAccount>(member.call('GET', '/me'))).toMatchObject({
      ...change,
      name: 'Rahima Begum',
      email: member.email,
      emailVerified: false,
      hasPassword: true,
      hasGoogle: false,
    });
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { photoURL: 'javascript:alert(1)' },
      { role: 'admin' },
    ]) {
      const answer = await member.call('PATCH', '/me', wrong);
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
    await member.call('PATCH', '/me', {
      name: 'X',
      admin: true,
      email: 'boss@example.com',
      emailVerified: true,
    });
    const after = await read<OwnAccount>(member.call('GET', '/me'));
    expect(after).toMatchObject({ name: 'X', admin: false, email: member.email, emailVerified: false });
  });
});

describe('sessions', () => {
  test('each is shown with device, address and time, and can be ended by its owner only', async () => {
    const member = await api.signUp('devices@example.com');
    const stranger = await api.signUp('stranger@example.com');
    await signInElsewhere(
      member.email,
      password,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    const { sessions } = await read<OwnAccount>(member.call('GET', '/me'));
    expect(sessions).toMatchObject([
      { current: true, browser: null },
      { current: false, browser: 'Firefox', system: 'Windows', address: '192.0.2.50' },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(member.cookie.split('=')[1]?.split('.')[0]);
    const other = sessions[1]?._id;
    expect((await stranger.call('DELETE', `/me/sessions/${other}`)).status).toBe(404);
    expect(await read(member.call('DELETE', `/me/sessions/${other}`))).toEqual({ ended: 1 });
    expect((await member.call('DELETE', `/me/sessions/${other}`)).status).toBe(404);
    expect((await stranger.call('GET', '/me')).status).toBe(200);
  });

  test('all others end at once', async () => {
    const member = await api.signUp('everywhere@example.com');
    const elsewhere = await signInElsewhere(member.email);
    const cookie = elsewhere.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await signInElsewhere(member.email);
    expect(await read(member.call('DELETE', '/me/sessions'))).toEqual({ ended: 2 });
    expect((await api.call('POST', '/jwt', { email: member.email }, { cookie })).status).toBe(401);
    expect((await member.call('GET', '/me')).status).toBe(200);
  });
});

describe('password', () => {
  test('changes for who knows the current one, and ends all other sessions and links', async () => {
    const member = await api.signUp('changer@example.com');
    const { email } = member;
    await api.database
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', member.id)
      .execute();
    await signInElsewhere(email);
    await api.call('POST', '/auth/request-password-reset', { email }, { 'test-address': '192.0.2.51' });
    const change = (currentPassword: string, wanted: string) =>
      member.call('POST', '/me/password', { currentPassword, newPassword: wanted });
    const wrong = await change('not it', newPassword);
    expect([wrong.status, await wrong.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'wrong-password',
        fields: [expect.objectContaining({ field: 'currentPassword' })],
      }),
    ]);
    for (const weak of ['short', 'password1', 'changer99']) {
      const answer = await change(password, weak);
      expect([weak, answer.status, (await read<{ code: string }>(answer)).code]).toEqual([
        weak,
        422,
        'weak-password',
      ]);
    }
    const same = await change(password, password);
    expect([same.status, await same.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'same-password',
        fields: [expect.objectContaining({ field: 'newPassword', code: 'same-password' })],
      }),
    ]);
    expect((await change(password, newPassword)).status).toBe(200);
    const { sessions } = await read<OwnAccount>(member.call('GET', '/me'));
    expect(sessions).toMatchObject([{ current: true }]);
    const left = await api.database
      .selectFrom('verifications')
      .select('id')
      .where('value', '=', member.id)
      .execute();
    expect(left).toEqual([]);
    expect((await signInElsewhere(email)).status).toBe(401);
    expect((await signInElsewhere(email, newPassword)).status).toBe(200);
    expect(api.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('was changed') });
  });

  test('of two changes at once the second finds that the password is another one by now', async () => {
    const member = await api.signUp('changed-twice@example.com');
    const answers = await Promise.all(
      [newPassword, `${newPassword} too`].map((wanted) =>
        member.call('POST', '/me/password', { currentPassword: password, newPassword: wanted }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('sent again because the answer was lost, the same change is done, and nothing else is', async () => {
    const member = await api.signUp('changed-again@example.com');
    const change = async (currentPassword: string, wanted: string) =>
      (await member.call('POST', '/me/password', { currentPassword, newPassword: wanted })).status;
    const mails = () => api.mails.filter(({ to }) => to === member.email).length;
    expect(await change(password, newPassword)).toBe(200);
    const sent = mails();
    expect(await change(password, newPassword)).toBe(200);
    expect(mails()).toBe(sent);
    expect(await change(password, `${newPassword} too`)).toBe(403);
    expect((await signInElsewhere(member.email, newPassword)).status).toBe(200);
    // Long afterwards it is a mistake.
    await api.database
      .updateTable('credentials')
      .set({ updated_at: new Date(Date.now() - 16 * 60_000) })
      .where('user_id', '=', member.id)
      .execute();
    expect(await change(password, newPassword)).toBe(403);
  });

  test('of the same change twice at once both are done', async () => {
    const member = await api.signUp('changed-twice-alike@example.com');
    const answers = await Promise.all(
      [newPassword, newPassword].map((wanted) =>
        member.call('POST', '/me/password', { currentPassword: password, newPassword: wanted }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('cannot be guessed twice as often just after a change', async () => {
    const member = await api.signUp('guessed-changed@example.com');
    const change = (currentPassword: string, wanted: string) =>
      member.call('POST', '/me/password', { currentPassword, newPassword: wanted });
    expect((await change(password, newPassword)).status).toBe(200);
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await change(`guess ${n}`, `another guess ${n}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 403), 429]);
  });

  test('cannot be guessed here either', async () => {
    const member = await api.signUp('guessed@example.com');
    const statuses = [];
    for (let n = 0; n < 11; n++) {
      const guess = { currentPassword: `guess ${n}`, newPassword };
      statuses.push((await member.call('POST', '/me/password', guess)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });
});

describe('all one’s data', () => {
  test('comes as a file with everything that is one’s own, and nothing of others or of use to thieves', async () => {
    const member = await api.signUp('exporter@example.com');
    const other = await api.signUp('bystander@example.com');
    const { insertedId: own } = await read<{ insertedId: string }>(
      await sell(member, 'Honda CB Hornet 160R'),
    );
    await member.call('PATCH', `/myProducts/${own}`, { price: '1,50,000' });
    await sql`insert into standing_changes (listing_id, admin_id, reason) values (${own}, ${other.id}, 'Not his')`.execute(
      api.database,
    );
    await sell(other, 'Yamaha FZS');
    await member.call('POST', '/modalData', { location: 'Kandirpar', number: '01712345678' });
    await api.call('POST', '/enquiries', { email: member.email });
    const listing_id = await addListing(api.database);
    const before = { reason: 'wrong-details', text: 'Another year' };
    await member.call('POST', `/bikes/${listing_id}/reports`, before);
    await member.call('POST', `/bikes/${listing_id}/reports`, { reason: 'sold-already', text: 'Since May' });
    const saved = { user_id: member.id, listing_id, name: 'Bajaj Pulsar N160', price_amount: 210_000 };
    await api.database.insertInto('saved_listings').values(saved).execute();
    const linked = { provider_id: 'google', account_id: 'at-google', email: 'exporter@gmail.example' };
    await api.database
      .insertInto('credentials')
      .values({ id: 'linked', user_id: member.id, ...linked })
      .execute();
    const answer = await member.call('GET', '/me/export');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const file = await read<Export>(answer);
    expect(file).toMatchObject({
      account: { email: member.email, role: 'seller' },
      signIns: ['credential', 'google'],
      linkedAccounts: [linked],
      savedListings: [{ listing_id, name: 'Bajaj Pulsar N160', price_amount: expect.anything() }],
      listings: [{ name: 'Honda CB Hornet 160R' }],
      priceChanges: [{ listing_id: own, became: 150_000 }],
      takenOff: [{ listing_id: own, reason: 'Not his' }],
      bookings: [{ location: 'Kandirpar' }],
      enquiries: [],
      reports: [
        {
          listing_id,
          words: 'Since May',
          earlier: [{ reason: before.reason, words: before.text }],
        },
      ],
    });
    expect(file.sessions).toHaveLength(1);
    const text = JSON.stringify(file);
    for (const secret of ['Yamaha', other.email, other.id, '"token"', '"password"'])
      expect(text).not.toContain(secret);
  });
});
