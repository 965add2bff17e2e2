// Photos that sellers upload.
export const photoUnreadable = 'This file is no photo that can be read. Choose a JPEG, PNG or WebP picture.';
export const photoTooLarge = 'This photo is larger than 12 MB. Choose a smaller one.';
export const photosBusy = 'Many photos are being taken in at the moment. Send it again in a few seconds.';
export const photoNotFound = 'This photo is not here any more.';
export const photoGone =
  'This photo is not yours, or not here any more. Choose the photo again, or one of our illustrations.';

// In the form.
export const photoLabel = 'Photo of the motorcycle';
export const photoHint =
  'From your phone or computer: JPEG, PNG or WebP. Where it was taken is removed from it before anybody sees it.';
export const photoSending = 'Sending your photo…';
export const photoSent = 'Your photo is here.';
export const sendPhotoAgain = 'Send it again';
