/**
 * Texts in the path of a call that name something. What cannot name anything is looked up all the same, as the empty
 * text, which nothing is called: so the call says what it could not find, and not that an address is too long.
 */
import { z } from '@hono/zod-openapi';
import { isId } from '../../kernel/ids.ts';

const longestName = 80;

/** An id. */
export const pathId = z.string().transform((text) => (isId(text) ? text : ''));

/** The path of a call that names one thing by its id. */
export const idParams = z.object({ id: pathId });

/** A name, which no database stores with a zero byte. */
export const pathName = z
  .string()
  .transform((text) => (text.length > longestName || text.includes('\0') ? '' : text));
