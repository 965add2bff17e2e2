/**
 * Serves uploaded photos. What is at an address never changes, so browsers need not ask again. While the garage has all
 * that shows a photo off the site, only its owner and admins get it.
 */
import { type Context, Hono } from 'hono';
import * as words from '#messages/photos.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database.ts';
import { isKnownTag } from '../../../platform/http/known-tag.ts';
import type { Accounts } from '../../identity/accounts.ts';
import { findActorOfSession } from '../../identity/data.ts';
import { passCookiesOn, readSignedIn } from '../../identity/signed-in.ts';
import { readPicture, type StoredPicture } from '../data.ts';
import { maySeeHidden } from '../policy.ts';

const pictures = {
  large: { pattern: '/photos/:file{[0-9a-z]{26}\\.jpg}', type: 'image/jpeg' },
  small: { pattern: '/photos/:file{[0-9a-z]{26}-small\\.webp}', type: 'image/webp' },
} as const;

interface PicturesParts {
  database: Database;
  accounts: Accounts;
}

/** GET /photos/….jpg for a photo's large picture, and …-small.webp for its small one. */
export function photoRoutes({ database, accounts }: PicturesParts): Hono {
  const app = new Hono();

  async function send(c: Context, file: string, size: keyof typeof pictures) {
    const picture = await readPicture(database, file.slice(0, 26), size);
    if (!picture || (picture.isHidden && !(await maySee(c, picture))))
      throw new AppError(404, 'photo-not-found', words.photoNotFound);
    const headers = {
      etag: `"${file}"`,
      'cache-control': picture.isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable',
    };
    if (isKnownTag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
    return c.body(picture.bytes, 200, { ...headers, 'content-type': pictures[size].type });
  }

  /** Whether the person of the request's cookie may see a hidden picture. */
  async function maySee(c: Context, { ownerId }: StoredPicture): Promise<boolean> {
    const signedIn = await readSignedIn(accounts, c.req.raw.headers);
    passCookiesOn(c, signedIn);
    const actor = signedIn && (await findActorOfSession(database, signedIn.sessionId));
    return actor ? maySeeHidden(actor, ownerId) : false;
  }

  app.get(pictures.large.pattern, (c) => send(c, c.req.param('file'), 'large'));
  app.get(pictures.small.pattern, (c) => send(c, c.req.param('file'), 'small'));
  return app;
}
