import { createHash } from 'node:crypto';
import * as words from '#messages/photos.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { PhotoMaker } from '../../platform/photo-maker.ts';
import { asLiveMember, type Member } from '../identity/commands/live-member.ts';
import { choosePhotos, dropOldUnused, findPhotoOf, storePhoto } from './data.ts';
import { isHeic, photoIdOf } from './domain.ts';

/**
 * Makes a photo of the file as it was sent, for the actor's own listings, and returns its id. The same file
 * again is the same photo. `spent` is told how long the work took. Throws 422 for what is no photo, 503 while too many others wait.
 */
export async function takePhoto(
  database: Database,
  maker: PhotoMaker,
  member: Member,
  file: Uint8Array,
  spent?: (milliseconds: number) => void,
): Promise<string> {
  const ownerId = member.actor.id;
  const digest = createHash('sha256').update(file).digest('base64url');
  const known = await findPhotoOf(database, ownerId, digest);
  if (known) {
    const found = await asLiveMember(database, member, (transaction) =>
      choosePhotos(transaction, [known], ownerId),
    );
    if (found.has(known)) return known;
  }
  const made = await maker.make(file, spent);
  if (made === 'unreadable' && isHeic(file)) throw new AppError(422, 'photo-heic', words.photoHeic);
  if (made === 'unreadable') throw new AppError(422, 'photo-unreadable', words.photoUnreadable);
  if (made === 'busy') throw new AppError(503, 'unavailable', words.photosBusy);
  return asLiveMember(database, member, async (transaction) => {
    const id = await storePhoto(transaction, { ownerId, digest, ...made });
    await dropOldUnused(transaction, ownerId);
    return id;
  });
}

/**
 * Checks, within the change of a listing, that the uploaded photos that it will show are the actor's own; other pictures
 * pass. Throws 422 with the problem of the field `image` or `photos`.
 */
export async function requireOwnPhotos(
  transaction: Transaction,
  actorId: string,
  { image, photos }: { image?: string | undefined; photos?: readonly string[] | undefined },
): Promise<void> {
  const first = image === undefined ? null : photoIdOf(image);
  const more = (photos ?? []).map(photoIdOf);
  const ids = [first, ...more].filter((id) => id !== null);
  const own = ids.length === 0 ? new Set() : await choosePhotos(transaction, ids, actorId);
  const fields = [
    ...(first !== null && !own.has(first) ? ['image'] : []),
    ...(more.some((id) => id === null || !own.has(id)) ? ['photos'] : []),
  ];
  if (fields.length === 0) return;
  throw new AppError(
    422,
    'validation-failed',
    words.photoGone,
    fields.map((field) => ({ field, code: 'photo-gone', detail: words.photoGone })),
  );
}
