import { afterAll, beforeAll, expect } from 'vitest';
import type { BikePage } from '../../src/features/search/contract.ts';
import { createTestApi, type TestApi } from './api.ts';

/** A garage for the tests of a file that look at the pages of motorcycles. */
export function bikePages() {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  return {
    get api() {
      return api;
    },
    /** The page of a motorcycle, as visitors see it. */
    async see(id: string): Promise<BikePage> {
      const response = await api.call('GET', `/bikes/${id}`);
      expect(response.status).toBe(200);
      return (await response.json()) as BikePage;
    },
  };
}
