import type { MiddlewareHandler } from 'hono';
import { encodeFor } from './encoding.ts';

const isText = (type: string | null) => /^(text\/|application\/(.+\+)?json\b)/.test(type ?? '');

/**
 * Compresses the answers of programs' calls, each as a whole: a stream for each would take longer than most
 * of them take to be found, and many are too small to get smaller.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (!isText(headers.get('content-type')) || headers.has('content-encoding')) return;
  headers.append('vary', 'Accept-Encoding');
  const accepted = context.req.header('accept-encoding') ?? null;
  if (accepted === null || context.req.method === 'HEAD') return;
  const { sent, encoding } = await encodeFor(accepted, new Uint8Array(await context.res.arrayBuffer()));
  if (encoding !== null) headers.set('content-encoding', encoding);
  headers.delete('content-length');
  // What takes the place of another answer would be copied.
  context.res = undefined;
  context.res = new Response(sent, { status, headers });
};
