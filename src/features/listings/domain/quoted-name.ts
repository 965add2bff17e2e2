import * as words from '#messages/mail.ts';
import { visibleText } from '../../../kernel/visible-text.ts';
import { knownName } from '../../catalogue/domain.ts';

/** What mail programs turn into a link: the address of a page or a mailbox, whatever is before it. */
const address = /@|:\/\/|[\p{L}\p{N}-][.．。｡]\p{L}{2,}/u;
/**
 * Nine digits together are a phone number; one with spaces, or with other signs to hide it, is recognised by a leading plus or
 * zero, which may be a letter, but not the zero of "V2.0".
 */
const phoneNumber =
  /(?:\p{Nd}[()./_–—-]?){9}|(?<!\p{Nd}\.?)(?:[+0০०٠۰]|(?<!\p{L})[oO])(?:[^\p{L}\p{N}]{0,3}\p{Nd}){8}/u;

interface NamedBike {
  name: string;
  make: string | null;
  model: string | null;
}

/**
 * The name of a motorcycle where the garage speaks, in a mail or on the login page: its seller's title, as on
 * its page. A title that contains an address or a phone number is a message of its own, which the garage does
 * not deliver: it is replaced by the name in the catalogue, or null.
 */
export function quotedName(bike: NamedBike): string | null {
  const title = visibleText(bike.name).replace(/\s+/g, ' ');
  const isMessage = address.test(title) || phoneNumber.test(title);
  return title === '' || isMessage ? knownName(bike) : title;
}

/** The same within a sentence of a mail, with a general word in place of null. */
export function nameInMail(bike: NamedBike): string {
  return quotedName(bike) ?? words.someMotorcycle;
}
