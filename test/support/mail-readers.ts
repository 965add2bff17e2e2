import type { TestApi } from './api.ts';

export const password = 'correct horse';
export const newPassword = 'battery staple';

/** The status of an answer and the code of its problem. */
export async function codeOf(answer: Response): Promise<[number, string | undefined]> {
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

/** People who receive account mails, and what those contain. */
export function mailReaders(api: () => TestApi) {
  let people = 0;

  /** A call from an address that nobody else has. */
  function post(path: string, body: object, headers: Record<string, string> = {}) {
    people += 1;
    return api().call('POST', `/auth${path}`, body, { 'test-address': `10.1.0.${people}`, ...headers });
  }

  /** The token in the latest mail to somebody, and the page that its link opens. */
  function latestLink(email: string): { page: string; token: string } {
    const mail = api().mails.findLast(({ to }) => to === email);
    const link = new URL(/http\S+\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none');
    return { page: link.origin + link.pathname, token: link.searchParams.get('token') ?? '' };
  }

  async function isConfirmed(email: string): Promise<boolean | undefined> {
    const row = await api()
      .database.selectFrom('users')
      .select('email_verified')
      .where('email', '=', email)
      .executeTakeFirst();
    return row?.email_verified;
  }

  return { post, latestLink, isConfirmed };
}
