/** How a number with its country code looks, in a field of a garage whose country is not known. */
export const foreignExample = '+44 7400 123456';
export const mobileEmpty = (example: string) => `Enter a mobile number, for example ${example}.`;
/** In Bangladesh. */
export const mobileInvalid =
  'This does not look like a mobile number. Enter 11 digits that begin with 013 to 019, or a number of another country with + in front.';
/** In another country, where a number looks like the example. */
export const mobileInvalidLike = (example: string) =>
  `This does not look like a mobile number. Enter one like ${example}, or a number of another country with + in front.`;
/** Where no country is known. */
export const mobileNeedsCode = `This does not look like a mobile number. Enter it with + and the country code in front, for example ${foreignExample}.`;
