/** What mail programs turn into a link: the address of a page or a mailbox, whatever is before it. */
const address = /@|:\/\/|[\p{L}\p{N}-][.．。｡]\p{L}{2,}/u;
/**
 * Nine digits together are a phone number; one with spaces, or with other signs to hide it, is recognised by a leading plus or
 * zero, which may be a letter, but not the zero of "V2.0".
 */
const phoneNumber =
  /(?:\p{Nd}[()./_–—-]?){9}|(?<!\p{Nd}\.?)(?:[+0০०٠۰]|(?<!\p{L})[oO])(?:[^\p{L}\p{N}]{0,3}\p{Nd}){8}/u;

/** The same, as far as it can be told from names in which a dot stands for a space: "RX.Three". */
const addressForSure = /@|:\/\/|[\p{L}\p{N}-]\.(?:\p{Ll}{2,}|(?:COM|NET|ORG|INFO|BD|IN)(?!\p{L}))/u;

/** Whether a text contains a phone number. */
export const containsPhone = (text: string): boolean => phoneNumber.test(text);

/** Whether a title contains what may be an address or a phone number: it is a message of its own then, and no name. */
export function containsContact(text: string): boolean {
  return address.test(text) || containsPhone(text);
}

/** Whether the name of a model contains what is surely one of them. */
export function isMessage(name: string): boolean {
  return addressForSure.test(name) || containsPhone(name);
}
