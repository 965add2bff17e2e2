import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { newProduct } from '../../../test/support/listings.ts';
import { undoSeconds } from '../../kernel/undo.ts';

let api: TestApi;
let admin: Member;
let seller: Member;
let buyer: Member;
let unproven: Member;
let bike: string;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  seller = await api.signUp('seller@example.com', 'seller');
  buyer = await api.signUp('buyer@example.com');
  unproven = await api.signUp('unproven@example.com');
  await sql`update users set admin = id = ${admin.id}, email_verified = id <> ${unproven.id}`.execute(
    api.database,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  const added = await seller.call('POST', '/products', newProduct);
  bike = ((await added.json()) as { insertedId: string }).insertedId;
  for (const who of [buyer, unproven]) await book(who);
  await sql`delete from mails`.execute(api.database);
  api.mails.length = 0;
});

const book = (who: Member) =>
  who.call('POST', '/modalData', {
    location: 'Kandirpar, Cumilla',
    number: '01712345678',
    productId: bike,
  });
const off = (reason = 'Stolen.') => admin.call('PUT', `/bikes/${bike}/takenOff`, { reason });
const back = () => admin.call('DELETE', `/bikes/${bike}/takenOff`);

/** Lets some seconds pass, and sends what is due. */
async function pass(seconds: number) {
  const by = sql`make_interval(secs => ${seconds})`;
  await sql`update standing_changes set changed_at = changed_at - ${by}, told_at = told_at - ${by}`.execute(
    api.database,
  );
  await sql`update bookings set warned_at = warned_at - ${by}, put_back_told_at = put_back_told_at - ${by}`.execute(
    api.database,
  );
  await sql`update mails set due_at = due_at - ${by}`.execute(api.database);
  await api.sendDue();
}

/** Who was told since the last call that it is off the site, or back. */
function told() {
  const all = api.mails.flatMap(({ to, subject }) => {
    const said = /taken off|back on/.exec(subject)?.[0];
    return said ? [`${to.split('@')[0]}: ${said}`] : [];
  });
  api.mails.length = 0;
  return all.sort();
}

describe('what is taken off and put back again and again', () => {
  test('sends each of its seller and buyers one mail while it goes on, and none where it ends as it was told', async () => {
    await off();
    expect(told()).toEqual(['buyer: taken off', 'seller: taken off', 'unproven: taken off']);
    for (let times = 0; times < 3; times += 1) {
      await back();
      await pass(5);
      await off();
      await pass(5);
    }
    await pass(3_600);
    expect(told()).toEqual([]);
  });

  test('is told once more when ten minutes are over, as it stands by then', async () => {
    await off();
    told();
    await back();
    await pass(undoSeconds + 1);
    expect(told()).toEqual([]);
    await off();
    await back();
    await pass(300);
    expect(told()).toEqual([]);
    await pass(300);
    expect(told()).toEqual(['buyer: back on', 'seller: back on']);
    // Now the last thing that they were told is that it is off.
    await off();
    expect(told()).toEqual([]);
    await pass(600);
    expect(told()).toEqual(['buyer: taken off', 'seller: taken off']);
  });

  test('is not told where that has not left and is undone', async () => {
    await sql`create function leave_late() returns trigger language plpgsql as
      $$ begin new.due_at := now() + interval '1 hour'; return new; end $$`.execute(api.database);
    await sql`create trigger leave_late before insert on mails for each row execute function leave_late()`.execute(
      api.database,
    );
    await off();
    await sql`drop function leave_late cascade`.execute(api.database);
    await back();
    await pass(3_600);
    await pass(3_600);
    expect(told()).toEqual([]);
    await off();
    expect(told()).toEqual(['buyer: taken off', 'seller: taken off', 'unproven: taken off']);
  });

  test('its seller is told of another reason, and who booked it meanwhile at once that it is off', async () => {
    await off('Stolen.');
    told();
    await back();
    const hasty = await api.signUp(`hasty${bike}@example.com`);
    await book(hasty);
    await sql`delete from mails where kind = 'booked'`.execute(api.database);
    await off('Sold elsewhere.');
    expect(told()).toEqual([`${hasty.email.split('@')[0]}: taken off`]);
    await pass(600);
    expect(api.mails.map(({ to, text }) => [to, text.includes('Sold elsewhere.')])).toEqual([
      [seller.email, true],
    ]);
  });
});

describe('what was done before it was noted of what mail had told', () => {
  const migration = new URL('../../../db/migrations/0067-told-once.sql', import.meta.url);

  /** Has the database forget what was told, and learn it as an upgrade does. */
  async function upgrade() {
    const updates = (await readFile(migration, 'utf8')).split(/;$/m).filter((text) => /^update /m.test(text));
    expect(updates).toHaveLength(2);
    await sql`update standing_changes set told_at = null`.execute(api.database);
    await sql`update bookings set put_back_told_at = null`.execute(api.database);
    for (const update of updates) await sql.raw(update).execute(api.database);
  }

  test('counts as told', async () => {
    await off();
    told();
    await upgrade();
    await back();
    await pass(3_600);
    expect(told()).toEqual(['buyer: back on', 'seller: back on']);
    await upgrade();
    await off();
    await pass(3_600);
    expect(told()).toEqual(['buyer: taken off', 'seller: taken off']);
  });

  test('leaves by the mail that waits for it', async () => {
    await off();
    told();
    await back();
    await upgrade();
    await pass(3_600);
    expect(told()).toEqual(['buyer: back on', 'seller: back on']);
  });

  test('leaves by a mail of the time before changes had numbers', async () => {
    await off();
    told();
    await back();
    await sql`update mails set details = details - 'change'`.execute(api.database);
    await upgrade();
    await pass(3_600);
    expect(told()).toEqual(['buyer: back on', 'seller: back on']);
  });
});
