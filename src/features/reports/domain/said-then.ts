/** What a motorcycle said when it was reported, and what of it has been changed since. */
import { byName } from '../../../kernel/by-name.ts';
import {
  type Offer,
  offerFields,
  otherwise,
  type Reworded,
  reworded,
  type Wording,
} from '../../bookings/domain.ts';

/** A listing as it is reported. */
export interface ReportedAs extends Offer, Wording {
  /** Addresses or ids, the first one first. */
  pictures: string[];
}

/** The same as a report keeps it: texts and pictures are its seller's, so they go with the seller's account. */
export type KeptAs = Offer & { [field in keyof Wording | 'pictures']: ReportedAs[field] | null };

/** What it said and what it says now, as far as that differs. */
export interface Formerly {
  was: Offer;
  /** Null where only texts or pictures have changed. */
  now: Offer | null;
  reworded: Reworded | null;
  otherPictures: boolean;
}

/** The offer of a listing, without all else. A field that motorcycles had not yet when it was kept is not given. */
const offerOf = (listing: Partial<Offer>) =>
  byName(offerFields, (field) => listing[field] ?? null) as Record<keyof Offer, unknown> as Offer;

/** What has changed of a listing since it was reported; null where nothing has. */
export function changedSinceReport(kept: KeptAs, present: ReportedAs): Formerly | null {
  const { sellerName, description, pictures } = kept;
  const was = offerOf(kept);
  const now = otherwise(offerOf(present), was);
  const texts = reworded({ sellerName, description }, present);
  const otherPictures = pictures !== null && pictures.join(' ') !== present.pictures.join(' ');
  return now || texts || otherPictures ? { was, now, reworded: texts, otherPictures } : null;
}
