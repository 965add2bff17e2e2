import type { Page } from '@playwright/test';
import { fillIn } from './adding-products.ts';
import { photoOfPhone } from './photos.ts';

export const picker = (page: Page) => page.getByLabel('Photos of the motorcycle');
export const address = (page: Page) => page.getByLabel('Image URL');

/** The address of a photo that was sent to the site. */
export const ofOurs = /^\/photos\/[0-9a-z]{26}\.jpg$/;

/** Chooses files of these contents in the form of a motorcycle. */
export async function choose(page: Page, ...photos: Buffer[]) {
  const files = photos.map((buffer, at) => ({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer }));
  await picker(page).setInputFiles(files);
}

/** Photos that differ. */
export const some = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => photoOfPhone({ width: 90 + at, height: 60 })));

/** Fills in the form for a motorcycle with a name of its own. */
export async function fillInNamed(page: Page) {
  const name = `Yamaha R15 ${Math.random().toString(36).slice(2, 10).replace(/\d/g, 'x')}`;
  await fillIn(page, name);
  return { name };
}
