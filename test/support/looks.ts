import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { takenOver } from './people.ts';

/** Both ends of the widths and both themes; what axe judges depends on one of them at a time, so two pairs show it all. */
export const looks = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

/** A tablet, and desktops whose page is enlarged to twice its size: made of the same parts, but broken into lines elsewhere. */
const between = [768, 680, 640];

type Look = (typeof looks)[number];

interface Places {
  /** What is done on a page before it is judged. */
  first?: (page: Page, width: number) => Promise<void>;
  /** False for a page without our program. */
  hasProgram?: boolean;
  /** What a script may say: the path of a page that answers 404 is told by the browser. */
  mayComplain?: RegExp;
}

/**
 * Waits until what fades or moves has come to its end: colours on their way are nobody's colours. Nothing moves from then on,
 * as a message may go while the page is judged.
 */
async function stillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // What is taken away while it moves rejects, and has come to its end, too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What axe finds on a page: each rule with the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  await stillness(page);
  // No page of ours has a frame: axe runs in the page itself instead of a second one, and describes only what is wrong.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const originOf = (url: string) => URL.parse(url)?.origin;

/** What scripts complain about on this page from now on; the list grows. */
export function complaintsOn(page: Page, mayComplain?: RegExp): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Sellers of other tests name pictures on hosts that are not there, and theirs may be similar motorcycles.
    const { url } = message.location();
    const isElsewhere = /^Failed to load/.test(message.text()) && originOf(url) !== originOf(page.url());
    const isExpected = isElsewhere || mayComplain?.test(message.text()) === true;
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

/** From now on the page is looked at so; nothing moves. */
export async function lookAs(page: Page, [width, colorScheme]: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Axe finds nothing on the page as it is, and nothing is wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  const where = `${page.url()} ${page.viewportSize()?.width}`;
  expect([where, ...(await axeFindings(page))]).toEqual([where]);
  await expectNarrow(page);
}

/** Nothing on the page is wider than the screen. */
export async function expectNarrow(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  // A page that was just made narrower may take a moment.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url())
    .toBeLessThanOrEqual(width);
}

/** No part of the top bar lies on another one, whose clicks it would take. */
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

/** In every look axe finds nothing at these addresses, nothing is wider than the screen, no script complains. */
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
      if (hasProgram) await takenOver(page);
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

/** Waits until what has changed is drawn, with all that follows on it. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
