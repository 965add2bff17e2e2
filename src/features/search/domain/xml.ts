/** Sitemaps and feeds as XML. Text from sellers is escaped and cannot break out of its element. */

import { wellFormed } from '../../../kernel/well-formed.ts';

/** Escapes a text for an element or attribute; characters that XML cannot represent are left out. */
function escapeXml(text: string): string {
  return (
    wellFormed(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 refuses
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap index. */
export function sitemapIndex(urls: readonly string[]): string {
  const items = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`).join('');
  return `${head}<sitemapindex ${sitemapSpace}>\n${items}</sitemapindex>\n`;
}

/** A sitemap; `changed` is a date or time in ISO 8601. */
export function sitemap(pages: readonly { url: string; changed?: string }[]): string {
  const items = pages.map(({ url, changed }) => {
    const moment = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${moment}</url>\n`;
  });
  return `${head}<urlset ${sitemapSpace}>\n${items.join('')}</urlset>\n`;
}

interface FeedEntry {
  /** Must never change. */
  id: string;
  url: string;
  title: string;
  summary: string;
  author: string;
  updated: string;
}

/** An Atom feed (RFC 4287); `self` is its own address, and `page` that of the page it describes. */
export function atomFeed(
  { self, page, title, author, now }: Record<'self' | 'page' | 'title' | 'author' | 'now', string>,
  entries: readonly FeedEntry[],
): string {
  const items = entries.map(
    (entry) =>
      `<entry><id>${escapeXml(entry.id)}</id><title>${escapeXml(entry.title)}</title>` +
      `<link href="${escapeXml(entry.url)}"/><updated>${escapeXml(entry.updated)}</updated>` +
      `<author><name>${escapeXml(entry.author)}</name></author>` +
      `<summary>${escapeXml(entry.summary)}</summary></entry>\n`,
  );
  const updated = entries[0]?.updated ?? now;
  return (
    `${head}<feed xmlns="http://www.w3.org/2005/Atom">\n<id>${escapeXml(page)}</id>\n` +
    `<title>${escapeXml(title)}</title>\n<author><name>${escapeXml(author)}</name></author>\n` +
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>\n` +
    `<link href="${escapeXml(page)}"/>\n<updated>${escapeXml(updated)}</updated>\n${items.join('')}</feed>\n`
  );
}
