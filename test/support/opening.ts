import type { Browser } from '@playwright/test';
import { type Person, signIn, siteUrl, takenOver } from './people.ts';

/** Opens pages of one browser as somebody. */
export async function opening(browser: Browser, javaScriptEnabled: boolean, person: Person) {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: siteUrl() });
  await signIn(context, person);
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(path);
    if (javaScriptEnabled) await takenOver(page);
  };
  return { page, open };
}
