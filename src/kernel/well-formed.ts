/**
 * The text with the replacement character for each half of a character (a lone surrogate), which no address can contain.
 * `String.prototype.toWellFormed` does the same, but phones that are a few years old do not have it.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
