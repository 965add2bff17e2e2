import type { TestApi } from './api.ts';

/** The page that opens the windows of these tests. */
export const visit = 'a-window-of-the-tests';

/** A browser that keeps the garage’s cookies and Google's, and follows redirects only on command. */
export function newBrowser(api: TestApi, cookie = '') {
  const own = new Map(
    cookie === '' ? [] : cookie.split('; ').map((each) => [each.split('=')[0] ?? '', each]),
  );
  const foreign = new Map<string, string>();
  const keep = (jar: Map<string, string>, answer: Response) => {
    for (const text of answer.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const [name = ''] = pair.split('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(text)) jar.delete(name);
      else jar.set(name, pair);
    }
    return answer;
  };
  const browser = {
    own,
    cookies: () => [...own.values()].join('; '),
    garage: async (path: string, headers: Record<string, string> = {}) =>
      keep(own, await api.call('GET', path, undefined, { cookie: browser.cookies(), ...headers })),
    google: async (address: string, form?: Record<string, string>) =>
      keep(
        foreign,
        await fetch(address, {
          redirect: 'manual',
          headers: { cookie: [...foreign.values()].join('; ') },
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        }),
      ),
    /** Starts a sign-in with Google. */
    start: (question: Record<string, string> = { visit }) =>
      browser.garage(`/auth/google/start?${new URLSearchParams(question)}`),
    /** Logs in there; returns the address that Google redirects back to. */
    logIn: async (start: Response, login: string): Promise<string> => {
      let address = start.headers.get('location') ?? '';
      for (let steps = 0; steps < 10 && !address.startsWith(api.origin); steps += 1) {
        let answer = await browser.google(address);
        if (answer.status === 200) {
          const action = /action="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
          answer = await browser.google(action, { prompt: 'login', login, password: 'of Google' });
        }
        address = new URL(answer.headers.get('location') ?? '', address).href;
      }
      return address.slice(`${api.origin}/api`.length);
    },
    /** The whole sign-in; returns the result that the opening page is told. */
    visit: async (login: string, question?: Record<string, string>) => {
      const home = await browser.logIn(await browser.start(question), login);
      return resultOf(await browser.garage(home));
    },
    who: async () =>
      ((await (await browser.garage('/auth/get-session')).json()) as { user: { id: string } } | null)?.user,
  };
  return browser;
}

/** The result that the opening page is told. */
export async function resultOf(answer: Response): Promise<string> {
  return /data-result="([^"]*)"/.exec(await answer.text())?.[1] ?? `status ${answer.status}`;
}
