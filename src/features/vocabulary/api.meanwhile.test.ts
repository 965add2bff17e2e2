import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type Member, type TestApi } from '../../../test/support/api.ts';
import { addListing } from '../../../test/support/listings.ts';
import { untilWaiting } from '../../../test/support/lock-waits.ts';
import { insertedId, outcome, vocabularyCalls } from '../../../test/support/vocabulary.ts';
import type { Transaction } from '../../platform/database.ts';
import { insertName, insertSpelling, lockVocabulary, mergeNames } from './data.ts';

let api: TestApi;
let admin: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signUp('admin@example.com');
  await api.database.updateTable('users').set({ admin: true }).where('id', '=', admin.id).execute();
  await add('Bajaj', 'Pulsar 150');
  await add('Bajaj', 'Pulsar 150');
  await add('Suzuki', 'Gixxer SF');
  await add('Suzuki', 'Gixxer 155');
  await add('Honda', 'Dio');
  await add('Yamaha', 'FZ-S V3', { location: 'Kandirpar, Cumilla' });
});
afterAll(() => api.close());

const { add, nameOf, find, asked, teach, teachName } = vocabularyCalls(() => ({ api, admin }));

describe('a spelling that an admin adds', () => {
  test('two admins who give one word two meanings at once: one of them is told', async () => {
    const one = await nameOf('make', 'honda');
    const two = await nameOf('make', 'yamaha');
    const answers = await Promise.all([teach(one.id, 'bhomra'), teach(two.id, 'bhomra')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('a word that becomes a name meanwhile, and a make that is merged meanwhile: who waited is told', async () => {
    const honda = await nameOf('make', 'honda');
    const yamaha = await nameOf('make', 'yamaha');
    /**
     * Makes a call while another transaction teaches something; it is answered after that transaction ends.
     */
    const meanwhile = async (
      work: (transaction: Transaction) => Promise<unknown>,
      ask: () => Promise<Response>,
    ) => {
      const teaching = await api.database.startTransaction().execute();
      await lockVocabulary(teaching);
      const answer = ask();
      await untilWaiting(api.database, 1);
      await work(teaching);
      await teaching.commit().execute();
      return outcome(await answer);
    };
    const addMake = (slug: string, name: string) => (transaction: Transaction) =>
      insertName(transaction, { kind: 'make', slug, name, parent: null });
    expect(
      (await meanwhile(addMake('mayurpankhi', 'Mayurpankhi'), () => teach(honda.id, 'mayurpankhi'))).slice(
        0,
        2,
      ),
    ).toEqual([409, 'spelling-taken']);
    const spell = (transaction: Transaction) =>
      insertSpelling(transaction, { term: yamaha.id, spelling: 'Meghna', area: null, by: admin.id });
    expect((await meanwhile(spell, () => teachName('make', 'Meghna'))).slice(0, 2)).toEqual([
      409,
      'spelling-taken',
    ]);
    const former = await insertedId(await teachName('make', 'Hondabd'));
    // Its make was merged meanwhile, so the model belongs to the other make.
    await meanwhile(
      (transaction) => mergeNames(transaction, former, honda.id),
      () => teachName('model', 'Kopila', 'Hondabd'),
    );
    expect(await nameOf('model', 'honda-kopila')).toMatchObject({ parent: { slug: 'honda' } });
  });

  test('is also found in a listing that was being written meanwhile; who writes for long is not waited for', async () => {
    const { id } = await nameOf('model', 'honda-dio');
    const writing = await api.database.startTransaction().execute();
    const bike = await addListing(writing, { make: null, model: 'Jonaki 110', name: 'Jonaki 110' });
    const answer = teach(id, 'jonaki');
    await untilWaiting(api.database, 1);
    await writing.commit().execute();
    const spelling = await insertedId(await answer);
    expect((await asked('jonaki')).items.map(({ _id }) => _id)).toContain(bike);

    const long = await api.database.startTransaction().execute();
    await addListing(long, { make: null, model: 'Jonaki 125', name: 'Jonaki 125' });
    const path = `/vocabulary/${id}/spellings/${spelling}`;
    expect((await outcome(await admin.call('DELETE', path))).slice(0, 2)).toEqual([503, 'too-slow']);
    await long.rollback().execute();
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await find('?model=honda-dio')).items.map(({ _id }) => _id)).not.toContain(bike);
  });
});

test('all of it shows in what the database would understand anew', async () => {
  // Reading every listing again changes nothing: the step-by-step updates gave the same result.
  const { rows: before } = await sql`select listing_id, make_id, model_id, division_id, district_id
    from search_entries order by listing_id`.execute(api.database);
  await sql`delete from search_bikes`.execute(api.database);
  await sql`delete from search_places`.execute(api.database);
  await sql`select search_refresh(array(select id from listings), false)`.execute(api.database);
  const { rows: after } = await sql`select listing_id, make_id, model_id, division_id, district_id
    from search_entries order by listing_id`.execute(api.database);
  expect(after).toEqual(before);
});
