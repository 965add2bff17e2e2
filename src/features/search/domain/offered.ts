/** Names of what is really sold: a sample is nobody's, and nothing for search engines. */
import type { Columns } from './columns.ts';
import type { Counts } from './counts.ts';
import { sellers } from './search.ts';

const sample = sellers.indexOf('sample');

/** Says of a make or a model, by its id, whether anything but samples of it is for sale. `counts` are those of all listings. */
export function offeredNames(
  { seller, make, model, size }: Columns,
  counts: Readonly<Counts>,
): (kind: 'make' | 'model', id: number) => boolean {
  const left = { make: counts.make.slice(), model: counts.model.slice() };
  // Samples are few, and found without a look at each listing.
  for (let slot = seller.indexOf(sample); slot >= 0 && slot < size; slot = seller.indexOf(sample, slot + 1)) {
    left.make[make[slot] as number] = (left.make[make[slot] as number] as number) - 1;
    left.model[model[slot] as number] = (left.model[model[slot] as number] as number) - 1;
  }
  return (kind, id) => (left[kind][id] ?? 0) > 0;
}
