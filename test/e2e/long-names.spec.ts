import { expect, test } from '@playwright/test';
import { expectNarrow } from '../support/looks.ts';
import { addProduct, hydrated, registered } from '../support/people.ts';

test('S2 a word of a name that is too long for a line: its card is as wide as the others, and its buttons can be pressed', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const word = seller.name.split(' ').at(-1) ?? '';
  await addProduct(seller, { name: `${word} first` });
  const name = `${word} ${'motorcycle'.repeat(8)}`;
  await addProduct(seller, { name });
  for (const width of [680, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/bikes?q=${word}`);
    await hydrated(page);
    const cards = page.getByRole('article').filter({ hasText: word });
    await expect(cards).toHaveCount(2);
    const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0)), `${width}`).toBeLessThan(1);
    const long = cards.filter({ hasText: name });
    await long.getByRole('link', { name: `Buy Now: ${name}` }).click({ trial: true });
    await long.getByRole('button', { name: `Save ${name}` }).click({ trial: true });
    await expectNarrow(page);
  }
});
