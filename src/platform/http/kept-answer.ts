import { encodedBody, type KeptPage } from '../kept-pages.ts';
import { chooseEncoding } from './encoding.ts';
import { responseOf } from './whole-answer.ts';

/** A kept page as the answer to a request: compressed as the browser can read it, or only "as you have it" (304). */
export async function sendKept(request: Headers, page: KeptPage): Promise<Response> {
  const headers = { ...page.headers, etag: page.etag };
  const known = request.get('if-none-match')?.split(',') ?? [];
  if (known.some((etag) => etag.trim() === page.etag)) return responseOf(304, headers, [], null, null);
  const encoding = chooseEncoding(request.get('accept-encoding'));
  const body = encoding === null ? page.body : await encodedBody(page, encoding);
  return responseOf(200, headers, [], encoding, body);
}
