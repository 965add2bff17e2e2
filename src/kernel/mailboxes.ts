/** The longest address that mail can be brought to (RFC 5321). */
export const longestEmail = 254;

const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether mail could arrive there: what a browser takes for an e-mail address (type=email), with a dot in the domain. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && form.test(text);
}
