/** Texts that were written for a page: what a reader of that page saw. */
import { decodeHTMLStrict } from 'entities';

const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i;
const unseen = /<(script|style|head|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const lineEnds = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|tr|h[1-6]|table|blockquote)\s*>/gi;
const listItems = /<li\b[^<>]*>/gi;
const tags = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;

/** The words of a text with HTML in it, a line where the page began one; any other text as it is. */
export function plainText(text: string): string {
  if (!markup.test(text)) return text;
  return decodeHTMLStrict(
    text.replace(unseen, ' ').replace(lineEnds, '\n').replace(listItems, '\u2022 ').replace(tags, ' '),
  );
}
