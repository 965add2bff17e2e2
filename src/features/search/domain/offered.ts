/** Names of what is really sold: a sample is nobody's, and nothing for search engines. */
import type { Columns } from './columns.ts';
import type { Counts } from './counts.ts';
import { memberAt } from './joints.ts';
import { sellers } from './search.ts';

const sample = sellers.indexOf('sample');

/** Says of a make or a model, by its id, whether anything but samples of it is for sale. `counts` are those of all listings. */
export function offeredNames(
  columns: Columns,
  counts: Readonly<Counts>,
): (kind: 'make' | 'model', id: number) => boolean {
  const left = { make: counts.make.slice(), model: counts.model.slice() };
  const { traits, size } = columns;
  const kinds = ['make', 'model'] as const;
  for (const [code, seller] of columns.joints.traits.values.seller.entries()) {
    if (seller !== sample) continue;
    // Samples are few, and found without a look at each listing.
    for (let slot = traits.indexOf(code); slot >= 0 && slot < size; slot = traits.indexOf(code, slot + 1))
      for (const kind of kinds) {
        const id = memberAt(columns, kind, slot);
        left[kind][id] = (left[kind][id] as number) - 1;
      }
  }
  return (kind, id) => (left[kind][id] ?? 0) > 0;
}

/** Whether anything is offered in another currency than the garage's own: prices then say which they are in. */
export function offersSeveralCurrencies({
  columns,
  counts,
}: {
  columns: Columns;
  counts: Readonly<Counts>;
}): boolean {
  return counts.currency[0] !== columns.size;
}
