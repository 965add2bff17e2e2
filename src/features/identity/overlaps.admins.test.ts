import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { createOverlaps, type Overlaps } from '../../../test/support/overlaps.ts';

let api: TestApi;
let overlaps: Overlaps;

beforeAll(async () => {
  // One for each of those who wait, and some for those who look.
  api = await createTestApi({ connections: 16 });
  overlaps = await createOverlaps(api.database);
});
afterAll(() => api.close());

const password = 'correct horse';

async function newAdmin(name: string): Promise<Member> {
  const admin = await api.signUp(`${name}@example.com`, 'seller');
  await sql`update users set admin = true, email_verified = true where id = ${admin.id}`.execute(
    api.database,
  );
  return admin;
}

const insertedIdOf = async (call: Promise<Response>) => {
  const answer = await call;
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: never }).insertedId;
};

let words = 0;
/** Everything that only admins write, as calls with a token, and a look at all that these calls change. */
async function adminWrites(admin: Member) {
  const seller = await api.signUp(`sells-${admin.email}`, 'seller');
  const [id, other, reported] = [
    await addListing(api.database, { seller_id: seller.id }),
    await addListing(api.database, { seller_id: seller.id }),
    await addListing(api.database),
  ];
  const [off, back] = [await addListing(api.database), await addListing(api.database)];
  const reason = 'Stolen.';
  for (const each of [off, back])
    expect((await admin.call('PUT', `/bikes/${each}/takenOff`, { reason })).status).toBe(200);
  await admin.call('DELETE', `/bikes/${back}/takenOff`);
  const entry: string = await insertedIdOf(
    api.call('POST', `/bikes/${reported}/reports`, { reason: 'money-first' }),
  );
  words += 1;
  const name = (kind: string) => ({ kind: 'make', name: `Mayur${kind}${'abcdef'.charAt(words)}`, make: '' });
  const [make, former]: [number, number] = [
    await insertedIdOf(admin.call('POST', '/vocabulary', name('one'))),
    await insertedIdOf(admin.call('POST', '/vocabulary', name('two'))),
  ];
  const spellings = `/vocabulary/${make}/spellings`;
  const spelling: number = await insertedIdOf(
    admin.call('POST', spellings, { spelling: `${name('three').name}` }),
  );
  const calls: [string, string, unknown?][] = [
    ['PUT', `/bikes/${id}/takenOff`, { reason }],
    ['PUT', `/bikes/${other}/takenOff`, { reason, others: true }],
    ['DELETE', `/bikes/${off}/takenOff`],
    ['POST', `/bikes/${back}/takenOff/undo`],
    ['PUT', `/inbox/${entry}`, { done: true }],
    ['POST', '/vocabulary', name('four')],
    ['POST', spellings, { spelling: name('five').name }],
    ['DELETE', `${spellings}/${spelling}`],
    ['POST', `/vocabulary/${former}/merge`, { into: make }],
  ];
  const look = async () => {
    const { rows } = await sql`
      select (select count(*) from standing_changes), (select count(*) from reports where done_at is null) as open,
        (select count(*) from search_terms where merged_into is null) as terms,
        (select count(*) from search_spellings where not removed) as spellings,
        (select array_agg(id order by id) from listings where taken_off_at is not null) as off`.execute(
      api.database,
    );
    return rows[0];
  };
  const by = (token: string) =>
    calls.map(([method, path, body]) => api.call(method, path, body, { authorization: `Bearer ${token}` }));
  return { by, look };
}

const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
const each = (status: number) => Array.from({ length: 9 }, () => status);

test('no write of an admin comes after a new password has ended the session in which it was sent', async () => {
  const admin = await newAdmin('changes');
  const { by, look } = await adminWrites(admin);
  const stolen = await api.enterAgain(admin);
  const before = await look();
  await api.call('POST', '/auth/request-password-reset', { email: admin.email });
  // The links of mails are deleted last, after the sessions.
  await overlaps.heldAt('verifications', 'delete', async (release) => {
    const newPassword = 'battery staple';
    const change = admin.call('POST', '/me/password', { currentPassword: password, newPassword });
    await overlaps.until(1);
    const late = by(stolen);
    await overlaps.until(1 + late.length);
    await release();
    expect((await change).status).toBe(200);
    expect(await statusesOf(late)).toEqual(each(401));
  });
  expect(await look()).toEqual(before);
  // The one who changed it goes on.
  expect(new Set(await statusesOf(by(admin.token)))).toEqual(new Set([200, 201]));
  expect(await look()).not.toEqual(before);
});

test('nor after their account is deleted', async () => {
  const admin = await newAdmin('leaves');
  const { by, look } = await adminWrites(admin);
  const stolen = await api.enterAgain(admin);
  const before = await look();
  await overlaps.heldAt('users', 'delete', async (release) => {
    const deletion = admin.call('POST', '/me/deletion', { password });
    await overlaps.until(1);
    const late = by(stolen);
    await overlaps.until(1 + late.length);
    await release();
    expect((await deletion).status).toBe(200);
    expect(await statusesOf(late)).toEqual(each(401));
  });
  expect(await look()).toEqual(before);
});

test('nor once they are no admin any more', async () => {
  const admin = await newAdmin('former');
  const { by, look } = await adminWrites(admin);
  const before = await look();
  const ending = await api.database.startTransaction().execute();
  await sql`update users set admin = false where id = ${admin.id}`.execute(ending);
  const late = by(admin.token);
  await overlaps.until(late.length);
  await ending.commit().execute();
  expect(await statusesOf(late)).toEqual(each(403));
  expect(await look()).toEqual(before);
});

test('two admins who take off all that the other one sells at the same moment do not wait for each other', async () => {
  const [one, two] = [await newAdmin('one'), await newAdmin('two')];
  const [ofOne, ofTwo] = [
    await addListing(api.database, { seller_id: one.id }),
    await addListing(api.database, { seller_id: two.id }),
  ];
  const offAll = (who: Member, id: string) =>
    who.call('PUT', `/bikes/${id}/takenOff`, { reason: 'Stolen.', others: true });
  const holding = await api.database.startTransaction().execute();
  await sql`select from sessions where user_id in (${one.id}, ${two.id}) for update`.execute(holding);
  const both = [offAll(one, ofTwo), offAll(two, ofOne)];
  await overlaps.until(2);
  await holding.commit().execute();
  expect(await statusesOf(both)).toEqual([200, 200]);
});
