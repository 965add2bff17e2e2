/**
 * How long the server keeps what no feature's rules are about. They stand here because the Privacy page says them, too: a
 * browser can read nothing of the server's own files.
 */

/** Days for which mails are kept in the folder that stands in for a mail server. */
export const outboxDays = 30;

/** Days for which rows that an import refused are kept: as long as somebody may come to correct them. */
export const rejectDays = 90;

/** Minutes of the longest count of attempts (src/platform/http/rate-limits.ts). */
export const longestCount = 60;
