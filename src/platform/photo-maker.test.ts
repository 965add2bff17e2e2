import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoOfPhone } from '../../test/support/photos.ts';
import { createPhotoMaker, type PhotoPictures } from './photo-maker.ts';

const maker = createPhotoMaker();

async function pictures(file: Uint8Array): Promise<PhotoPictures> {
  const made = await maker.make(file);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

test('a photo that lies on its side becomes two upright pictures, without what the camera wrote', async () => {
  const file = await photoOfPhone({ width: 1600, height: 1200 });
  const before = await sharp(file).metadata();
  expect(before).toMatchObject({ width: 1200, height: 1600, orientation: 6 });
  expect(before.exif?.includes('Camera of a phone')).toBe(true);

  const { large, small } = await pictures(file);
  const [first, second] = await Promise.all([sharp(large).metadata(), sharp(small).metadata()]);
  expect(first).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  expect(second).toMatchObject({ format: 'webp', width: 800, height: 600 });
  for (const { exif, iptc, xmp, orientation } of [first, second])
    expect({ exif, iptc, xmp, orientation }).toEqual({});
});

test('a small photo is not enlarged, and a transparent picture is on white', async () => {
  const file = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { large } = await pictures(file);
  expect(await sharp(large).metadata()).toMatchObject({ width: 300, height: 200 });
  expect((await sharp(large).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
});

test('what is no photo, or only a part of one, is unreadable', async () => {
  const photo = await photoOfPhone();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  for (const file of [
    new TextEncoder().encode('no photo'),
    new TextEncoder().encode(svg),
    new Uint8Array(),
    photo.subarray(0, photo.length / 2),
    photo.subarray(0, 20),
  ])
    expect(await maker.make(file)).toBe('unreadable');
});

test('a process that is killed before it takes the photo is an error, and the next photo is made', async () => {
  const photo = await photoOfPhone();
  await expect(createPhotoMaker({ longest: 1 }).make(photo)).rejects.toThrow('SIGKILL');
  expect(await maker.make(photo)).toMatchObject({ large: expect.any(Uint8Array) });
});

test('a photo that takes more memory than it may is unreadable, and the next one is made', async () => {
  // A file of a few kilobytes, whose decoder takes twenty bytes for a pixel.
  const file = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#888' } })
    .avif({ effort: 0, quality: 10 })
    .toBuffer();
  expect(await createPhotoMaker({ mostMemory: 160 * 1024 * 1024 }).make(file)).toBe('unreadable');
  expect(await maker.make(file)).toMatchObject({ large: expect.any(Uint8Array) });
});

test('of many at once only some wait', async () => {
  const photo = await photoOfPhone({ width: 40, height: 30 });
  const few = createPhotoMaker({ mostWaiting: 1 });
  const made = await Promise.all([photo, photo, photo, photo].map((each) => few.make(each)));
  expect(made.map((each) => (typeof each === 'string' ? each : 'made'))).toEqual([
    'made',
    'made',
    'busy',
    'busy',
  ]);
});
