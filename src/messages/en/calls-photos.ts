// What the document of the API says about photos.
import { megabytes } from './sizes.ts';

export const postPhoto = {
  summary: 'Upload a photo for your listings',
  description: (most: number, unusedPhotoDays: number) =>
    `The body is the file itself: JPEG, PNG, WebP or AVIF, at most ${megabytes(most)}. It is turned upright and made smaller, and what the camera wrote into it, such as the place, is left out. The same file again is the same photo. One that no listing shows is deleted after ${unusedPhotoDays} days.`,
  body: 'The photo.',
  answer: 'Its address, for `image` of a product.',
} as const;

export const photo = {
  image: 'Address of the large picture, as /photos/….jpg; the small one is at /photos/…-small.webp.',
} as const;
