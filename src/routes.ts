import { readOwnPath } from './kernel/own-path.ts';

/** Every page URL of the product, once. Links are built from these functions, never from strings. */
export const paths = {
  root: () => '/',
  home: () => '/home',
  blog: () => '/blog',
  login: (next?: string) => withNext('/login', next),
  signup: (next?: string) => withNext('/signup', next),
  logout: (next?: string) => withNext('/logout', next),
  forgotPassword: () => '/forgotPassword',
  resetPassword: () => '/resetPassword',
  verifyEmail: () => '/verifyEmail',
  aboutUs: () => '/aboutUs',
  contract: () => '/contract',
  feedback: () => '/feedback',
  bestProducts: () => '/bestProducts',
  categoryProducts: (name: string, cursor?: string) =>
    `/categoryProducts/${encodeURIComponent(name)}${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`,
  categoryFirstHome: (name: string) => `/categoryFirstHome/${encodeURIComponent(name)}`,
  dashboard: () => '/dashboard',
  myProducts: () => '/dashboard/myProduct',
  deletedProducts: () => '/dashboard/myProduct?show=deleted',
  addProduct: () => '/dashboard/addProduct',
  bookings: () => '/dashboard/bookings',
  account: () => '/dashboard/account',
  inbox: () => '/dashboard/inbox',
  admins: () => '/dashboard/admins',
  sellers: () => '/dashboard/sellers',
  buyers: () => '/dashboard/buyers',
} as const;

/** The short name that the specification gives My products; it leads to `paths.myProducts()`. */
export const shortMyProduct = '/myProduct';

function withNext(path: string, next: string | undefined): string {
  return next && next !== '/' ? `${path}?next=${encodeURIComponent(next)}` : path;
}

/** Where to go after login: the wanted place when it is a path of this site, else the home page. */
export function readNext(next: string | null | undefined): string {
  return readOwnPath(next) ?? paths.root();
}
