/** How large the body of a request may be. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as words from '#messages/api.ts';
import * as photoWords from '#messages/photos.ts';
import { largestPhoto } from './features/photos/domain.ts';
import { AppError } from './kernel/errors.ts';
import { createRoom } from './kernel/room.ts';
import { paths } from './routes.ts';

// Many times the size of any form of the product; a larger body is a mistake or an attack.
const largestForm = 64 * 1024;
const largestWithPhoto = largestPhoto + largestForm;

const limitForm = bodyLimit({ maxSize: largestForm, onError: () => refuse(words.bodyTooLarge) });

/**
 * Refuses bodies that are too large (413). A form is read here, to be measured. A photo must announce its length (411), so that
 * it is read only when it is known that its sender is signed in; `mostHeld` limits the bytes of all that are under way at
 * once (503): of photos, and apart from them of forms with one, so that nobody's forms keep others from sending photos.
 */
export function limitBodies({ mostHeld = 8 * largestWithPhoto } = {}): MiddlewareHandler {
  const room = createRoom(mostHeld);
  return async (c, next) => {
    // Reading the body of a GET request creates one, which costs more than all the rest of a kept page.
    if (c.req.method === 'GET') return next();
    if (c.req.method !== 'POST' || !mayHavePhoto(c.req.path, c.req.header('content-type') ?? ''))
      return limitForm(c, next);
    const announced = c.req.header('content-length');
    if (announced === undefined || c.req.header('transfer-encoding') !== undefined)
      throw new AppError(411, 'length-required', words.lengthRequired);
    const length = Number(announced);
    if (!(length <= largestWithPhoto)) refuse(photoWords.photoTooLarge);
    const leave = room.enter(c.req.path === photosCall ? 'calls' : 'forms', length);
    if (!leave) throw new AppError(503, 'unavailable', photoWords.photosBusy);
    try {
      return await next();
    } finally {
      leave();
    }
  };
}

const photosCall = '/api/photos';

const [beforeId = '', afterId = ''] = paths
  .editProduct('*')
  .split('%2A')
  .flatMap((part) => part.split('*'));

/** A photo is sent by itself, or where no script runs, with the form of a motorcycle. */
function mayHavePhoto(path: string, type: string): boolean {
  if (path === photosCall) return true;
  const isForm = path === paths.addProduct() || (path.startsWith(beforeId) && path.endsWith(afterId));
  return isForm && /^multipart\/form-data\b/i.test(type);
}

function refuse(detail: string): never {
  throw new AppError(413, 'too-large', detail);
}
