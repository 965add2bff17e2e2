// Photos that sellers upload.
import { megabytes } from './sizes.ts';

export const photoUnreadable =
  'This file cannot be read as a photo. Choose a JPEG, PNG or WebP picture, and a smaller one if it is very large.';
/** What iPhones and some other phones write; only Safari shows it. */
export const photoHeic =
  'This photo is in HEIC format, which most browsers cannot show. On an iPhone, choose it from Photos and not from Files: then it is sent as JPEG. Elsewhere, save it as JPEG, or take a screenshot of it, and choose that.';
/** Which of several photos were refused: by their files' names, as sellers see only the photos that were taken. */
export const photosNotTaken = (files: readonly string[], why: string) => `${files.join(', ')}: ${why}`;
export const photoTooLarge = (most: number) =>
  `This photo is larger than ${megabytes(most)}. Choose a smaller one.`;
export const photosUnderWay = (count: number) =>
  `${count} of your photos are still on their way. Send this one again when they have arrived.`;
export const photosBusy = 'Many photos are arriving at the moment. Send it again in a few seconds.';
export const photoNotFound = 'This photo is not here any more.';
export const photoGone =
  'This photo is not yours, or not here any more. Choose the photo again, or one of our illustrations.';
export const tooManyPhotos = (most: number) =>
  `A motorcycle can have ${most} photos at most. Remove some to add others.`;

// In the form.
export const photosLabel = 'Photos of the motorcycle';
export const photosHint = (most: number) =>
  `From your phone or computer, up to ${most}: JPEG, PNG or WebP. We remove where they were taken before anybody sees them.`;
export function photosSending(number: number, of: number): string {
  return of === 1 ? 'Sending your photo…' : `Sending photo ${number} of ${of}…`;
}
export const photosProgress = 'How much of the photos has been sent';
/** Below the button that was pressed meanwhile. */
export function photosAwaited(number: number, of: number): string {
  return of === 1 ? 'Waiting for your photo…' : `Waiting for your photos: ${number} of ${of}…`;
}
export function photosSent(count: number): string {
  return count === 1 ? 'Your photo is here.' : `Your ${count} photos are here.`;
}
/** Below the button that waits, while the photos wait for the connection. */
export const photosAwaitConnection =
  'The connection is lost. When it is back, your photos are sent, and then the form.';
/** Below the button, which does not send the form without them. */
export const photosMissing =
  'Not all of your photos have arrived. Where you chose them, you can send them again, or continue without them.';
/** Below the button that was pressed while they were missing. */
export const photosHereNow = 'Your photos are here now. Press the button once more.';
/** After what was typed has been restored. */
export const choosePhotosAgain = 'Choose your photos again: they had not all arrived.';
export const goOnWithoutPhotos = 'Continue without them';
export const sendPhotosAgain = 'Send the photos again';
export const yourPhotos = 'Your photos';
/** Below the photo that lists and searches show. */
export const firstPhoto = 'First photo';
export const photoNumber = (number: number) => `Photo ${number}`;
export const showFirst = (number: number) => `Show first: photo ${number}`;
export const showFirstShort = 'Show first';
/** Told to screen readers: the photos have changed places, and the buttons in those places are called as before. */
export const photoIsFirst = (number: number) => `What was photo ${number} is the first photo now.`;
export const photoRemoved = (number: number) => `Photo ${number} is removed.`;
export const removePhoto = (number: number) => `Remove photo ${number}`;
export const removePhotoShort = 'Remove';

// On the motorcycle's page.
export const photosOf = (name: string) => `Photos of ${name}`;
export const photoOf = (number: number, of: number) => `Photo ${number} of ${of}`;
export const photosCount = (count: number) => `${count} photos.`;
export const photosOpen = 'Press one to see all of it.';
