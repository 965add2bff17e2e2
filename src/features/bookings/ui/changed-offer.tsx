import type { ReactNode } from 'react';
import * as words from '#messages/bookings.ts';
import { differences, type Offer } from '../domain.ts';
import { OfferText } from './offer-text.tsx';

interface SaidAndSaysProps {
  /** The label of the former text. */
  thenLabel: string;
  then: Offer;
  now: Offer;
  /** Makes a link of its current name. */
  link?: (name: string) => ReactNode;
}

interface ChangedOfferProps extends SaidAndSaysProps {
  title: string;
  className?: string;
  /** The consequences. */
  children?: ReactNode;
}

/** Shows a buyer what a listing said and what it says now; nothing where that is the same. */
export function ChangedOffer({ title, className, children, ...offers }: ChangedOfferProps) {
  if (differences(offers.then, offers.now).length === 0) return null;
  return (
    <ChangeBox title={title} {...(className && { className })}>
      <SaidAndSays {...offers} />
      {children}
    </ChangeBox>
  );
}

/** The box that tells a buyer that a listing was changed. */
export function ChangeBox({
  title,
  className,
  children,
}: Pick<ChangedOfferProps, 'title' | 'className' | 'children'>) {
  return (
    <div className={`border-l-4 border-warning bg-warning/10 px-4 py-2 wrap-anywhere ${className ?? ''}`}>
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

/** The former and the current text, each on one line. */
export function SaidAndSays({ thenLabel, then, now, link }: SaidAndSaysProps) {
  return (
    <>
      <p>
        {thenLabel} <OfferText offer={then} other={now} />
      </p>
      <p>
        {words.saysNow} <OfferText offer={now} other={then} {...(link && { link })} />
      </p>
    </>
  );
}
