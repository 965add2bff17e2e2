/** Serves the artwork. Every picture is one of a finite set, drawn once and kept. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
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

// All categories without art share one picture, so an owner's new category never shows a hole.
const neutral = 'category-any.svg';
draws.set(neutral, () => drawCategory('any'));
const otherCategory = /^category-[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/;

type Drawn = { body: string; etag: string };

const drawn = new Map<string, Drawn>();

/** The picture of a known file name; never called, so never remembered, with any other. */
function render(name: string, draw: () => string): Drawn {
  const known = drawn.get(name);
  if (known) return known;
  const body = draw();
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const fresh = { body, etag };
  drawn.set(name, fresh);
  return fresh;
}

function find(file: string): Drawn | null {
  const draw = draws.get(file);
  if (draw) return render(file, draw);
  const fallback = draws.get(neutral);
  return fallback && file.length <= 80 && otherCategory.test(file) ? render(neutral, fallback) : null;
}

function notFound(c: Context): Response {
  const problem = {
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'artwork-not-found',
    detail: 'There is no artwork with this name.',
  };
  return c.body(JSON.stringify(problem), 404, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
}

/** Whether an If-None-Match header names this tag. */
const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;

/** GET /art/:file for every motorcycle, poster, category card and hero. */
export function artworkRoutes(): Hono {
  const app = new Hono();
  app.get('/art/:file', (c) => {
    const picture = find(c.req.param('file'));
    if (!picture) return notFound(c);
    const versioned = c.req.query('v') !== undefined;
    const headers = {
      ETag: picture.etag,
      'Cache-Control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    };
    if (matches(c.req.header('If-None-Match'), picture.etag)) return c.body(null, 304, headers);
    return c.body(picture.body, 200, { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' });
  });
  return app;
}
