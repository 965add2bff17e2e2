import { expect, test } from 'vitest';
import {
  isHeic,
  photoAddress,
  photoIdOf,
  pictureAddress,
  placedPhotos,
  withFirst,
  withoutPhoto,
  withPhoto,
} from './domain.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => photoAddress(letter.repeat(26))) as [
  string,
  string,
  string,
];
const drawing = '/art/naked-signal.svg';

test('a photo takes the place of a drawing or of nothing; it follows other pictures, and is there once', () => {
  expect(withPhoto({ image: drawing, photos: [b] }, a)).toEqual({ image: a, photos: [b] });
  expect(withPhoto({ image: ' ', photos: [] }, a)).toEqual({ image: a, photos: [] });
  expect(withPhoto({ image: 'https://example.com/1.jpg', photos: [b] }, a)).toEqual({
    image: 'https://example.com/1.jpg',
    photos: [b, a],
  });
  expect(withPhoto({ image: a, photos: [b] }, a)).toEqual({ image: a, photos: [b] });
  expect(withPhoto({ image: a, photos: [b] }, b)).toEqual({ image: a, photos: [b] });
});

test('another photo comes first: a photo that was first takes its place, another picture goes', () => {
  expect(withFirst({ image: a, photos: [b, c] }, c)).toEqual({ image: c, photos: [b, a] });
  expect(withFirst({ image: drawing, photos: [b, c] }, b)).toEqual({ image: b, photos: [c] });
});

test('without a photo the next one comes first, and a drawing in place of the last', () => {
  expect(withoutPhoto({ image: a, photos: [b, c] }, b, drawing)).toEqual({ image: a, photos: [c] });
  expect(withoutPhoto({ image: a, photos: [b, c] }, a, drawing)).toEqual({ image: b, photos: [c] });
  expect(withoutPhoto({ image: a, photos: [] }, a, drawing)).toEqual({ image: drawing, photos: [] });
  expect(withoutPhoto({ image: drawing, photos: [b] }, b, drawing)).toEqual({ image: drawing, photos: [] });
});

test('every photo has its place, behind a picture of another kind, too, and is there once', () => {
  const placesOf = (image: string, ...photos: string[]) =>
    placedPhotos({ image, photos }).map(({ photo, place }) => [photo, place]);
  expect(placesOf(a, b)).toEqual([
    [a, 1],
    [b, 2],
  ]);
  expect(placesOf(drawing, b)).toEqual([[b, 2]]);
  expect(placesOf(a, a)).toEqual([[a, 1]]);
  expect(placesOf(drawing)).toEqual([]);
});

test('only addresses of our own photos have an id, and only on our own host', () => {
  expect(photoIdOf(a)).toBe('a'.repeat(26));
  for (const other of [`https://example.com${a}`, `${a}?x`, a.replace('.jpg', '.png'), drawing, ''])
    expect(photoIdOf(other)).toBeNull();
  expect(pictureAddress(`https://garage.example${a}`, 'https://garage.example')).toBe(a);
  expect(pictureAddress(`https://example.com${a}`, 'https://garage.example')).toBe(`https://example.com${a}`);
});

test.each([
  ['\0\0\0\x18ftypheic\0\0\0\0', true],
  ['\0\0\0\x1cftypmif1', true],
  ['\0\0\0\x1cftypavif\0\0\0\0', false],
  ['\0\0\0\x18ftypheix', true],
  ['\0\0\0\x18ftyphei', false],
  ['ftypheic', false],
  ['', false],
])('whether a file that begins with %j is HEIC: %s', (start, heic) => {
  expect(isHeic(new TextEncoder().encode(start))).toBe(heic);
});
