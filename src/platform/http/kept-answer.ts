import { encodedBody, type KeptPage } from '../kept-pages.ts';
import { chooseEncoding } from './encoding.ts';

/** A kept page as the answer to a request: compressed as the browser can read it, or only "as you have it" (304). */
export async function keptAnswer(request: Headers, page: KeptPage): Promise<Response> {
  const headers: Record<string, string> = { ...page.headers, etag: page.etag, vary: 'Accept-Encoding' };
  const known = request.get('if-none-match')?.split(',') ?? [];
  if (known.some((etag) => etag.trim() === page.etag)) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.get('accept-encoding'));
  if (!encoding) return new Response(page.body, { headers });
  headers['content-encoding'] = encoding;
  return new Response(await encodedBody(page, encoding), { headers });
}
