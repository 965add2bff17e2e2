import type { JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { firebaseGarage } from '../../../test/support/firebase-garage.ts';

const garage = firebaseGarage();
const { enter, send } = garage;

describe('an account that the garage has suspended', () => {
  const stop = (address: string, reason: string | null) =>
    garage.api.database
      .updateTable('users')
      .set({ stopped_at: reason === null ? null : new Date(), stop_reason: reason })
      .where('email', '=', address)
      .execute();

  /** An account that the external provider does not know yet. */
  const insertAccount = (isConfirmed: boolean) =>
    garage.api.database
      .insertInto('users')
      .values({
        id: `stopped-${garage.uid}`,
        name: '',
        email: garage.email,
        email_verified: isConfirmed,
        image: null,
        role: 'buyer',
      })
      .execute();

  test('is opened by no token of its owner, and again once they are let in', async () => {
    const first = await enter({ email_verified: true });
    expect(first.status).toBe(200);
    await garage.api.database
      .deleteFrom('sessions')
      .where('user_id', '=', first.user?.id ?? '')
      .execute();
    await stop(garage.email, 'Riders complained.');
    const later = { email_verified: true, auth_time: Math.floor(Date.now() / 1_000) - 100 };
    expect(await enter(later)).toMatchObject({ status: 403, code: 'account-stopped' });
    const idToken = await garage.issuer.token(garage.uid, garage.email, later);
    for (const [path, body] of [
      ['/jwt', { email: garage.email }],
      ['/users', { email: garage.email, name: 'Somebody' }],
    ] as const) {
      const answer = await send(path, body, idToken);
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'account-stopped', detail: expect.stringContaining('Riders') }),
      ]);
    }
    await stop(garage.email, null);
    expect((await enter(later)).status).toBe(200);
  });

  test('is not told to whoever has not proven the mailbox', async () => {
    await insertAccount(true);
    await stop(garage.email, 'Riders complained.');
    expect(await enter({ email_verified: false })).toMatchObject({ status: 409, code: 'email-unproven' });
    expect(await enter({ email_verified: true })).toMatchObject({ status: 403, code: 'account-stopped' });
    expect(await detailOf({ email_verified: true })).toContain('Riders complained.');
  });

  test('why is not told to the owner of a mailbox that its creator never confirmed', async () => {
    await insertAccount(false);
    await stop(garage.email, 'Riders complained.');
    expect(await detailOf({ email_verified: true })).toContain('Somebody has used this e-mail');
  });

  test('of an unconfirmed account its owner is told why, until the mailbox is proven', async () => {
    expect((await enter({ email_verified: false })).status).toBe(200);
    await garage.api.database.deleteFrom('sessions').execute();
    await stop(garage.email, 'Riders complained.');
    const later = { auth_time: Math.floor(Date.now() / 1_000) - 100 };
    expect(await detailOf({ ...later, email_verified: false })).toContain('Riders complained.');
    expect(await detailOf({ ...later, email_verified: true })).toContain('Somebody has used this e-mail');
  });

  async function detailOf(claims: JWTPayload): Promise<string> {
    const answer = await send(
      '/jwt',
      { email: garage.email },
      await garage.issuer.token(garage.uid, garage.email, claims),
    );
    expect(answer.status).toBe(403);
    return ((await answer.json()) as { detail: string }).detail;
  }
});
