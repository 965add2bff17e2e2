import { encodeWithNonce } from './nonces.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * An answer with its whole body in memory: a Response would turn it into a stream, and copying that costs
 * more than rendering.
 */
export interface WholeAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Values of Set-Cookie, one per header line. */
  cookies: readonly string[];
  body: Bytes;
}

/** Converts a small or empty response. */
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

/** Sends an answer, compressed as the client accepts. */
export async function sendWhole(request: Headers, answer: WholeAnswer, nonce: string): Promise<Response> {
  const { status, headers, cookies } = answer;
  const { sent, encoding } = await encodeWithNonce(request.get('accept-encoding'), answer.body, nonce);
  const response = new Response(sent.length === 0 ? null : sent, {
    status,
    headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
