/** What is really for sale, by name and by currency: samples do not count, and are not for search engines. */
import type { Columns } from './engine/columns.ts';
import type { Counts } from './engine/counts.ts';
import { sellers } from './search.ts';

const sample = sellers.indexOf('sample');

/**
 * Returns a function that tells whether anything but samples of a make or model, by its id, is for sale.
 * `counts` are those of all listings.
 */
export function offeredNames(
  columns: Columns,
  counts: Readonly<Counts>,
): (kind: 'make' | 'model', id: number) => boolean {
  const left = { make: counts.make.slice(), model: counts.model.slice() };
  const { traits, bike, size } = columns;
  const { make, model } = columns.joints.bike.values;
  const isSample = Uint8Array.from(columns.joints.traits.values.seller, (seller) =>
    Number(seller === sample),
  );
  for (let slot = 0; slot < size; slot += 1) {
    if (isSample[traits[slot] as number] === 0) continue;
    const code = bike[slot] as number;
    left.make[make[code] as number] = (left.make[make[code] as number] as number) - 1;
    left.model[model[code] as number] = (left.model[model[code] as number] as number) - 1;
  }
  return (kind, id) => (left[kind][id] ?? 0) > 0;
}

/** Whether anything is offered in a currency other than the garage's own: prices then show their currency. */
export function offersSeveralCurrencies({
  columns,
  counts,
}: {
  columns: Columns;
  counts: Readonly<Counts>;
}): boolean {
  return counts.currency[0] !== columns.size;
}
