import { normalForm } from './normal-form.ts';

/**
 * What mail programs turn into a link: the address of a page or a mailbox, whatever is before it. In scripts of India and
 * Bangladesh a name may end with a mark, as in ঢাকা.com; their own domains are few, and all else behind a dot is an abbreviation there,
 * as in সি.সি. and এ.বি.এস.
 */
const address =
  /@|:\/\/|[\p{L}\p{N}-][.．。｡][^\P{L}\u0900-\u0dff]{2,}|[\p{L}\p{M}\p{N}-][.．。｡](?:\p{Script=Latin}{2,}|বাংলা|ভারত|ভাৰত|भारत|ලංකා)/u;
/**
 * Nine digits together are a phone number; one with spaces, or with other signs to hide it, is recognised by a leading plus or
 * zero, which may be a letter, but not the zero of "V2.0"; one of Bangladesh also by its country code.
 */
const phoneNumber =
  /(?:\p{Nd}[()./_–—-]?){9}|(?<!\p{Nd}\.?)(?:[+0০०٠۰]|(?<!\p{L})[oO]|[8৮]{2}[0০](?=[^\p{L}\p{N}]{0,3}[1১][^\p{L}\p{N}]{0,3}[3-9৩-৯]))(?:[^\p{L}\p{N}]{0,3}\p{Nd}){8}/u;

/** The same, as far as it can be told from names in which a dot stands for a space: "RX.Three". */
const addressForSure = /@|:\/\/|[\p{L}\p{M}\p{N}-]\.(?:\p{Ll}{2,}|(?:COM|NET|ORG|INFO|BD|IN)(?!\p{L}))/u;

/** A text with figures in circles, small dots and the like as what they stand for: people dial and type them so. */
const plain = (text: string): string => (/[^\0-\x7f]/.test(text) ? normalForm(text, 'NFKC') : text);

/** Whether a text contains a phone number. */
export const containsPhone = (text: string): boolean => phoneNumber.test(plain(text));

/** Whether a title contains what may be an address or a phone number: it is a message of its own then, and no name. */
export function containsContact(text: string): boolean {
  return address.test(plain(text)) || containsPhone(text);
}

/** Whether the name of a model contains what is surely one of them. */
export function isMessage(name: string): boolean {
  return addressForSure.test(plain(name)) || containsPhone(name);
}
