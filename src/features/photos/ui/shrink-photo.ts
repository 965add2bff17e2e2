/** Makes a large photo smaller before it is sent: phones write 4 MB and more, and connections are bad. */
import * as words from '#messages/photos.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { heicMark, isHeic } from '../domain.ts';

// A little more than the server keeps, so that nothing is lost by making it smaller twice.
const longestSide = 1600;
const smallEnough = 400_000;
const quality = 0.85;

/**
 * The photo as JPEG, upright and no larger than needed; the file itself where this browser cannot read it. Rejects with 422
 * for HEIC then: megabytes would be sent only to be refused.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const heic = isHeic(
    new Uint8Array(
      await file
        .slice(0, heicMark)
        .arrayBuffer()
        .catch(() => new ArrayBuffer(0)),
    ),
  );
  if (file.size <= smallEnough && !heic) return file;
  const smaller = await asJpeg(file);
  if (heic && !smaller) throw new ApiError(422, 'photo-heic', words.photoHeic);
  return smaller && (heic || smaller.size < file.size) ? smaller : file;
}

/** Null where this browser cannot read the file. */
async function asJpeg(file: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // Transparent pictures get the colour of paper: JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  } catch {
    return null;
  }
}
