/** What mail programs turn into a link: the address of a page or a mailbox, whatever is before it. */
const address = /@|:\/\/|[\p{L}\p{N}-][.．。｡]\p{L}{2,}/u;
/**
 * Nine digits together are a phone number; one with spaces, or with other signs to hide it, is recognised by a leading plus or
 * zero, which may be a letter, but not the zero of "V2.0".
 */
const phoneNumber =
  /(?:\p{Nd}[()./_–—-]?){9}|(?<!\p{Nd}\.?)(?:[+0০०٠۰]|(?<!\p{L})[oO])(?:[^\p{L}\p{N}]{0,3}\p{Nd}){8}/u;

/** Whether a title or a name contains an address or a phone number: it is a message of its own then, and no name. */
export function containsContact(text: string): boolean {
  return address.test(text) || phoneNumber.test(text);
}
