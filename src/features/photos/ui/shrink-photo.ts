/** Makes a large photo smaller before it is sent: phones write 4 MB and more, and connections are bad. */

// A little more than the server keeps, so that nothing is lost by making it smaller twice.
const longestSide = 1600;
const smallEnough = 400_000;
const quality = 0.85;

/** The photo as JPEG, upright and no larger than needed; the file itself where this browser cannot read it. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= smallEnough) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Transparent pictures get the colour of paper: JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
