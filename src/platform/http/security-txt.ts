/**
 * Whom to tell about a hole in the site (RFC 9116). Its date must lie ahead, and not by more than about a
 * year: it is the end of the year in which the date half a year from `now` lies.
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
