/** Converts texts that were written as HTML to what a reader of the page saw. */
import { decodeHTMLStrict } from 'entities';

const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i;
const unseen = /<(script|style|head|title)\b[^<>]*>|<!--/gi;
const lineEnds = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|tr|h[1-6]|table|blockquote)\s*>/gi;
const listItems = /<li\b[^<>]*>/gi;
const tags = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;

/**
 * Removes what a page does not show. An unclosed element is searched for only once, because a text may open
 * thousands.
 */
function withoutUnseen(text: string): string {
  const endless = new Set<string>();
  let seen = '';
  let from = 0;
  for (const { index, 0: opening, 1: name = '' } of text.matchAll(unseen)) {
    const kind = name.toLowerCase();
    if (index < from || endless.has(kind)) continue;
    const closing = kind === '' ? /-->/g : new RegExp(`</${kind}\\s*>`, 'gi');
    closing.lastIndex = index + opening.length;
    if (closing.test(text)) {
      seen += `${text.slice(from, index)} `;
      from = closing.lastIndex;
    } else endless.add(kind);
  }
  return seen + text.slice(from);
}

/** The words of a text with HTML in it, with its line breaks; any other text unchanged. */
export function plainText(text: string): string {
  if (!markup.test(text)) return text;
  return decodeHTMLStrict(
    withoutUnseen(text).replace(lineEnds, '\n').replace(listItems, '\u2022 ').replace(tags, ' '),
  );
}
