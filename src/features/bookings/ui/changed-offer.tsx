import * as words from '#messages/bookings.ts';
import { differences, type Offer } from '../domain.ts';
import { OfferText } from './offer-text.tsx';

interface ChangedOfferProps {
  title: string;
  /** Stands before what it said then. */
  thenLabel: string;
  then: Offer;
  now: Offer;
  /** Makes a link of the name that it has now. */
  link?: (name: string) => React.ReactNode;
  className?: string;
  /** What follows from it. */
  children?: React.ReactNode;
}

/** Tells a buyer what a listing said and what it says now; nothing where that is the same. */
export function ChangedOffer({ title, thenLabel, then, now, link, className, children }: ChangedOfferProps) {
  if (differences(then, now).length === 0) return null;
  return (
    <div className={`border-l-4 border-warning bg-warning/10 px-4 py-2 break-words ${className ?? ''}`}>
      <p className="font-semibold">{title}</p>
      <p>
        {thenLabel} <OfferText offer={then} other={now} />
      </p>
      <p>
        {words.saysNow} <OfferText offer={now} other={then} {...(link && { link })} />
      </p>
      {children}
    </div>
  );
}
