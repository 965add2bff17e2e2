import { chooseEncoding, type Encoding, encode } from './encoding.ts';

/** An answer whose body is still a text: a Response would make a stream of it, and copying that costs more than rendering. */
export interface TextAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** What Set-Cookie says, a line each. */
  cookies: readonly string[];
  text: string;
}

// What is smaller does not get smaller.
const leastCompressed = 1_024;

/** A response, which is small or has no body, as such an answer. */
export async function textAnswerOf(response: Response): Promise<TextAnswer> {
  const headers = Object.fromEntries(response.headers);
  delete headers['set-cookie'];
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    text: await response.text(),
  };
}

/** Sends an answer to whoever made the request, compressed as they can read it. */
export async function sendText(
  request: Headers,
  { status, headers, cookies, text }: TextAnswer,
): Promise<Response> {
  const isLarge = text.length >= leastCompressed;
  const encoding = isLarge ? chooseEncoding(request.get('accept-encoding')) : null;
  const body = encoding === null ? text || null : await encode(new TextEncoder().encode(text), encoding);
  return responseOf(status, headers, cookies, encoding, body);
}

/** The response with these parts. */
export function responseOf(
  status: number,
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
  encoding: Encoding | null,
  body: string | Uint8Array<ArrayBuffer> | null,
): Response {
  const response = new Response(body, {
    status,
    headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
