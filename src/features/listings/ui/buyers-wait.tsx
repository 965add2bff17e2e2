import * as words from '#messages/listings.ts';

/** Reminds a seller who ends a sale of the buyers who wait for an answer; nothing where nobody waits. */
export function BuyersWait({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="mt-3 border-l-4 border-warning bg-warning/10 px-4 py-3">{words.buyersWait(count)}</p>;
}
