/** API calls that are made within the process while a page is rendered. */
import type { Hono, MiddlewareHandler } from 'hono';
import type { CallAnswer } from '../../kernel/api-client.ts';
import type { ClientBindings } from './client-address.ts';

/**
 * Hands the data of an answer to a caller in the same process as an object. To write it as JSON, encode,
 * decode and parse it would take longer than most calls. Contracts allow only JSON values.
 */
export const handOverData: MiddlewareHandler = async (context, next) => {
  const { handOver } = context.env as ClientBindings;
  if (handOver) {
    // Hono's overloads only say that a status and headers follow.
    const answer = (
      data: unknown,
      ...init: Parameters<typeof context.body> extends [unknown, ...infer Rest] ? Rest : never
    ) => {
      handOver(data);
      return context.body(null, ...init);
    };
    context.json = answer as unknown as typeof context.json;
  }
  await next();
};

/** Makes a call; `client` says for whom. */
export async function callWithin(api: Hono, request: Request, client: ClientBindings): Promise<CallAnswer> {
  const handed: unknown[] = [];
  const response = await api.fetch(request, {
    ...client,
    handOver: (data) => void handed.push(data),
  } satisfies ClientBindings);
  if (handed.length === 0) return response;
  const { ok, status, headers } = response;
  return { ok, status, headers, json: () => Promise.resolve(handed[0]) };
}
