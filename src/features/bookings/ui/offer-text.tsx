import * as words from '#messages/bookings.ts';
import { distanceLabels } from '#messages/distances.ts';
import * as listingWords from '#messages/listings.ts';
import * as paperWords from '#messages/papers.ts';
import { type DistanceUnit, distanceOf } from '../../../kernel/distances.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { dot } from '../../../ui/dot.ts';
import { useApp } from '../../../use-app.tsx';
import { papersInWords } from '../../listings/domain/papers.ts';
import { priceText } from '../../listings/ui/product-words.ts';
import { statedYearText } from '../../listings/ui/stated-year.ts';
import { differences, type Offer } from '../domain.ts';

interface OfferTextProps {
  offer: Offer;
  /**
   * The other version of the offer: of all fields except name, year and price only those that differ are
   * shown.
   */
  other: Offer;
  /** Makes a link of its name. */
  link?: (name: string) => React.ReactNode;
}

/** An offer on one line. */
export function OfferText({ offer, other, link }: OfferTextProps) {
  const { settings } = useApp();
  return (
    <>
      {link ? link(offer.name) : offer.name}
      {offer.yearOfUse && `${dot}${statedYearText(offer.yearOfUse)}`}
      {`${dot}${priceText(offer, settings)}`}
      {factsOf(offer, other, settings.market.distance).map(
        ([label, value]) => `${dot}${words.offerFact(label, value)}`,
      )}
    </>
  );
}

function factsOf(offer: Offer, other: Offer, unit: DistanceUnit): [label: string, value: string][] {
  const { condition, mileage, owners, place } = offer;
  const papers = papersInWords(offer);
  const facts = {
    condition: [listingWords.conditionLabel, condition && listingWords.conditionNames[condition]],
    mileage: [distanceLabels[unit], mileage === null ? null : formatAmount(distanceOf(mileage, unit))],
    owners: [listingWords.ownersLabel, owners === null ? null : String(owners)],
    registration: [paperWords.registrationLabel, papers.registration],
    taxUntil: [paperWords.taxUntilLabel, papers.taxUntil],
    receipt: [paperWords.receiptLabel, papers.receipt],
    place: [listingWords.locationLabel, place],
  } as const;
  return differences(offer, other).flatMap((field) => {
    if (field === 'name' || field === 'yearOfUse' || field === 'price') return [];
    const [label, value] = facts[field];
    return [[label, value ?? listingWords.notGiven]];
  });
}
