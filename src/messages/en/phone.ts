/** How a number looks, in a field that waits for one. */
export const mobileExample = '01712-345678';
export const mobileEmpty = 'Enter a mobile number, for example 01712-345678.';
export const mobileInvalid =
  'This does not look like a mobile number. Enter 11 digits that begin with 01, or a number of another country with + in front.';
