import type { Browser } from '@playwright/test';
import { hydrated, type Person, signIn, siteUrl } from './people.ts';

/** Opens pages of one browser as somebody. */
export async function opening(browser: Browser, javaScriptEnabled: boolean, person: Person) {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: siteUrl() });
  await signIn(context, person);
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
  };
  return { page, open };
}
