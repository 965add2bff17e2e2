import { createHash } from 'node:crypto';
import * as words from '#messages/photos.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { PhotoMaker } from '../../platform/photo-maker.ts';
import { asLiveMember, type Member } from '../identity/commands/live-member.ts';
import { choosePhoto, dropOldUnused, findPhotoOf, storePhoto } from './data.ts';
import { photoIdOf } from './domain.ts';

/**
 * Makes a photo of the file as it was sent, for the actor's own listings, and returns its id. The same file
 * again is the same photo. Throws 422 for what is no photo, 503 while too many others wait.
 */
export async function takePhoto(
  database: Database,
  maker: PhotoMaker,
  member: Member,
  file: Uint8Array,
): Promise<string> {
  const ownerId = member.actor.id;
  const digest = createHash('sha256').update(file).digest('base64url');
  const known = await findPhotoOf(database, ownerId, digest);
  if (known) {
    const isThere = await asLiveMember(database, member, (transaction) =>
      choosePhoto(transaction, known, ownerId),
    );
    if (isThere) return known;
  }
  const made = await maker.make(file);
  if (made === 'unreadable') throw new AppError(422, 'photo-unreadable', words.photoUnreadable);
  if (made === 'busy') throw new AppError(503, 'unavailable', words.photosBusy);
  return asLiveMember(database, member, async (transaction) => {
    const id = await storePhoto(transaction, { ownerId, digest, ...made });
    await dropOldUnused(transaction, ownerId);
    return id;
  });
}

/**
 * Checks, within the change of a listing, that an uploaded photo is the actor's own; other pictures pass. Throws 422
 * with the problem of the field `image`.
 */
export async function requireOwnPhoto(
  transaction: Transaction,
  actorId: string,
  image: string,
): Promise<void> {
  const id = photoIdOf(image);
  if (id === null || (await choosePhoto(transaction, id, actorId))) return;
  throw new AppError(422, 'validation-failed', words.photoGone, [
    { field: 'image', code: 'photo-gone', detail: words.photoGone },
  ]);
}
