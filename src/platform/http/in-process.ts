/** Calls of the API that are made within the process, while a page is rendered. */
import type { Hono, MiddlewareHandler } from 'hono';
import type { CallAnswer } from '../../kernel/api-client.ts';
import type { ClientBindings } from './client-address.ts';

/**
 * Hands over what a call answers with as it is, where its caller is in the same process: as JSON it would be
 * written, made bytes of, made text of, and read again, which takes longer than most calls. Contracts allow
 * nothing but JSON's own values.
 */
export const handOverData: MiddlewareHandler = async (context, next) => {
  const { handOver } = context.env as ClientBindings;
  if (handOver) {
    // The overloads say no more than that a status and headers follow.
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
