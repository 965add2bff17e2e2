import { expect, test } from 'vitest';
import { alertMails, only, publicUrl, silent, tokens } from '../../../test/support/alert-mails.ts';
import { addListing } from '../../../test/support/listings.ts';
import { createWork } from '../../jobs.server.ts';
import { recogniseBike } from '../catalogue/domain.ts';
import { lookAtBike, lookAtSearch } from './commands/looks.ts';
import { sendDue } from './commands/send-alerts.ts';
import { matchArrivals } from './jobs.ts';

const garage = alertMails();
const { partsOf, save, sell, atOnce, retryNow, statesOf } = garage;

test('at once: a mail in text and HTML with what we know of it by its title, and one click that ends it (RFC 8058)', async () => {
  const { id, email } = await save(only(101_000));
  const listing = await sell(101_000, {
    name: 'Yamaha FZS V3 <b>ABS',
    location: 'Mirpur, Dhaka',
    mileage_km: 12_000,
    description: 'spam.example',
  });
  expect(await atOnce()).toBe(1);
  expect(garage.received).toHaveLength(1);
  const [{ to, text } = { to: [], text: '' }] = garage.received;
  expect(to).toEqual([email]);
  const stop = `${publicUrl}/stopMail?token=${tokens.sign({ about: 'search', id: id })}`;
  expect(text).toContain(`List-Unsubscribe: <${stop}>`);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(text).toMatch(new RegExp(`^Message-ID: <${id}\\.${listing}\\.1@garage\\.example\\.org>\\r$`, 'm'));
  expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
  // The same name as on its page.
  expect(text).toContain('Subject: New: Yamaha FZS V3 <b>ABS (Mine & <yours>)');
  expect(text).toContain('Yamaha FZS V3 &lt;b&gt;ABS</a>');
  expect(text).toContain('1,01,000 · 2019 · 12,000 km · Dhaka');
  expect(text).toContain(`${publicUrl}/bikes/yamaha-fzs-v3-b-abs-${listing}`);
  expect(text).toContain(`${publicUrl}/bikes?currency=BDT&maxPrice=101000&minPrice=101000`);
  expect(text).toContain(stop);
  // No other text of the seller; the owner's text is escaped in the HTML.
  expect(text).not.toContain('spam');
  expect(text).toContain('“Mine & <yours>”');
  expect(text).toContain('“Mine &amp; &lt;yours&gt;”');
});

test('a title that says where to turn to is not sent: what the catalogue knows stands in its place, if only the make', async () => {
  await save(only(101_500));
  const name = 'Honda claim your prize at spam.example';
  const { make, model } = recogniseBike(name);
  await sell(101_500, { name, make, model });
  expect(await atOnce()).toBe(1);
  expect(garage.received[0]?.text).toContain('Honda');
  expect(garage.received[0]?.text).not.toContain('spam');
});

test('one mail for each match and search: run again, by several at once, and for what came together', async () => {
  const first = await save(only(102_000));
  const second = await save(only(102_000));
  const never = await save(only(102_000), 'never');
  await addListing(garage.database, { price_amount: 102_000 });
  await sell(102_000);
  expect((await Promise.all([atOnce(), atOnce(), atOnce()])).reduce((sum, sent) => sum + sent)).toBe(2);
  expect(await atOnce()).toBe(0);
  expect(garage.received.flatMap(({ to }) => to).sort()).toEqual([first.email, second.email].sort());
  for (const { text } of garage.received) expect(text).toContain('2 new motorcycles');
  expect(await statesOf(never.id)).toEqual(['none', 'none']);
  // What comes soon after a mail is gathered for the next one.
  for (let n = 0; n < 3; n++) {
    await sell(102_000);
    expect(await atOnce()).toBe(0);
  }
  await retryNow();
  expect(await atOnce()).toBe(2);
  expect(garage.received).toHaveLength(4);
  expect(garage.received.at(-1)?.text).toContain('3 new motorcycles');
});

test('what was sold before its mail left is not in it, and alone makes none; nor does an unproven mailbox get any', async () => {
  const { id } = await save(only(103_000));
  await save(only(103_000), 'now', false);
  const sold = await sell(103_000);
  await garage.database
    .updateTable('listings')
    .set({ deleted_at: new Date() })
    .where('id', '=', sold)
    .execute();
  expect(await atOnce()).toBe(0);
  expect(garage.received).toEqual([]);
  expect(await statesOf(id)).toEqual(['none']);
  const stays = await addListing(garage.database, { price_amount: 103_000 });
  const gone = await sell(103_000);
  await garage.database.deleteFrom('listings').where('id', '=', gone).execute();
  expect(await atOnce()).toBe(1);
  expect(garage.received[0]?.text).toContain(stays);
  expect(garage.received[0]?.text).not.toContain(gone);
});

test('the owner of a stopped account gets none: neither of what waits nor of what comes', async () => {
  const { id, email, member } = await save(only(103_500));
  await sell(103_500);
  await garage.database
    .updateTable('users')
    .set({ stopped_at: new Date(), stop_reason: '' })
    .where('id', '=', member.actor.id)
    .execute();
  await sell(103_500);
  expect(await atOnce()).toBe(0);
  expect(garage.received.flatMap(({ to }) => to)).not.toContain(email);
  expect(await statesOf(id)).toEqual(['none', 'none']);
});

test('what was looked at on the site before its mail left is not in it, and alone makes none', async () => {
  const price = 31_339;
  const { id, member } = await save(only(price));
  const looked = await sell(price, { name: 'Looked at' });
  await sell(price, { name: 'Not seen' });
  await matchArrivals(garage.database, 'BDT');
  await lookAtBike(garage.database, member, looked);
  expect(await atOnce()).toBe(1);
  expect(garage.received[0]?.text).toContain('Not seen');
  expect(garage.received[0]?.text).not.toContain('Looked at');
  const alone = await sell(price);
  await lookAtSearch(garage.database, member, id, [alone]);
  await retryNow();
  expect(await atOnce()).toBe(0);
  expect(garage.received).toHaveLength(1);
});

test('what counts as seen but was on a later page of the list is mailed', async () => {
  const price = 31_340;
  const { id, member } = await save(only(price));
  const shown = await sell(price, { name: 'On the first page' });
  await sell(price, { name: 'Further down' });
  await lookAtSearch(garage.database, member, id, [shown]);
  await lookAtSearch(garage.database, member, id);
  expect(await atOnce()).toBe(1);
  expect(garage.received[0]?.text).toContain('Further down');
  expect(garage.received[0]?.text).not.toContain('On the first page');
});

test('a server that is away or busy gets it later, once; what it refuses for good is given up', async () => {
  const { id } = await save(only(104_000));
  await sell(104_000);
  garage.server.mood = { code: 451, text: 'later' };
  expect(await atOnce()).toBe(0);
  // It is not retried at once.
  garage.server.mood = null;
  expect(await atOnce()).toBe(0);
  expect(await statesOf(id)).toEqual(['due']);
  await retryNow();
  expect(await atOnce()).toBe(1);
  expect([garage.received.length, await statesOf(id)]).toEqual([1, ['sent']]);

  garage.server.mood = { code: 550, text: 'no such mailbox' };
  await sell(104_000);
  await retryNow();
  expect(await atOnce()).toBe(0);
  garage.server.mood = null;
  await retryNow();
  expect(await atOnce()).toBe(0);
  expect((await statesOf(id)).sort()).toEqual(['refused', 'sent']);
  // The next motorcycle is sent separately.
  await sell(104_000);
  expect(await atOnce()).toBe(1);
});

test('a process that is killed while it sends leaves the mail to another, which mail programs know as the same', async () => {
  const { id } = await save(only(105_000));
  const listing = await sell(105_000);
  const started = Promise.withResolvers<string>();
  // This process hands the mail over and then hangs.
  void sendDue(
    partsOf({
      deliver: (message) => {
        started.resolve(message.headers?.['Message-ID'] ?? '');
        return new Promise<void>(() => {});
      },
    }),
    'now',
  );
  const messageId = await started.promise;
  expect(await atOnce()).toBe(0);
  await retryNow();
  expect(await atOnce()).toBe(1);
  expect(messageId).toContain(listing);
  expect(garage.received[0]?.text).toContain(`Message-ID: ${messageId}`);
  expect(await statesOf(id)).toEqual(['sent']);
});

test('the job process does all of it with the site’s own addresses', async () => {
  const { email } = await save('?minPrice=107000&maxPrice=107000&q=scratchless');
  await addListing(garage.database, { price_amount: 107_000, description: 'Scratchless.' });
  const work = await createWork({
    config: { currency: undefined, dataDir: '', publicUrl },
    database: garage.database,
    mail: garage.server.mail,
    log: silent,
  });
  for (const { run } of work.watches) await run(() => false);
  expect(garage.received.map(({ to }) => to)).toEqual([[email]]);
  expect(garage.received[0]?.text).toMatch(new RegExp(`${publicUrl}/bikes/yamaha-fz-s-v3-\\w{16}`));
  expect(garage.received[0]?.text).toMatch(new RegExp(`${publicUrl}/stopMail\\?token=[\\w.-]{60}`));
  for (const { name, run } of work.jobs)
    if (['searches', 'daily-alerts'].includes(name)) expect(Object.values(await run())).not.toContain(1);
});
