/** Names of what is really sold: a sample is nobody's, and nothing for search engines. */
import type { Columns } from './columns.ts';
import { sellers } from './search.ts';

const sample = sellers.indexOf('sample');

/** The makes and models of which anything but samples is for sale, by their ids. */
export function offeredNames(columns: Columns): Record<'make' | 'model', ReadonlySet<number>> {
  const offered = { make: new Set<number>(), model: new Set<number>() };
  for (let slot = 0; slot < columns.size; slot += 1) {
    if (columns.seller[slot] === sample) continue;
    offered.make.add(columns.make[slot] as number);
    offered.model.add(columns.model[slot] as number);
  }
  return offered;
}
