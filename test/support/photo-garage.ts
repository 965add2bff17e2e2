import { afterAll, beforeAll } from 'vitest';
import { createTestApi, type Member, type TestApi } from './api.ts';

/** A garage for the tests of a file, with two sellers and somebody else. */
export function photoGarage() {
  let api: TestApi;
  let seller: Member;
  let other: Member;
  let stranger: Member;

  beforeAll(async () => {
    api = await createTestApi();
    seller = await api.signUp('seller@example.com', 'seller');
    other = await api.signUp('other@example.com', 'seller');
    stranger = await api.signUp('stranger@example.com');
  });
  afterAll(() => api.close());

  return {
    get api() {
      return api;
    },
    get seller() {
      return seller;
    },
    get other() {
      return other;
    },
    get stranger() {
      return stranger;
    },
    /** What a visitor gets at an address of the site. */
    visit: (path: string, headers: Record<string, string> = {}) =>
      api.site.request(
        api.origin + path,
        { headers },
        { incoming: { socket: { remoteAddress: '10.9.9.9' } } },
      ),
  };
}
