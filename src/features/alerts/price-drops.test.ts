import { expect, test } from 'vitest';
import { name, priceWatchers, publicUrl, showing, tokens } from '../../../test/support/price-watchers.ts';
import { deleteSaved, saveListings } from '../saved/data.ts';
import { lookAtPrices } from './commands/looks.ts';
import { priceDropMail } from './data/price-drops.ts';

const garage = priceWatchers();
const { look, saver, offer, ask } = garage;

test('a lower price is told once to each who saved it at a higher one, with both prices and a way to end it', async () => {
  const id = await offer();
  const one = await saver([id]);
  await ask(id, 90_000);
  const two = await saver([id]);
  await saver([id], { proven: false });
  expect(await look()).toEqual([one.email]);
  const [mail] = garage.sent;
  expect(mail?.subject).toBe(`Cheaper now: ${name}`);
  expect(mail?.text).toContain('90,000 · 2019 · Sylhet · was 1,00,000 when you saved it');
  const token = tokens.sign({ about: 'drops', id: one.id });
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': `<${publicUrl}/stopMail?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(tokens.read(token)).toEqual({ about: 'drops', id: one.id });
  // Nothing about the seller.
  expect(`${mail?.text}${mail?.html}`).not.toContain('Rahima');
  expect(await look()).toEqual([]);
  await ask(id, 85_000);
  expect(await look()).toEqual([one.email, two.email].sort());
  // Mail programs, too, see two different mails.
  expect(new Set(garage.sent.map(({ headers }) => headers?.['Message-ID'])).size).toBe(2);
  expect(garage.sent.map(({ text }) => /was ([\d,]+) when/.exec(text)?.[1]).sort()).toEqual([
    '1,00,000',
    '90,000',
  ]);
});

test('what gathers is one mail: two lower prices of one, and those of several', async () => {
  const ids = [await offer(), await offer(110_000)];
  const { email } = await saver(ids);
  await ask(ids[0] ?? '', 95_000);
  expect(await look({ later: false })).toEqual([]);
  await ask(ids[0] ?? '', 92_000);
  await ask(ids[1] ?? '', 99_000);
  expect(await look()).toEqual([email]);
  expect(garage.sent[0]?.subject).toBe('2 of your saved motorcycles are cheaper now');
  expect(garage.sent[0]?.text).toContain('92,000');
  expect(garage.sent[0]?.text).not.toContain('95,000');
});

test('what is sold, deleted, dearer again, in another currency or in words only brings no mail', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => offer()));
  const [sold = '', deleted = '', gone = '', dearer = '', foreign = '', worded = ''] = ids;
  const { id, email } = await saver(ids);
  for (const each of [sold, deleted, gone, dearer, worded]) await ask(each, 80_000);
  for (const price of [900, 800]) await ask(foreign, price, 'USD');
  expect(await look({ later: false })).toEqual([]);
  await garage.database.updateTable('listings').set({ sold_at: new Date() }).where('id', '=', sold).execute();
  await garage.database
    .updateTable('listings')
    .set({ deleted_at: new Date() })
    .where('id', '=', deleted)
    .execute();
  await garage.database.deleteFrom('listings').where('id', '=', gone).execute();
  await ask(dearer, 120_000);
  await ask(worded, null);
  expect(await look()).toEqual([]);
  await ask(dearer, 110_000);
  expect(await look()).toEqual([]);
  // From a price in words to a figure below the price when it was saved.
  await ask(worded, 70_000);
  expect(await look()).toEqual([email]);
  // Up and down again is no news, however often; a new lowest price is.
  for (const price of [75_000, 70_000, 99_000, 71_000]) await ask(worded, price);
  expect(await look()).toEqual([]);
  await ask(worded, 69_000);
  expect(await look()).toEqual([email]);
  // Removed from the list and saved again.
  await ask(worded, 60_000);
  await deleteSaved(garage.database, id, worded);
  expect(await look()).toEqual([]);
  await saveListings(garage.database, id, [{ _id: worded }]);
  await ask(worded, 65_000);
  expect(await look()).toEqual([]);
  await ask(worded, 59_000);
  expect(await look()).toEqual([email]);
});

test('nobody who does not want it gets any, nor who sells it; what waits then waits no more', async () => {
  const id = await offer();
  const [quiet, ending, other] = [await saver([id]), await saver([id]), await saver([id])];
  const [wavering, staying] = [await saver([id]), await saver([id])];
  await priceDropMail.write(garage.database, quiet.id, false);
  await garage.database.updateTable('listings').set({ seller_id: other.id }).where('id', '=', id).execute();
  await ask(id, 90_000);
  await look({ later: false });
  for (const { id: user } of [ending, wavering]) await priceDropMail.stop(garage.database, user);
  await priceDropMail.resume(garage.database, wavering.id);
  expect(await look()).toEqual([staying.email]);
  await priceDropMail.resume(garage.database, ending.id);
  expect(await look()).toEqual([]);
  await ask(id, 80_000);
  expect(await look()).toEqual([ending.email, wavering.email, staying.email].sort());
});

test('who has not proven their mailbox, or wants no mail, is not told later of what came before', async () => {
  const id = await offer();
  const [unproven, quiet] = [await saver([id], { proven: false }), await saver([id])];
  await priceDropMail.write(garage.database, quiet.id, false);
  await ask(id, 90_000);
  await look({ later: false });
  await garage.database
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', unproven.id)
    .execute();
  await priceDropMail.write(garage.database, quiet.id, true);
  expect(await look()).toEqual([]);
  await ask(id, 80_000);
  expect(await look()).toEqual([unproven.email, quiet.email].sort());
});

test('the owner of a stopped account gets none: neither of what waits nor of what comes', async () => {
  const [first, second] = [await offer(), await offer()];
  const { id } = await saver([first, second]);
  await ask(first, 90_000);
  await look({ later: false });
  await garage.database
    .updateTable('users')
    .set({ stopped_at: new Date(), stop_reason: '' })
    .where('id', '=', id)
    .execute();
  await ask(second, 90_000);
  expect(await look()).toEqual([]);
});

test('what its reader has seen on the site brings no mail, before and after it is matched; a lower price does', async () => {
  const ids = [await offer(), await offer()];
  const [matched = '', fresh = ''] = ids;
  const { member, email } = await saver(ids);
  const other = await saver(ids);
  await ask(matched, 90_000);
  await look({ later: false });
  await ask(fresh, 90_000);
  const shown = showing(ids, 90_000);
  expect(await lookAtPrices(garage.database, member, shown)).toBe(2);
  expect(await lookAtPrices(garage.database, member, shown)).toBe(0);
  expect(await look()).toEqual([other.email]);
  // Up and down again is no news; a lower price is.
  for (const price of [95_000, 90_000]) await ask(matched, price);
  expect(await look()).toEqual([]);
  await ask(matched, 85_000);
  expect(await look()).toEqual([email, other.email].sort());
});

test('what costs less than the page showed was not seen: mail tells of it', async () => {
  const bike = await offer();
  const { member, email } = await saver([bike]);
  await ask(bike, 90_000);
  const shown = showing([bike], 90_000);
  await ask(bike, 80_000);
  expect(await lookAtPrices(garage.database, member, shown)).toBe(0);
  expect(await look()).toEqual([email]);
});

test('what is not cheaper, or not saved, is not marked as seen', async () => {
  const ids = [await offer(), await offer(), await offer()];
  const [same = '', dearer = '', foreign = ''] = ids;
  const unsaved = await offer();
  const { member, email } = await saver(ids);
  await ask(dearer, 110_000);
  await ask(foreign, 900, 'USD');
  await ask(unsaved, 90_000);
  expect(await lookAtPrices(garage.database, member, showing([...ids, unsaved], 90_000))).toBe(0);
  await ask(same, 90_000);
  expect(await look()).toEqual([email]);
});
