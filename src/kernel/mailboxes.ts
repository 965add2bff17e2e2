/** The length of the longest valid e-mail address (RFC 5321). */
export const longestEmail = 254;

const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * Whether mail could arrive there: the browser's rule for e-mail addresses (type=email), plus a dot in the
 * domain.
 */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && form.test(text);
}
