import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-photos.ts';

export const photoSchema = z
  .object({
    acknowledged: z.literal(true),
    image: z.string().openapi({ description: calls.photo.image }),
  })
  .openapi('Photo');
export type Photo = z.infer<typeof photoSchema>;
