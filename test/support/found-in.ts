import type { FoundBikes } from '../../src/features/search/contract.ts';
import type { Member, TestApi } from './api.ts';

/** Where people looking for something to buy can find a Honda CB Hornet among the commuters. */
export async function foundIn(api: TestApi, member: Member, id: string): Promise<string[]> {
  const search = (await (await api.call('GET', '/bikes?q=Hornet&limit=100')).json()) as FoundBikes;
  const text = async (path: string) => (await api.site.request(`${api.origin}${path}`)).text();
  const places: Record<string, boolean> = {
    search: search.items.some(({ _id }) => _id === id),
    category: (await (await member.call('GET', '/categoryProducts/commuters')).text()).includes(id),
    feed: (await text('/bikes.atom?q=Hornet')).includes(id),
    sitemap: (await text('/sitemaps/bikes-1.xml')).includes(id),
  };
  return Object.keys(places).filter((place) => places[place]);
}

/** All of these places. */
export const everywhere = ['search', 'category', 'feed', 'sitemap'];
