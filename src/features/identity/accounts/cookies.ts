/** The names of our cookies. */

/** Under https the prefix makes browsers reject cookies that were set by other hosts or plain connections. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-moto' : 'moto';
}

/** The name of the cookie of a visit to Google. */
export function googleCookie(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.google`;
}

/** The name of the cookie that holds the session. */
export function sessionCookie(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.session_token`;
}
