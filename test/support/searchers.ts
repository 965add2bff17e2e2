import { saveSearch } from '../../src/features/alerts/commands.ts';
import type { Finder } from '../../src/features/search/data/finder.ts';
import type { Database } from '../../src/platform/database.ts';

/** People who save searches in a test’s garage, and the matches that they get. */
export function searchers(garage: () => { database: Database; finder: Finder }) {
  let people = 0;

  /** A person with room for saved searches. */
  async function addPerson(proven = true) {
    const { database } = garage();
    people += 1;
    const person = {
      id: `person${people}`,
      email: `rider${people}@example.org`,
      name: 'Rider',
      role: 'buyer' as const,
      admin: false,
    };
    await database
      .insertInto('users')
      .values({ ...person, email_verified: proven, image: null })
      .execute();
    return person;
  }

  async function save(address: string, owner?: Awaited<ReturnType<typeof addPerson>>): Promise<string> {
    const actor = owner ?? (await addPerson());
    return (await saveSearch(garage(), actor, { address, name: 'What I want', frequency: 'now' })).id;
  }

  async function matchesOf(search: string) {
    return garage()
      .database.selectFrom('saved_search_matches')
      .select(['listing_id', 'mail'])
      .where('search_id', '=', search)
      .orderBy('listing_id')
      .execute();
  }
  const idsOf = async (search: string) => (await matchesOf(search)).map(({ listing_id }) => listing_id);

  return { addPerson, save, matchesOf, idsOf };
}
