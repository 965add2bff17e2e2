import { createRoute } from '@hono/zod-openapi';
import * as calls from '#messages/calls-photos.ts';
import * as words from '#messages/photos.ts';
import { largestPhoto } from '../../kernel/body-sizes.ts';
import { AppError } from '../../kernel/errors.ts';
import { createRoom } from '../../kernel/room.ts';
import type { Database } from '../../platform/database.ts';
import { asMember, createApi, json, problems } from '../../platform/http/api.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { PhotoMaker } from '../../platform/photo-maker.ts';
import { type MemberVariables, requireMember } from '../identity/access.ts';
import type { Tokens } from '../identity/tokens.ts';
import { takePhoto } from './commands.ts';
import { photoSchema } from './contract.ts';
import { photoAddress, unusedPhotoDays } from './domain.ts';

const postPhoto = createRoute({
  method: 'post',
  path: '/photos',
  summary: calls.postPhoto.summary,
  description: calls.postPhoto.description(largestPhoto, unusedPhotoDays),
  security: asMember,
  request: {
    body: {
      description: calls.postPhoto.body,
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    },
  },
  responses: { 201: json(photoSchema, calls.postPhoto.answer), ...problems(401, 411, 413, 422, 429, 503) },
});

/** Photos that one account sends at once: slow ones of one member must not keep all others from sending theirs. */
const mostAtOnce = 3;

/** Seconds of work that count as one photo; photos of phones take a second or two. */
const usualSeconds = 3;

interface PhotosParts {
  database: Database;
  tokens: Tokens;
  limits: RateLimits;
  maker: PhotoMaker;
}

/** The API call about photos. */
export function photosApi({ database, tokens, limits, maker }: PhotosParts) {
  const api = createApi<MemberVariables>();
  api.use('/photos', requireMember({ database, tokens }));
  const room = createRoom(mostAtOnce);
  api.openapi(postPhoto, async (c) => {
    const { id: sender } = c.get('actor');
    if (!room.take(sender)) throw new AppError(503, 'unavailable', words.photosUnderWay(mostAtOnce));
    let seconds = 0;
    try {
      await limits.take(c, 'photo', sender);
      const file = new Uint8Array(await c.req.arrayBuffer());
      if (file.length > largestPhoto) throw new AppError(413, 'too-large', words.photoTooLarge(largestPhoto));
      const id = await takePhoto(database, maker, c.var, file, (milliseconds) => {
        seconds = Math.floor(milliseconds / 1_000);
      });
      return c.json({ acknowledged: true as const, image: photoAddress(id) }, 201);
    } finally {
      room.giveBack(sender);
      // The files that take longest to read may be small: else a few accounts could keep all others from sending photos.
      const more = seconds - usualSeconds;
      if (more > 0) await limits.take(c, 'photo', sender, more).catch(() => undefined);
    }
  });
  return api;
}
