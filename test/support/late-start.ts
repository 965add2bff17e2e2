import type { Page } from '@playwright/test';

/**
 * A form that is sent before the program is there goes by itself after four seconds. For tests of those that wait, which a
 * slow machine must not end: in these pages no timer of four seconds ever comes.
 */
export async function withoutNativeSending(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, wait = 0, ...given: unknown[]) =>
      wait === 4_000 ? 0 : later(run, wait, ...given)) as typeof later;
  });
}
