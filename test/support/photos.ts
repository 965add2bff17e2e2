import sharp from 'sharp';
import type { Member } from './api.ts';

/** A file as phones write it: lying on its side with a note to turn it, and with the place where it was taken. */
export async function photoOfPhone({ width = 1600, height = 1200, shade = 120 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: shade, sigma: 20 } as const;
  // EXIF says: turn it by a quarter to show it.
  return sharp({ create: { width: height, height: width, channels: 3, background: '#888', noise } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera of a phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
    })
    .toBuffer();
}

/** The beginning of a photo as an iPhone stores it, and nothing of the photo itself. */
export function heicFile(): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(2_000),
  ]);
}

/** Uploads a photo and returns its address. */
export async function upload(member: Member, file?: Uint8Array): Promise<string> {
  const photo = file ?? (await photoOfPhone({ width: 40, height: 30, shade: Math.random() * 200 }));
  const answer = await member.call('POST', '/photos', new Uint8Array(photo), {
    'content-type': 'image/jpeg',
  });
  if (answer.status !== 201) throw new Error(`upload refused: ${await answer.text()}`);
  return ((await answer.json()) as { image: string }).image;
}
