/** The pattern of LIKE and ILIKE for what contains a typed text, each character of which means itself. */
export function containing(typed: string): string {
  return `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
