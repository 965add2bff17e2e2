/** Serves the artwork. Every picture is one of a finite set, drawn once and cached. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import * as words from '#messages/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { chooseEncoding, smallest } from '../../platform/http/encoding.ts';
import { isKnownTag } from '../../platform/http/known-tag.ts';
import { categorySlugs } from './categories.ts';
import { artworkKinds, paints } from './domain.ts';
import { drawCategory, drawHero, drawMotorcycle, drawPoster, drawSocialCard } from './drawing.ts';

const draws = new Map<string, () => string>();
for (const kind of artworkKinds) {
  draws.set(`poster-${kind}.svg`, () => drawPoster(kind));
  for (const paint of paints) draws.set(`${kind}-${paint}.svg`, () => drawMotorcycle(kind, paint));
}
for (const slug of categorySlugs) draws.set(`category-${slug}.svg`, () => drawCategory(slug));
draws.set('hero-light.svg', () => drawHero('light'));
draws.set('hero-dark.svg', () => drawHero('dark'));
draws.set('social.svg', drawSocialCard);

// All categories without art share one picture, so a new category never lacks one.
const neutral = 'category-any.svg';
draws.set(neutral, () => drawCategory('any'));
const otherCategory = /^category-[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/;

interface Drawn {
  etag: string;
  /** The same picture uncompressed and compressed: drawings are repetitive and shrink to a fifth. */
  identity: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

const drawn = new Map<string, Drawn>();

/** The cached picture of a known file name; it is never called with others, so that they are not cached. */
function render(name: string, draw: () => string): Drawn {
  const known = drawn.get(name);
  if (known) return known;
  const identity = new TextEncoder().encode(draw());
  const fresh = {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    // Compressed while a request waits, so not at the slowest setting.
    br: new Uint8Array(brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
    gzip: new Uint8Array(gzipSync(identity)),
  };
  drawn.set(name, fresh);
  return fresh;
}

function find(file: string): Drawn | null {
  const draw = draws.get(file);
  if (draw) return render(file, draw);
  const fallback = draws.get(neutral);
  return fallback && file.length <= 80 && otherCategory.test(file) ? render(neutral, fallback) : null;
}

/** GET /art/:file for every motorcycle, poster, category card and hero. Addresses with `?v=` never change. */
export function artworkRoutes(): Hono {
  const app = new Hono();
  app.get('/art/:file', (c) => {
    const picture = find(c.req.param('file'));
    if (!picture) throw new AppError(404, 'artwork-not-found', words.pictureNotFound);
    const versioned = c.req.query('v') !== undefined;
    const headers = {
      etag: picture.etag,
      vary: 'Accept-Encoding',
      'cache-control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    };
    if (isKnownTag(c.req.header('if-none-match'), picture.etag)) return c.body(null, 304, headers);
    const encoding = chooseEncoding(c.req.header('accept-encoding') ?? null, smallest);
    return c.body(picture[encoding ?? 'identity'], 200, {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      ...(encoding !== null && { 'content-encoding': encoding }),
    });
  });
  return app;
}
