import { useApp } from '../../../use-app.tsx';
import { priceText } from '../../listings/ui/product-words.ts';
import type { Offer } from '../domain.ts';

/** What a listing says, on one line; `link` makes a link of its name. */
export function OfferText({ offer, link }: { offer: Offer; link?: (name: string) => React.ReactNode }) {
  const { settings } = useApp();
  return (
    <>
      {link ? link(offer.name) : offer.name}
      {offer.yearOfUse && ` · ${offer.yearOfUse}`}
      {` · ${priceText(offer, settings)}`}
    </>
  );
}
