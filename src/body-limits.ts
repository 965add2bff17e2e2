/** How large the body of a request may be. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as words from '#messages/api.ts';
import * as photoWords from '#messages/photos.ts';
import { largestPhoto } from './features/photos/domain.ts';
import { AppError } from './kernel/errors.ts';
import { paths } from './routes.ts';

// Many times the size of any form of the product; a larger body is a mistake or an attack.
const largestForm = 64 * 1024;

const limitForm = bodyLimit({ maxSize: largestForm, onError: () => refuse(words.bodyTooLarge) });
const limitPhoto = bodyLimit({
  maxSize: largestPhoto + largestForm,
  onError: () => refuse(photoWords.photoTooLarge),
});

/** Refuses bodies that are too large (413), before they are read if their length is announced. */
export const limitBodies: MiddlewareHandler = (c, next) => {
  // Reading the body of a GET request creates one, which costs more than all the rest of a kept page.
  if (c.req.method === 'GET') return next();
  return (mayHavePhoto(c.req.path, c.req.header('content-type') ?? '') ? limitPhoto : limitForm)(c, next);
};

const [beforeId = '', afterId = ''] = paths
  .editProduct('*')
  .split('%2A')
  .flatMap((part) => part.split('*'));

/** A photo is sent by itself, or where no script runs, with the form of a motorcycle. */
function mayHavePhoto(path: string, type: string): boolean {
  if (path === '/api/photos') return true;
  const isForm = path === paths.addProduct() || (path.startsWith(beforeId) && path.endsWith(afterId));
  return isForm && /^multipart\/form-data\b/i.test(type);
}

function refuse(detail: string): never {
  throw new AppError(413, 'too-large', detail);
}
