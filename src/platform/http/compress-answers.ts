import type { MiddlewareHandler } from 'hono';
import { encodeFor } from './encoding.ts';

const isText = (type: string | null) => /^(text\/|application\/(.+\+)?json\b)/.test(type ?? '');

/**
 * Compresses answers to programs' calls, each as a whole: a stream per answer would take longer than most
 * calls take, and many answers are too small to shrink.
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
  // Hono would copy a response that replaces another one.
  context.res = undefined;
  context.res = new Response(sent, { status, headers });
};
