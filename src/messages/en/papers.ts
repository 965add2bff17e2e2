// The papers of a motorcycle, as its seller tells of them.
export const papers = 'Papers';
export const registrationLabel = 'Registration';
export const taxLabel = 'Tax token';
/** Before a day. */
export const taxUntilLabel = 'Tax token valid until';
export const receiptLabel = 'Sale receipt';
export const registrationNames = {
  seller: 'In the seller’s name',
  'somebody-else': 'In somebody else’s name',
  none: 'Not registered yet',
} as const;
export const validUntil = (date: string) => `Valid until ${date}`;
export const expiredOn = (date: string) => `Expired on ${date}`;
export const receiptNames = { yes: 'Yes', no: 'No' } as const;

// On the page of a motorcycle.
export const saidBySeller = {
  notChecked: 'As the seller says. The garage has not checked them.',
  notSaid: 'The seller has not said; ask before you travel.',
} as const;
/** The same where no seller is there to say anything. */
export const saidByList = {
  notChecked: 'As the imported list says. The garage has not checked them.',
  notSaid: 'The list does not say; ask before you travel.',
} as const;
export const somebodyElse = 'That person has to sign the transfer, on forms TO and TTO. Ask to meet them.';
/** The same in another country. */
export const somebodyElseElsewhere = 'That person has to sign the transfer. Ask to meet them.';
/** Of what is sold, there is nothing to ask any more. */
export const wasNotSaid = 'Not said.';
export const readMore = 'The papers, one by one';

// In the form.
export const formTitle = 'Papers (optional)';
export const formHint = 'Buyers ask about these first. Say it here, and those who come know what to expect.';
export const leftOpen = 'Prefer not to say';
export const formRegistrationLabel = 'In whose name is it registered?';
export const formRegistrationNames = {
  seller: 'In my own name',
  'somebody-else': 'In somebody else’s name',
  none: 'Not registered yet',
} as const;
export const formTaxHint = 'A day or a month: 31/12/2027, or Dec 2027.';
export const formReceiptLabel = 'Do you have the sale receipt?';
export const formReceiptHint = 'From the shop, or from whoever sold it to you.';
export const registrationUnknown = 'Say "seller", "somebody-else" or "none", or nothing.';
export const taxUntilUnclear =
  'This is not a day or a month. Enter the last day or month of the tax token, for example 31/12/2027 or Dec 2027, or leave it empty.';
export function taxUntilImplausible(years: number): string {
  return `A tax token cannot have that year. Enter the date on it, at most ${years} years ahead, or leave it empty.`;
}
