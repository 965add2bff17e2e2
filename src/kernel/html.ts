const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const special = /["&'<>]/;

/** Escapes a text for an element or a quoted attribute, the same way as React. */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(/["&'<>]/g, (letter) => escapes[letter] ?? letter) : text;
}
