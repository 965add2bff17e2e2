/** Serves uploaded photos. What is at an address never changes, so browsers need not ask again. */
import { type Context, Hono } from 'hono';
import * as words from '#messages/photos.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database.ts';
import { readPicture } from '../data.ts';

const pictures = {
  large: { pattern: '/photos/:file{[0-9a-z]{26}\\.jpg}', type: 'image/jpeg' },
  small: { pattern: '/photos/:file{[0-9a-z]{26}-small\\.webp}', type: 'image/webp' },
} as const;

/** GET /photos/….jpg for a photo's large picture, and …-small.webp for its small one. */
export function photoRoutes({ database }: { database: Database }): Hono {
  const app = new Hono();

  async function send(c: Context, file: string, size: keyof typeof pictures) {
    const headers = { etag: `"${file}"`, 'cache-control': 'public, max-age=31536000, immutable' };
    const picture = await readPicture(database, file.slice(0, 26), size);
    if (!picture) throw new AppError(404, 'photo-not-found', words.photoNotFound);
    const known = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
    if (known.some((tag) => tag.replace(/^W\//, '') === headers.etag)) return c.body(null, 304, headers);
    return c.body(picture, 200, { ...headers, 'content-type': pictures[size].type });
  }

  app.get(pictures.large.pattern, (c) => send(c, c.req.param('file'), 'large'));
  app.get(pictures.small.pattern, (c) => send(c, c.req.param('file'), 'small'));
  return app;
}
