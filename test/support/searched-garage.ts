import { afterAll, beforeAll, expect } from 'vitest';
import type { FoundBikes } from '../../src/features/search/contract.ts';
import { createTestApi, type TestApi } from './api.ts';
import { addListing, type ListingParts } from './listings.ts';

const models = [
  ['Yamaha', 'FZ-S V3', 149, 'commuters'],
  ['Yamaha', 'R15 V3', 155, 'sports'],
  ['Suzuki', 'Gixxer SF', 155, 'sports'],
  ['Honda', 'CB Shine', 125, 'commuters'],
  ['Royal Enfield', 'Classic 350', 349, 'classics'],
] as const;
const places = ['Mirpur, Dhaka', 'Kandirpar, Comilla', 'Sylhet', 'Agrabad, Chittagong'];

/** What a search answers, with the cursor of its next page. */
type Found = FoundBikes & { next: string | null };

/** A garage for the tests of a file, with 120 motorcycles that differ in everything a search can filter by. */
export function searchedGarage() {
  let api: TestApi;
  const made: (ListingParts & { id: string })[] = [];
  beforeAll(async () => {
    api = await createTestApi();
    for (let i = 0; i < 120; i += 1) {
      const [make, model, engine_cc, category_id] = models[(i * 7) % models.length] ?? models[0];
      const price = i % 11 === 0 ? null : 60_000 + ((i * 37_000) % 400_000);
      const parts: ListingParts = {
        make,
        model,
        engine_cc,
        category_id,
        name: `${make} ${model}`,
        price: price === null ? 'Call' : String(price),
        price_amount: price,
        year: i % 13 === 0 ? null : 2012 + (i % 12),
        mileage_km: i % 7 === 0 ? null : (i * 1_713) % 60_000,
        owners: (i % 3) + 1,
        registration: ([null, 'seller', 'somebody-else', 'none'] as const)[i % 4] ?? null,
        condition: (['excellent', 'good', 'fair'] as const)[i % 3] ?? 'good',
        location: places[i % places.length] ?? 'Dhaka',
        image: i % 2 === 0 ? `https://pictures.example/${i}.jpg` : '/art/naked-signal.svg',
        description: i % 5 === 0 ? 'Akrapovic exhaust, new chain.' : 'Papers complete.',
        currency: i % 20 === 0 ? 'INR' : null,
        posted_at: new Date(Date.UTC(2026, 9, 1) + (i >> 1) * 60_000),
      };
      made.push({ id: await addListing(api.database, parts), ...parts });
    }
  });
  afterAll(() => api.close());
  return {
    get api() {
      return api;
    },
    /** What was added, once tests run. */
    made: made as readonly (typeof made)[number][],
    /** Searches through the API; `query` begins with a question mark. */
    async find(query = ''): Promise<Found> {
      const response = await api.call('GET', `/bikes${query}`);
      expect([query, response.status]).toEqual([query, 200]);
      const found = (await response.json()) as FoundBikes;
      const next = /[?&]cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
      return { ...found, next };
    },
  };
}
