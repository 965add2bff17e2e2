import type { Page } from '@playwright/test';

/** Waits until the page can show messages: their library comes later than the page. */
export async function toastsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.moto-toasts') !== null);
}
