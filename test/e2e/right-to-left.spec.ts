import { expect, type Locator, test } from '@playwright/test';
import { addProduct, registered } from '../support/people.ts';

/** Distances of the text from the left and right edge of its element, in pixels. */
const gaps = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    return { left: text.left - box.left, right: box.right - text.right };
  });

test('what a seller wrote from right to left stands so, each paragraph by itself; its name stays in its place', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const arabic = 'بطارية جديدة.';
  const id = await addProduct(seller, { name: 'هوندا CB125', description: `${arabic}\nPapers complete.` });
  await page.goto(`/bikes/x-${id}`);
  const words = page.getByText(arabic);
  const [dot, end] = await words.evaluate((node, length) => {
    const at = (place: number) => {
      const range = document.createRange();
      range.setStart(node.firstChild ?? node, place);
      range.setEnd(node.firstChild ?? node, place + 1);
      return range.getBoundingClientRect();
    };
    return [at(length - 1).left, at(0).right];
  }, arabic.length);
  // The full stop is at the end of its sentence, which is its left.
  expect(dot).toBeLessThan(end);
  const { right } = await words.evaluate((node) => node.getBoundingClientRect());
  expect(right - end).toBeLessThan(2);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('direction', 'rtl');
  expect((await gaps(heading)).left).toBeLessThan(2);
});
