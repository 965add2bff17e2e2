/** The addresses of uploaded photos. Pure, so browser pages can use it too. */
import { parseUrl } from '../../kernel/parse-url.ts';
import { isArtwork, isDrawing } from '../artwork/domain.ts';

/** Days after which an uploaded photo that no listing shows is deleted. */
export const unusedPhotoDays = 2;

/** Photos that a listing can show, the first of which is its picture. */
export const mostPhotos = 10;

/** The pictures of a listing: the first one, and the addresses of further photos. */
export interface Pictures {
  image: string;
  photos: readonly string[];
}

/** The pictures with one more photo, which takes the place of a drawing. */
export function withPhoto({ image, photos }: Pictures, photo: string): Pictures {
  if (image === photo || photos.includes(photo)) return { image, photos };
  return image.trim() === '' || isDrawing(image)
    ? { image: photo, photos }
    : { image, photos: [...photos, photo] };
}

/** The pictures with this photo first; the former first one takes its place if it is a photo, too. */
export function withFirst({ image, photos }: Pictures, photo: string): Pictures {
  const others = photoIdOf(image) === null ? [] : [image];
  return { image: photo, photos: photos.flatMap((each) => (each === photo ? others : [each])) };
}

/** The pictures without this photo: the next one becomes the first, or else the drawing. */
export function withoutPhoto({ image, photos }: Pictures, photo: string, drawing: string): Pictures {
  const others = photos.filter((each) => each !== photo);
  if (image !== photo) return { image, photos: others };
  const [next = drawing, ...further] = others;
  return { image: next, photos: further };
}

/** The uploaded photos among the pictures, each with its place: a picture of another kind can come first. */
export function placedPhotos({ image, photos }: Pictures): { photo: string; place: number }[] {
  return [...new Set([image, ...photos])]
    .map((photo, before) => ({ photo, place: before + 1 }))
    .filter(({ photo }) => photoIdOf(photo) !== null);
}

/**
 * The file formats that can be uploaded. As HEIC, which phones write, is not among them, Safari on an iPhone sends a photo
 * of its library as JPEG.
 */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** How many bytes of a file say whether it is HEIC. */
export const heicMark = 12;

/** Whether a file that begins like this is HEIC, by its brand (ISO/IEC 23008-12). Its name and type may say anything. */
export function isHeic(start: Uint8Array): boolean {
  const mark = String.fromCharCode(...start.subarray(4, heicMark));
  return heicBrands.some((brand) => mark === `ftyp${brand}`);
}

const form = /^\/photos\/([0-9a-z]{26})\.jpg$/;

/** The address of a photo's large picture, which is stored with a listing. */
export function photoAddress(id: string): string {
  return `/photos/${id}.jpg`;
}

/** The id of the uploaded photo at this address; null for every other picture. */
export function photoIdOf(address: string): string | null {
  return form.exec(address)?.[1] ?? null;
}

/** The address of the small picture of the same photo. */
export function smallPhotoAddress(id: string): string {
  return `/photos/${id}-small.webp`;
}

/** Whether this can be the address of a picture on this site: a drawing or an uploaded photo. */
export function isOwnAddress(address: string): boolean {
  return isArtwork(address) || form.test(address);
}

/**
 * A picture's address as it is stored: one of the site's own by its path alone, however it was copied from a page of
 * `publicUrl`. A file with a name like ours on another host is somebody's own.
 */
export function pictureAddress(address: string, publicUrl: string): string {
  const url = parseUrl(address);
  return url?.host === new URL(publicUrl).host && isOwnAddress(url.pathname) ? url.pathname : address;
}
