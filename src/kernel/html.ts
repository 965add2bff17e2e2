const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const special = /["&'<>]/;

/**
 * A text as it stands inside of an element or of an attribute in quotation marks; written as React writes it.
 */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(/["&'<>]/g, (letter) => escapes[letter] ?? letter) : text;
}
