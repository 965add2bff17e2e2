/** How large the body of a request may be. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as words from '#messages/api.ts';
import * as photoWords from '#messages/photos.ts';
import { largestBody, largestPhoto } from './kernel/body-sizes.ts';
import { AppError } from './kernel/errors.ts';
import { createRoom, type Room } from './kernel/room.ts';
import { partCounter, watchBody } from './platform/http/watched-body.ts';
import { paths } from './routes.ts';

const largestWithPhoto = largestPhoto + largestBody;
// Fields and photos of a form; browsers never send as many.
const mostParts = 100;

const limitForm = bodyLimit({
  maxSize: largestBody,
  onError: (c) => refuse(c, words.bodyTooLarge(largestBody)),
});

/**
 * Refuses bodies that are too large (413). A form is read here, to be measured. A photo must announce its length (411), so that
 * it is read only when it is known that its sender is signed in; `mostHeld` limits the bytes that were received of all that are
 * under way (503): of photos, and apart from them of forms with one, so that nobody's forms keep others from sending photos.
 * What was only announced takes no room: whoever announces much and sends nothing would keep everybody else out.
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
      refuseUnread(c, new AppError(411, 'length-required', words.lengthRequired));
    const length = Number(announced);
    if (!(length <= largestWithPhoto)) refuse(c, photoWords.photoTooLarge(largestPhoto));
    const watch = watchPhoto(c, room);
    try {
      await next();
    } finally {
      watch.leave();
    }
    // What was not read may still be on its way: nothing else may be sent behind it.
    if (!watch.refusal) {
      if (!watch.isWhole) c.header('connection', 'close');
      return;
    }
    // However the page or the call took it that its body ended early.
    refuseUnread(c, watch.refusal);
  };
}

/** How a body is received. */
interface Receiving {
  /** Whether it came to its end. */
  isWhole: boolean;
  /** Why it ended early. */
  refusal?: AppError;
  /** Gives its room back; what comes later is refused. */
  leave(): void;
}

/** Gives the request a body that takes room while it is received. */
function watchPhoto(c: Context, room: Room): Receiving {
  const key = c.req.path === photosCall ? 'calls' : 'forms';
  const partsOf = key === 'forms' ? partCounter(c.req.header('content-type') ?? '') : () => 0;
  if (!partsOf) refuseUnread(c, new AppError(400, 'body-unreadable', words.bodyUnreadable));
  let held = 0;
  let isOver = false;
  const end = (refusal: AppError) => {
    watch.refusal = refusal;
    return refusal;
  };
  const watch: Receiving = {
    isWhole: false,
    leave: () => {
      isOver = true;
      room.giveBack(key, held);
    },
  };
  const { body } = c.req.raw;
  if (!body) return { ...watch, isWhole: true };
  const watched = watchBody(body, {
    look: (piece) => {
      if (isOver || !room.take(key, piece.length))
        throw end(new AppError(503, 'unavailable', photoWords.photosBusy));
      held += piece.length;
      if (partsOf(piece) > mostParts)
        throw end(new AppError(413, 'too-large', words.bodyTooLarge(largestBody)));
    },
    broken: () => end(new AppError(400, 'body-unreadable', words.bodyUnreadable)),
    whole: () => {
      watch.isWhole = true;
    },
  });
  const init: RequestInit & { duplex: 'half' } = { body: watched, duplex: 'half' };
  c.req.raw = new Request(c.req.raw, init);
  return watch;
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

function refuse(c: Context, detail: string): never {
  refuseUnread(c, new AppError(413, 'too-large', detail));
}

/**
 * Refuses a body of which some may still be on its way: the server cuts its connection off, so whoever sends has to
 * know that nothing else may be sent behind it. A proxy would send the request of another visitor.
 */
function refuseUnread(c: Context, refusal: AppError): never {
  // Of the answer so far Hono would keep the headers, as it does of this one.
  c.res = undefined;
  c.res = new Response(null, { headers: { connection: 'close' } });
  throw refusal;
}
