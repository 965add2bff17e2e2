import { byName } from '../../kernel/by-name.ts';
import { checksumOf } from '../../kernel/checksum.ts';
import { type Papers, registrations } from '../listings/domain/papers.ts';
import { type Condition, conditions } from '../listings/domain.ts';

/** Why somebody books: to see the motorcycle (Book Now), or to buy it (Buy Now). */
export const intents = ['viewing', 'purchase'] as const;
export type Intent = (typeof intents)[number];

/** Who answers a booking. */
export const recipients = ['seller', 'garage'] as const;
export type Recipient = (typeof recipients)[number];

/** The place to meet and the number to call. */
export interface Meeting {
  location: string;
  number: string;
}

/** The parts of a listing that a booking stores. */
export interface Offer extends Papers {
  name: string;
  /** Null: old bookings did not store it. */
  yearOfUse: string | null;
  price: string;
  priceAmount: number | null;
  currency: string | null;
  /** Null where it is not given. */
  condition: Condition | null;
  /** Kilometres on the clock; null where they are not given. */
  mileage: number | null;
  owners: number | null;
  /** Where it can be seen. Null: old bookings stored neither place nor condition. */
  place: string | null;
}

/** The state of a motorcycle. Old bookings stored neither this nor its place. */
const stateFields = ['condition', 'mileage', 'owners', 'registration', 'taxUntil', 'receipt'] as const;
type StateField = (typeof stateFields)[number];

/**
 * The other texts of a listing, in its seller's words. Buyers are told when they change; a change prevents no
 * booking.
 */
export interface Wording {
  sellerName: string;
  description: string;
}

/** What a booking needs to know of a listing. */
export interface Bookable extends Offer, Wording {
  id: string;
  /** Null for samples and imports, which no account sells. */
  sellerId: string | null;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A field in which offers can differ: a price with its amount and currency is one. */
export type OfferField = Exclude<keyof Offer, 'priceAmount' | 'currency'>;

/** The fields in which two offers differ. The same amount in other words is no difference. */
export function differences(one: Offer, other: Offer): OfferField[] {
  const isSameText = (field: 'yearOfUse' | 'place') =>
    one[field] === null || other[field] === null || plain(one[field]) === plain(other[field]);
  const isStateKept = one.place !== null && other.place !== null;
  const isSameState = (field: StateField) => !isStateKept || one[field] === other[field];
  const same: Record<OfferField, boolean> = {
    name: plain(one.name) === plain(other.name),
    yearOfUse: isSameText('yearOfUse'),
    price:
      one.priceAmount === null || other.priceAmount === null
        ? plain(one.price) === plain(other.price)
        : one.priceAmount === other.priceAmount && one.currency === other.currency,
    ...byName(stateFields, isSameState),
    place: isSameText('place'),
  };
  return (Object.keys(same) as OfferField[]).filter((field) => !same[field]);
}

/**
 * A checksum of a listing as somebody sees it, with which they book what they saw and nothing else. Of two offers in which all
 * is known it is the same where they have no `differences`.
 */
export function seenOf(offer: Offer): string {
  const price = offer.priceAmount === null ? [plain(offer.price)] : [offer.priceAmount, offer.currency];
  const state = stateFields.map((field) => offer[field]);
  return checksumOf(
    JSON.stringify([plain(offer.name), plain(offer.yearOfUse ?? ''), price, state, plain(offer.place ?? '')]),
  );
}

/**
 * An offer when there is one and it differs from the other; otherwise null. For a listing as it was booked
 * and as it is now.
 */
export function otherwise(one: Offer | null, other: Offer | null): Offer | null {
  return one && other && differences(one, other).length > 0 ? one : null;
}

/**
 * The texts of a listing when it was booked, where they differ now; null each where they do not, or are not
 * known.
 */
export interface Reworded {
  seller: { was: string; now: string } | null;
  formerDescription: string | null;
}

/** Compares the texts of a listing when it was booked with those of now; null where the listing is gone. */
export function reworded(
  then: { [field in keyof Wording]: string | null },
  now: Wording | null,
): Reworded | null {
  const isOther = (field: keyof Wording) =>
    now !== null && then[field] !== null && plain(then[field]) !== plain(now[field]);
  const seller = now && isOther('sellerName') ? { was: then.sellerName ?? '', now: now.sellerName } : null;
  const formerDescription = isOther('description') ? then.description : null;
  return seller === null && formerDescription === null ? null : { seller, formerDescription };
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isFigureOrNull = (value: unknown) => value === null || Number.isSafeInteger(value);
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const isValid: Record<keyof Offer, (value: unknown) => boolean> = {
  name: isText,
  yearOfUse: isTextOrNull,
  price: isText,
  priceAmount: isFigureOrNull,
  currency: isTextOrNull,
  condition: isOneOf([null, ...conditions]),
  mileage: isFigureOrNull,
  owners: isFigureOrNull,
  registration: isOneOf([null, ...registrations]),
  taxUntil: isTextOrNull,
  receipt: isOneOf([null, true, false]),
  place: isTextOrNull,
};

/** The names of all fields of an offer. */
export const offerFields = Object.keys(isValid) as (keyof Offer)[];

/** What the booking dialog showed of a listing, from its hidden field; null where the field is not valid. */
export function readOffer(text: string): Offer | null {
  try {
    const said = JSON.parse(text);
    const isOffer = offerFields.every((field) => isValid[field](said[field]));
    return isOffer ? (byName(offerFields, (field) => said[field]) as Offer) : null;
  } catch {
    return null;
  }
}

/** The garage answers for listings without a seller, and when no motorcycle is named. */
export function recipientOf(listing: Pick<Bookable, 'sellerId'> | null): Recipient {
  return listing === null || listing.sellerId === null ? 'garage' : 'seller';
}

export const bookingLimits = { location: 200, number: 40 } as const;
