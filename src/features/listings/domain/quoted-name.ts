import * as words from '#messages/mail.ts';
import { containsContact } from '../../../kernel/contact-data.ts';
import { visibleText } from '../../../kernel/visible-text.ts';
import { knownName } from '../../catalogue/domain.ts';

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
  return title === '' || containsContact(title) ? knownName(bike) : title;
}

/** The same within a sentence of a mail, with a general word in place of null. */
export function nameInMail(bike: NamedBike): string {
  return quotedName(bike) ?? words.someMotorcycle;
}
