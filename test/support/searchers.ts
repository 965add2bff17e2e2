import { saveSearch } from '../../src/features/alerts/commands.ts';
import type { Member } from '../../src/features/identity/commands/live-member.ts';
import type { Finder } from '../../src/features/search/data/finder.ts';
import type { Database } from '../../src/platform/database.ts';
import { insertMember } from './members.ts';

/** People who save searches in a test’s garage, and the matches that they get. */
export function searchers(garage: () => { database: Database; finder: Finder }) {
  let people = 0;

  /** A person with room for saved searches. */
  async function addPerson(proven = true) {
    people += 1;
    const person = { id: `person${people}`, email: `rider${people}@example.org`, name: 'Rider', proven };
    const member = await insertMember(garage().database, person);
    return { ...member.actor, ...member };
  }

  async function save(address: string, owner?: Member): Promise<string> {
    const member = owner ?? (await addPerson());
    return (await saveSearch(garage(), member, { address, name: 'What I want', frequency: 'now' })).id;
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
