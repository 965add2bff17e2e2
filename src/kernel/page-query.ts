import { z } from '@hono/zod-openapi';

const longestCursor = 80;

/** The query of a list that is paged: how many of it, of the usual number unless said, and after which. */
export function pageQuery(usual: number, most: number, cursorDescription?: string) {
  const cursor = z.string().max(longestCursor).optional();
  return z.object({
    limit: z.coerce.number().int().min(1).max(most).default(usual),
    cursor: cursorDescription === undefined ? cursor : cursor.openapi({ description: cursorDescription }),
  });
}
