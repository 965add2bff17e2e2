import { type Largest, tooLarge } from './api.ts';

export const title = 'The Moto Garage API';
export const intro =
  'Every call that the pages make, for programs. Errors are problem documents (RFC 9457) with a stable code. Members of a request that are not listed are ignored.';
export const recipe = (tokenMinutes: number) =>
  `To act as a member: create an account or sign in with /api/auth, keep the session cookie, ask POST /api/jwt for a token with your e-mail, and send it as Authorization: Bearer. A token is good for ${tokenMinutes} minutes.`;
export const machineReadable = 'OpenAPI 3.1 document';
export const needsToken = 'needs a token';
export const needsSession = 'needs the session cookie';
export const request = 'Request';
export const answers = 'Answers';
export const required = 'required';
export const parameters = 'Parameters';
export const errorCodes = 'Error codes';
export const errorCodesIntro = 'The code of a problem document; its type leads here.';
export const codeMeanings = (largest: Largest) => ({
  'account-not-found': 'There is no such account (any more).',
  'account-of-admin': 'The account is an admin’s, which cannot be suspended.',
  'account-stopped':
    'The garage has suspended the account; only somebody who has proven that it is theirs is told so.',
  'admins-only': 'Only admins see this, or may do it.',
  'artwork-not-found': 'There is no picture with this name.',
  'bad-request': 'The request cannot be understood.',
  'body-unreadable': 'The body is not a JSON object.',
  'booking-not-found': 'There is no such booking, or it is somebody else’s.',
  'booking-open': 'The booking is not over: it can be cancelled, but not taken off the list.',
  'built-in': 'The name or spelling came with the program and stays.',
  'buyer-gone': 'The buyer has closed their account: nobody waits for an answer any more.',
  'category-not-found': 'There is no category with this name.',
  'changed-meanwhile':
    'The product or booking has changed since you looked at it; the fields say what they say now.',
  'email-unproven': 'The e-mail is another account’s, and Firebase has not verified it.',
  'email-taken': 'There is already an account with this e-mail.',
  'entry-not-found': 'There is no such entry in the inbox.',
  'foreign-origin': 'The request comes from a page of another site.',
  'form-expected': 'Something other than a form was sent to a page.',
  'identity-unavailable':
    'Google’s keys, which ID tokens are checked with, cannot be fetched just now; try again soon.',
  'invalid-credential': 'The e-mail or the password is wrong; which of them is not said.',
  'last-way-in': 'Google is the only way into the account and cannot be unlinked before there is a password.',
  'length-required': 'A photo was sent without its length in the header Content-Length.',
  'link-over': 'The token of a mail was used, has expired, or never existed.',
  'method-not-allowed':
    'The address is known, but not with this method; the Allow header lists those it takes.',
  'name-not-found': 'There is no such name in the vocabulary, or it was merged into another.',
  'no-password': 'The account has no password that could be changed.',
  'not-for-sale':
    'The product is a sample, or not for sale any more: it can only be reported by who has booked it, unless it is off the site.',
  'not-found': 'There is no such call.',
  'not-yours': 'The product belongs to somebody else.',
  'other-email': 'The e-mail is not that of the signed-in person.',
  'own-account': 'The account is your own, which you cannot suspend.',
  'own-product': 'The product is your own: it can be neither booked nor reported.',
  'photo-heic': 'The photo is HEIC, which most browsers cannot show: send it as JPEG.',
  'photo-not-found': 'There is no such photo, or it is gone.',
  'photo-unreadable': 'The file cannot be read as a photo.',
  'product-not-found': 'The product does not exist, or was deleted.',
  'product-on-site': 'The garage has not taken the product off the site: there is nothing to answer.',
  'product-sold': 'The product is sold: it can neither be booked nor changed.',
  'product-taken-off':
    'The garage has taken the product off the site: it can be neither booked, nor sold, nor put on sale by its seller.',
  'requires-recent-login': 'The account has no password, and its owner signed in too long ago.',
  'same-password': 'The new password is the same as the current one.',
  'saved-full': 'As many motorcycles are saved as an account can keep; remove some first.',
  'search-not-found': 'There is no such saved search, or it is somebody else’s.',
  'search-unknown':
    'A feed is of a name that does not exist, or of words that are not searched for: without them it would deliver everything.',
  'seller-stopped':
    'The account that sells the product is suspended: reinstate it before the product is put back.',
  'session-not-found': 'The session is over, or somebody else’s.',
  'sign-in-over': 'The session of this sign-in at Firebase has ended; only a new sign-in opens another.',
  'spelling-known': 'The name already has this spelling.',
  'spelling-not-found': 'The name has no such spelling (any more).',
  'spelling-ordinary': 'The spelling is an ordinary word or a figure in searches.',
  'spelling-taken': 'The spelling means something else; the detail says what.',
  'text-unreadable': 'Some text contains characters that cannot be stored.',
  'too-large': tooLarge(largest),
  'too-many-requests': 'Too many attempts; Retry-After says how many seconds to wait.',
  'too-many-searches': 'The account has as many saved searches as it can have; delete one first.',
  'too-slow': 'This would have taken too long; ask for less, or try again later.',
  'try-again':
    'Something else was being changed at the same moment, and nothing of this was written; try again.',
  unauthenticated: 'Nobody is signed in, or the token is not valid any more.',
  unavailable: 'The database cannot be reached just now, or too many photos are under way; try again soon.',
  'undo-too-late':
    'It is too late to undo this. The call that did it says for how long it can be undone; putting a motorcycle back on the site only by whoever did it.',
  unexpected: 'Something broke on the server; it has been logged.',
  'validation-failed': 'A field cannot be accepted; the fields say which and why.',
  'vocabulary-full': 'The vocabulary can have no more of these; remove some first.',
  'weak-password': 'The new password is too short, too long, or too easy to guess.',
  'written-enough': 'The garage has not yet read what was written to it about this product.',
  'wrong-password': 'The current password is wrong.',
});
