import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { hydrated } from './people.ts';

/**
 * The narrowest and the widest screen and both themes. What axe checks depends on only one of the two at a
 * time, so two pairs cover everything.
 */
export const looks = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

/** A tablet, and desktops with the page at 200 % zoom: the same elements, but with other line breaks. */
const between = [768, 680, 640];

type Look = (typeof looks)[number];

interface Places {
  /** Done on a page before it is checked. */
  first?: (page: Page, width: number) => Promise<void>;
  /** False for a page without our script. */
  hasProgram?: boolean;
  /** Messages that scripts may print: browsers report the path of a page that answers 404. */
  mayComplain?: RegExp;
}

/**
 * Waits until the next page is there, if one is on its way, and until transitions and animations have ended, because
 * colours in between are meaningless. Nothing moves from then on, or a message could disappear during the check.
 */
async function stillness(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // A removed element's animation rejects; it has ended, too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/**
 * The violations that axe finds on a page: each rule with the elements that break it. axe is run here and not by its builder for
 * Playwright, which also returns all that is right, and takes several times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await stillness(page);
  // A page that has been looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
    const places = () =>
      [...document.querySelectorAll('*')]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
        .join(';');
    // axe notes once where everything lies. What has moved since, by an answer that arrived, it looks for behind other
    // elements, and finds colours that were never there.
    let findings: string[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const before = places();
      const { violations } = await run(document, { resultTypes: ['violations'] });
      findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      const isOfPlaces = violations.length > 0 && violations.every(({ id }) => id === 'color-contrast');
      if (!isOfPlaces || places() === before) break;
    }
    return findings;
  });
}

const originOf = (url: string) => URL.parse(url)?.origin;

/** Messages of scripts on this page from now on; the list grows. */
export function complaintsOn(page: Page, mayComplain?: RegExp): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Sellers in other tests link to pictures on hosts that do not exist, and their products may appear as
    // similar motorcycles.
    const { url } = message.location();
    const isElsewhere = /^Failed to load/.test(message.text()) && originOf(url) !== originOf(page.url());
    const isExpected = isElsewhere || mayComplain?.test(message.text()) === true;
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

/** Sets the size and theme of the page, and disables motion. */
export async function lookAs(page: Page, [width, colorScheme]: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Checks that axe finds nothing on the page as it is, and that nothing is wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  const where = `${page.url()} ${page.viewportSize()?.width}`;
  expect([where, ...(await axeFindings(page))]).toEqual([where]);
  await expectNarrow(page);
}

/** How much of the page has moved by itself since it was opened, in the browser's own measure (CLS). */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

/** Checks that nothing on the page is wider than the screen. */
export async function expectNarrow(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  // A page that has just been made narrower may take a moment.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url())
    .toBeLessThanOrEqual(width);
}

/** Checks that no parts of the top bar overlap, because one would take the other's clicks. */
export async function expectApart(page: Page): Promise<void> {
  const parts = page.getByRole('banner').locator('a, button, span');
  const covered = () =>
    parts.evaluateAll((all) => {
      const boxes = all
        .filter((part) => part.checkVisibility())
        .map((part) => [part, part.getBoundingClientRect()] as const);
      return boxes.flatMap(([part, box], place) =>
        boxes
          .slice(place + 1)
          .filter(
            ([other, beside]) =>
              !part.contains(other) &&
              Math.min(box.right, beside.right) - Math.max(box.left, beside.left) > 1 &&
              Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top) > 1,
          )
          .map(([other]) => `${part.textContent} under ${other.textContent}`),
      );
    });
  await expect.poll(covered, `${page.url()} ${page.viewportSize()?.width}`).toEqual([]);
}

/**
 * Checks these addresses in every look: axe finds nothing, nothing is wider than the screen, and no script
 * complains.
 */
export async function expectSoundAt(
  page: Page,
  paths: readonly string[],
  { first, hasProgram = true, mayComplain }: Places = {},
): Promise<void> {
  const complaints = complaintsOn(page, mayComplain);
  for (const look of looks) {
    for (const path of paths) {
      await lookAs(page, look);
      await page.goto(path);
      if (hasProgram) await hydrated(page);
      await first?.(page, look[0]);
      await expectSound(page);
      for (const width of between) {
        if (look[0] < width) continue;
        await page.setViewportSize({ width, height: 800 });
        await expectNarrow(page);
        if (hasProgram) await expectApart(page);
      }
      expect(complaints, path).toEqual([]);
    }
  }
}

/** Waits until changes, and everything that follows from them, have been painted. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
