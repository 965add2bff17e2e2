import { afterAll, beforeAll, expect } from 'vitest';
import type { SavedSearch } from '../../src/features/alerts/contract.ts';
import { createTestApi, type Member, type TestApi } from './api.ts';
import { addListing } from './listings.ts';

/** A search that can be saved. */
export const wish = { address: '?make=yamaha&maxPrice=200000', name: 'A Yamaha', frequency: 'now' };

/** A garage for the tests of a file, with a motorcycle, where members save searches. */
export function ownSearches() {
  let api: TestApi;
  let people = 0;

  beforeAll(async () => {
    api = await createTestApi();
    await addListing(api.database, { make: 'Yamaha', model: 'FZ-S V3', location: 'Mirpur, Dhaka' });
  });
  afterAll(() => api.close());

  return {
    get api() {
      return api;
    },
    signUp(): Promise<Member> {
      people += 1;
      return api.signUp(`searcher${people}@example.com`);
    },
    /** Saves a search and returns its id. */
    async save(member: Member, more: Partial<typeof wish> = {}): Promise<string> {
      const answer = await member.call('POST', '/mySearches', { ...wish, ...more });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { insertedId: string }).insertedId;
    },
    async list(member: Member, query = ''): Promise<SavedSearch[]> {
      return (await (await member.call('GET', `/mySearches${query}`)).json()) as SavedSearch[];
    },
  };
}
