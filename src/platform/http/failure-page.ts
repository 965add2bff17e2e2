import * as words from '#messages/common.ts';
import type { AppError } from '../../kernel/errors.ts';
import { escapeHtml } from '../../kernel/html.ts';
import { plainPage } from './plain-page.ts';

/**
 * The page of last resort, for when pages cannot be rendered. Its reload is a plain link, so that no form is
 * sent twice.
 */
export function failurePage(error: AppError): Response {
  const page = plainPage(`<p>${escapeHtml(error.message)}</p>
<p><a href="">${words.tryAgain}</a> · <a href="/">${words.goHome}</a></p>`);
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (error.status === 405) headers.set('allow', [error.extension.allow].flat().join(', '));
  if (error.status === 503) headers.set('retry-after', '2');
  return new Response(page, { status: error.status, headers });
}
