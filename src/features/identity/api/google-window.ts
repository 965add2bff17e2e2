import * as words from '#messages/identity.ts';
import { escapeHtml } from '../../../kernel/html.ts';
import { plainPage } from '../../../platform/http/plain-page.ts';

/**
 * Notifies the page that opened the window, which closes it. If that page is gone, the window stays open and
 * shows the result.
 */
export const windowScript = `const { visit, result } = document.documentElement.dataset;
const channel = new BroadcastChannel('moto-google-' + visit);
channel.onmessage = ({ data }) => data === 'taken' && window.close();
channel.postMessage(result);
`;

/** The page in Google's window after the return: `result` is `done` or the code of the failure. */
export function googleWindow({
  visit,
  result,
  sentence,
  script,
  place,
  nonce,
}: Record<'visit' | 'result' | 'sentence' | 'script' | 'place' | 'nonce', string>): string {
  return plainPage(
    `<p>${escapeHtml(sentence)}</p>
<p><a href="${escapeHtml(place)}">${words.googleGoOn}</a></p>`,
    {
      attributes: ` data-visit="${escapeHtml(visit)}" data-result="${escapeHtml(result)}"`,
      head: `\n<script nonce="${nonce}" src="${escapeHtml(script)}" defer></script>`,
    },
  );
}
