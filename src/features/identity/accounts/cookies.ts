/** What our cookies are called. */

/** Under https the browser itself sees to it that no other host and no plain connection can set the cookies. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-moto' : 'moto';
}

/** The name of the cookie with which a browser comes home from Google. */
export function googleCookie(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.google`;
}

/** The name of the cookie that holds the session. */
export function sessionCookie(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.session_token`;
}
