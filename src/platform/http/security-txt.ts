/**
 * Whom to tell about a security hole in the site (RFC 9116). The expiry date must be in the future, but no
 * more than about a year ahead: it is the end of the year that half a year from `now` falls in.
 */
export function securityTxt(publicUrl: string, now: Date): string {
  const ahead = new Date(now.getTime() + 183 * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${publicUrl}/contract`,
    `Expires: ${ahead.getUTCFullYear()}-12-31T23:59:59Z`,
    'Preferred-Languages: en, bn',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
