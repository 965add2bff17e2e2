import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator } from '@playwright/test';

/** Milliseconds; cards are laid out in the third frame after a jump. */
const calm = 100;

/**
 * Scrolls to something far down a long list and clicks on it once it no longer moves. Cards that were out of sight
 * are laid out only after the jump and push what is below them; a button that is pressed there and released elsewhere
 * is no click. People take longer between the two.
 */
export async function clickAtRest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expect(async () => {
    const before = await target.boundingBox();
    await wait(calm);
    expect(await target.boundingBox()).toEqual(before);
  }).toPass();
  await target.click();
}
