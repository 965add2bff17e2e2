import * as words from '#messages/mail.ts';
import { visibleText } from '../../../kernel/visible-text.ts';
import { knownName } from '../../catalogue/domain.ts';

/** What a mail program makes a link of, whatever stands before it: an address of a page or a mailbox. */
const address = /@|:\/\/|[\p{L}\p{N}-][.．。｡]\p{L}{2,}/u;
/** Many figures in a row are a number to call; those that are written apart begin with a plus or a nought. */
const phoneNumber = /(?:\p{Nd}[().-]?){9}|(?<!\p{Nd})[+0০](?:[\s().-]?\p{Nd}){8}/u;

interface NamedBike {
  name: string;
  make: string | null;
  model: string | null;
}

/**
 * What a mail calls a motorcycle: what its page calls it, which is its seller's title. A title that says where to turn to is a
 * message of its own, which the garage brings to nobody: in its place comes what the catalogue knows, or null.
 */
export function mailedName(bike: NamedBike): string | null {
  const title = visibleText(bike.name).replace(/\s+/g, ' ');
  const isMessage = address.test(title) || phoneNumber.test(title);
  return title === '' || isMessage ? knownName(bike) : title;
}

/** The same within a sentence, where one of which nothing can be said is called something, too. */
export function nameInMail(bike: NamedBike): string {
  return mailedName(bike) ?? words.someMotorcycle;
}
