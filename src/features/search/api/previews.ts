/** The picture of a motorcycle for previews of shared links: GET /bikes/{id}.png. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as common from '#messages/common.ts';
import * as words from '#messages/listings.ts';
import type { Database } from '../../../platform/database.ts';
import { isKnownTag } from '../../../platform/http/known-tag.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import type { Rasteriser } from '../../../platform/rasteriser.ts';
import { drawPreview } from '../../artwork/preview.ts';
import { productNotFound } from '../../listings/domain/refusals.ts';
import { findListed } from '../data/bikes.ts';
import { factWords, priceWords } from './bike-words.ts';

interface PreviewParts {
  database: Database;
  rasteriser: Rasteriser;
  limits: RateLimits;
  /** ISO code of the currency that is shown, or null. */
  currency: string | null;
}

type Png = Uint8Array<ArrayBuffer> | null;

// Bytes of some hundred pictures: several crawlers ask for a shared link within minutes.
const budget = 12 * 1024 * 1024;
/** Shown instead while many others are being drawn. */
const standIn = '/social.png';

/** The routes of pictures for shared links. */
export function previewRoutes({ database, rasteriser, limits, currency }: PreviewParts): Hono {
  const routes = new Hono();
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: budget,
    sizeCalculation: (png) => png.length,
  });
  const underWay = new Map<string, Promise<Png>>();

  routes.get('/bikes/:file{[0-9a-z]{1,40}\\.png}', async (c) => {
    const found = await findListed(database, c.req.param('file').replace('.png', ''));
    // A sold motorcycle keeps its page, and shared links to it keep their picture.
    if (!found?.forSale && !found?.bike.soldAt) throw productNotFound();
    const { bike } = found;
    const { _id, image, name } = bike;
    const shown = { _id, image, garage: common.productName, name, price: priceWords(bike, currency) };
    const marks = [bike.sample && words.sample, bike.soldAt && words.sold].filter(
      (word) => typeof word === 'string',
    );
    const facts = [...marks, ...factWords(bike, currency)];
    const drawing = drawPreview({ ...shown, facts });
    const tag = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 22);
    const headers = { etag: `"${tag}"`, 'cache-control': 'public, max-age=3600' };
    if (isKnownTag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);

    const ready = kept.get(tag);
    if (ready) return c.body(ready, 200, { ...headers, 'content-type': 'image/png' });
    await limits.take(c, 'preview');
    const work = underWay.get(tag) ?? rasteriser.png(drawing).finally(() => underWay.delete(tag));
    underWay.set(tag, work);
    const png = await work;
    if (png === null) return c.redirect(standIn, 302);
    kept.set(tag, png);
    return c.body(png, 200, { ...headers, 'content-type': 'image/png' });
  });
  return routes;
}
