/** The process of src/platform/photo-maker.ts: takes one photo, returns its pictures, and ends. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PhotoMessage, PhotoPictures } from './photo-maker.ts';

// Only formats of photos: others, like SVG and PDF, can name further files and addresses.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.concurrency(1);

/** More than nearly every camera of a phone writes; the memory that a photo takes grows with them. */
const mostPixels = 64_000_000;

async function make(file: Uint8Array): Promise<PhotoPictures> {
  // A photo of which a part is missing was cut off on its way, and would be half grey.
  const photo = sharp(file, { limitInputPixels: mostPixels, failOn: 'truncated' }).autoOrient();
  const size = { fit: 'inside', withoutEnlargement: true } as const;
  // Transparent pictures get the colour of paper: JPEG has no transparency.
  const large = await photo
    .resize({ width: 1280, height: 1600, ...size })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
  const small = await sharp(large)
    .resize({ width: 800, height: 1000, ...size })
    .webp({ quality: 70 })
    .toBuffer();
  return { large: new Uint8Array(large), small: new Uint8Array(small) };
}

function say(message: PhotoMessage, then = () => {}): void {
  process.send?.(message, then);
}

/**
 * Ends this process when it takes more than so many bytes. Pixels alone do not bound them: the decoder of AVIF takes twenty times
 * as many for one as that of JPEG, out of a file of some kilobytes.
 */
function watchMemory(most: number): void {
  const look = () => process.memoryUsage.rss() > most && process.kill(process.pid, 'SIGKILL');
  setInterval(look, 25).unref();
}

/** Where memory runs out all the same, Linux ends this process, and not the database. */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system.
  }
}

goFirst();
watchMemory(Number(process.argv[2]));
process.once('message', (file: Uint8Array) => {
  make(file)
    .catch(() => 'unreadable' as const)
    .then((made) => say(made, () => process.disconnect()));
});
say('ready');
