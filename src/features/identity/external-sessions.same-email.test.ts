import { describe, expect, test } from 'vitest';
import { firebaseGarage, project } from '../../../test/support/firebase-garage.ts';
import { addListing } from '../../../test/support/listings.ts';

const garage = firebaseGarage();
const { enter, send, whoIs, rowOf, sessionsOf, insertEmbedded } = garage;

const isForSale = async (id: string) =>
  (
    await garage.api.database
      .selectFrom('listings')
      .select('deleted_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deleted_at === null;

describe('an account with the same e-mail is never taken over', () => {
  test('an unproven e-mail opens nothing that is already there', async () => {
    for (const verified of [true, false]) {
      const address = `taken-${verified}@example.com`;
      const owner = await insertEmbedded(address, verified);
      const answer = await enter({}, `thief-${verified}`, address.toUpperCase());
      expect(answer).toMatchObject({ status: 409, code: 'email-unproven', cookie: '' });
      expect(await sessionsOf(owner)).toHaveLength(1);
    }
  });

  test('a proven one does; what somebody made who never proved the mailbox does not survive', async () => {
    const owner = await insertEmbedded(garage.email, false);
    const listing = await addListing(garage.api.database, { seller_id: owner, email: garage.email });
    const answer = await enter({
      email_verified: true,
      name: 'Rahima',
      picture: 'https://example.com/r.jpg',
    });
    expect(answer).toMatchObject({ status: 200, user: { id: owner } });
    expect(await rowOf(garage.email)).toMatchObject({ name: 'Rahima', image: 'https://example.com/r.jpg' });
    expect(await isForSale(listing)).toBe(false);
    expect(garage.api.mails.at(-1)).toMatchObject({
      to: garage.email,
      subject: expect.stringContaining('was for sale'),
    });
    const ways = await garage.api.database
      .selectFrom('credentials')
      .select('provider_id')
      .where('user_id', '=', owner)
      .execute();
    expect(ways).toEqual([{ provider_id: 'firebase' }]);
    expect((await sessionsOf(owner)).map(({ id }) => id)).not.toContain(`s-${garage.email}`);
    expect((await rowOf(garage.email))?.email_verified).toBe(true);
  });

  test('two proven owners of one mailbox are one account, and its sessions stay', async () => {
    const owner = await insertEmbedded(garage.email, true);
    expect((await enter({ email_verified: true })).user?.id).toBe(owner);
    expect(await sessionsOf(owner)).toHaveLength(2);
  });

  test('an e-mail that is proven later ends the sessions from before, but not the one that proved it', async () => {
    const squatter = await enter({ auth_time: garage.issuer.now() - 100, name: 'Squatter' });
    const listing = await addListing(garage.api.database, {
      seller_id: squatter.user?.id ?? '',
      email: garage.email,
    });
    const owner = await enter({ auth_time: garage.issuer.now() - 10, email_verified: true, name: 'Rahima' });
    expect(owner.user?.id).toBe(squatter.user?.id);
    expect(await rowOf(garage.email)).toMatchObject({ name: 'Rahima' });
    expect(await isForSale(listing)).toBe(false);
    expect(garage.api.mails.at(-1)).toMatchObject({
      to: garage.email,
      subject: expect.stringContaining('was for sale'),
    });
    expect(await whoIs(squatter.cookie)).toBeNull();
    expect(await whoIs(owner.cookie)).not.toBeNull();
    expect((await send('/jwt', { email: garage.email }, squatter.idToken)).status).toBe(401);
  });

  test('who proves the mailbox in the sign-in that they used the account with keeps what they wrote and listed', async () => {
    const auth_time = garage.issuer.now() - 100;
    const { user } = await enter({ auth_time, name: 'Karim' });
    const listing = await addListing(garage.api.database, { seller_id: user?.id ?? '', email: garage.email });
    await enter({ auth_time, email_verified: true, name: 'Karim at Firebase' });
    expect(await rowOf(garage.email)).toMatchObject({ email_verified: true, name: 'Karim' });
    expect(await isForSale(listing)).toBe(true);
    await enter({ auth_time: garage.issuer.now() - 5, email_verified: true });
    expect(await isForSale(listing)).toBe(true);
    expect(garage.api.mails.filter(({ to }) => to === garage.email)).toEqual([]);
  });

  test('the same id of another project is somebody else', async () => {
    const { user } = await enter();
    await garage.api.database
      .updateTable('credentials')
      .set({ issuer: 'https://securetoken.google.com/another-garage' })
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect(await enter({ auth_time: garage.issuer.now() - 5 })).toMatchObject({
      status: 409,
      code: 'email-unproven',
    });
  });

  test('an account from before issuers were written down is still its owner’s, with all that they listed', async () => {
    const { user } = await enter({ auth_time: garage.issuer.now() - 500, name: 'Karim' });
    const id = user?.id ?? '';
    const listing = await addListing(garage.api.database, { seller_id: id, email: garage.email });
    // As migration 0012 has left it.
    const row = garage.api.database.updateTable('credentials').where('user_id', '=', id);
    await row.set({ issuer: '', email: null }).execute();
    const again = await enter({ auth_time: garage.issuer.now() - 10 });
    expect([again.status, again.user?.id]).toEqual([200, id]);
    expect(await isForSale(listing)).toBe(true);
    const ways = await garage.api.database
      .selectFrom('credentials')
      .select(['issuer', 'account_id'])
      .where('user_id', '=', id)
      .execute();
    expect(ways).toEqual([{ issuer: `https://securetoken.google.com/${project}`, account_id: garage.uid }]);
  });

  test('a changed e-mail is followed once it is proven, and never into somebody else’s', async () => {
    const { user } = await enter({ email_verified: true });
    const changed = `new-${garage.email}`;
    const auth_time = garage.issuer.now() + 1;
    expect((await enter({ auth_time }, garage.uid, changed)).user).toMatchObject({
      id: user?.id,
      email: garage.email,
    });
    const proven = await enter({ auth_time, email_verified: true }, garage.uid, changed);
    expect(proven.user).toMatchObject({ id: user?.id, email: changed });
    await insertEmbedded(`other-${garage.email}`, true);
    const into = await enter({ auth_time, email_verified: true }, garage.uid, `other-${garage.email}`);
    expect(into.user).toMatchObject({ id: user?.id, email: changed });
  });
});
