import { encodeFor } from './encoding.ts';
import { putNonce } from './nonces.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * An answer whose body is there as a whole: a Response would make a stream of it, and copying that costs more
 * than rendering.
 */
export interface WholeAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** What Set-Cookie says, a line each. */
  cookies: readonly string[];
  body: Bytes;
}

/** A response, which is small or has no body, as such an answer. */
export async function wholeAnswerOf(response: Response): Promise<WholeAnswer> {
  const headers = Object.fromEntries(response.headers);
  delete headers['set-cookie'];
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Sends an answer to whoever made the request, compressed as they can read it. */
export async function sendWhole(request: Headers, answer: WholeAnswer, nonce: string): Promise<Response> {
  const { status, headers, cookies } = answer;
  const body = putNonce(answer.body, nonce);
  const { sent, encoding } = await encodeFor(request.get('accept-encoding'), body);
  const response = new Response(sent.length === 0 ? null : sent, {
    status,
    headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
