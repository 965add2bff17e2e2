import { normalForm } from './kernel/normal-form.ts';
import { longestOwnPath, readOwnPath } from './kernel/own-path.ts';
import { wellFormed } from './kernel/well-formed.ts';

/**
 * Every page URL of the product. Links are built by these functions, never from strings; a test compares them with
 * the route tree, whose patterns have parameters.
 */
export const paths = {
  root: () => '/',
  home: () => '/home',
  blog: () => '/blog',
  login: (next?: string) => withNext('/login', next),
  signup: (next?: string) => withNext('/signup', next),
  logout: (next?: string) => withNext('/logout', next),
  forgotPassword: (next?: string) => withNext('/forgotPassword', next),
  resetPassword: (token?: string) => withToken('/resetPassword', token),
  verifyEmail: (token?: string) => withToken('/verifyEmail', token),
  aboutUs: () => '/aboutUs',
  contact: () => '/contract',
  feedback: () => '/feedback',
  pressKit: () => '/bestProducts',
  privacy: () => '/privacy',
  bikes: () => '/bikes',
  saved: () => '/saved',
  compare: () => '/compare',
  categoryProducts: (name: string, cursor?: string) =>
    `/categoryProducts/${encodeURIComponent(name)}${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`,
  categoryFirstHome: (name: string) => `/categoryFirstHome/${encodeURIComponent(name)}`,
  dashboard: () => '/dashboard',
  myProducts: () => '/dashboard/myProduct',
  deletedProducts: () => '/dashboard/myProduct?show=deleted',
  editProduct: (id: string) => `/dashboard/myProduct/${encodeURIComponent(id)}/edit`,
  addProduct: () => '/dashboard/addProduct',
  bookings: () => '/dashboard/bookings',
  searches: () => '/dashboard/searches',
  saveSearch: (address: string) => `/dashboard/searches/new?${new URLSearchParams(address)}`,
  account: () => '/dashboard/account',
  stopMail: (token?: string) => withToken('/stopMail', token),
  inbox: () => '/dashboard/inbox',
  vocabulary: () => '/dashboard/vocabulary',
  admins: () => '/dashboard/admins',
  sellers: () => '/dashboard/sellers',
  buyers: () => '/dashboard/buyers',
} as const;

const longestSlug = 60;

/** Public pages without parameters, by their canonical paths for search engines. */
export function fixedPages(): string[] {
  const { root, blog, aboutUs, contact, feedback, pressKit, privacy } = paths;
  return [root, blog, aboutUs, contact, feedback, pressKit, privacy].map((path) => path());
}

/** The page of a search; `address` is its query string, '' for everything. */
export function searchPath(address: string): string {
  return paths.bikes() + address;
}

/**
 * The page of saved motorcycles with one that waits to be saved; `from`: the page on which it was chosen,
 * unless that address is too long.
 */
export function wishPath(id: string, from: string | null): string {
  const path = (more: Record<string, string>) =>
    `${paths.saved()}?${new URLSearchParams({ keep: id, ...more })}`;
  const whole = path(from === null ? {} : { from });
  return whole.length > longestOwnPath ? path({}) : whole;
}

/**
 * The stylesheet by which a page without script shows what its reader has saved by the time `until`, in
 * milliseconds since 1970.
 */
export function savedStylesPath(until: number): string {
  return `/saved.css?until=${until}`;
}

/** The page that compares motorcycles. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? paths.compare() : `${paths.compare()}?ids=${ids.join(',')}`;
}

/** The page of a listing. It is found by its id; the rest is for people, and follows the name. */
export function bikePath({ _id, name }: { _id: string; name: string }): string {
  return `${paths.bikes()}/${bikeSlug(name)}-${_id}`;
}

/** The page of a listing with its booking dialog open. */
export function bookPath(bike: { _id: string; name: string }, intent: string): string {
  return `${bikePath(bike)}?book=${bike._id}&intent=${intent}`;
}

/** The same for changing a booking; it leads back to My bookings. */
export function changeBookingPath(bike: { _id: string; name: string }, intent: string): string {
  return `${bookPath(bike, intent)}&from=bookings`;
}

/** Whether a booking dialog with this query string was opened in My bookings. */
export function isFromBookings(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'bookings';
}

/** The id at the end of such a path; '' where there is none. */
export function bikeIdOf(slug: string): string {
  return /(?:^|-)([0-9a-z]{1,40})$/.exec(slug)?.[1] ?? '';
}

/** The id in the address of a listing's page, as it is copied from a browser; '' where the text is no such address. */
export function bikeIdIn(address: string): string {
  return bikeIdOf(/\/bikes\/([^/?#\s]+)/.exec(address)?.[1] ?? '');
}

/**
 * The picture of a listing for previews of shared links. Social networks cache pictures by address, so
 * `version` must change when something in it changes.
 */
export function previewPath(id: string, version: number): string {
  return `${paths.bikes()}/${id}.png?v=${version.toString(36)}`;
}

/** A name in any script; "bike" where none of its characters may be in an address. */
function bikeSlug(name: string): string {
  const words =
    normalForm(name, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length >= longestSlug) break;
    slug += slug === '' ? word : `-${word}`;
  }
  return slug === '' ? 'bike' : encodeURIComponent(wellFormed(slug));
}

/** The short address that the specification gives My products; it leads to `paths.myProducts()`. */
export const shortMyProduct = '/myProduct';

/** Longer addresses are never ours, and too long for a redirect: clients accept 8 or 16 KB. */
const longestAddress = 8_000;

/** The page that a mail links to; the token identifies the mail's subject. */
function withToken(path: string, token: string | undefined): string {
  return token ? `${path}?token=${encodeURIComponent(token)}` : path;
}

function withNext(path: string, next: string | undefined): string {
  if (!next || next === '/') return path;
  const address = `${path}?next=${encodeURIComponent(next)}`;
  return address.length > longestAddress ? path : address;
}

/** The field of the Logout button that names the page on which it was pressed. */
export const leftPage = 'from';

/** Where to go after login: the wanted page when it is a path of this site, otherwise the home page. */
export function readNext(next: string | null | undefined): string {
  return readOwnPath(next) ?? paths.root();
}
