import { expect, test } from '@playwright/test';
import { addProduct, bookProduct, registered, signIn, takenOver } from '../support/people.ts';

test('what sellers wrote in Bangla is marked as Bangla, so that screen readers take the voice for it; what is English is not', async ({
  page,
}) => {
  const seller = await registered('Seller', { name: 'আব্দুর রহমান' });
  const name = 'ইয়ামাহা আর১৫ নতুনের মতো';
  const description = 'কোনো দুর্ঘটনা নেই।';
  const id = await addProduct(seller, { name, description, location: 'মিরপুর, ঢাকা' });
  const other = await addProduct(seller, { name: 'Yamaha R15', description: 'Papers complete.' });
  const buyer = await registered('Buyer');
  await bookProduct(buyer, { productId: id, location: 'কান্দিরপাড়, কুমিল্লা' });
  const inBangla = () =>
    page.getByRole('main').locator('[lang="bn"]').filter({ visible: true }).allInnerTexts();

  await page.goto(`/bikes/x-${id}`);
  await takenOver(page);
  for (const text of [name, 'মিরপুর, ঢাকা, Bangladesh', 'আব্দুর রহমান', description])
    expect(await inBangla()).toContain(text);

  await page.goto(`/compare?ids=${id},${other}`);
  await takenOver(page);
  expect(await inBangla()).toEqual([name, 'মিরপুর, ঢাকা, Bangladesh']);
  // The categories are written as everywhere.
  await expect(page.getByRole('row', { name: /^Category/ })).toContainText('BMW');

  await page.goto(`/bikes?q=${encodeURIComponent(name)}`);
  await takenOver(page);
  const card = page.getByRole('article').filter({ hasText: name }).first();
  for (const text of [name, description, 'আব্দুর রহমান'])
    await expect(card.locator('[lang="bn"]').filter({ hasText: text })).toHaveCount(1);

  await signIn(page.context(), buyer);
  await page.goto('/dashboard/bookings');
  await takenOver(page);
  await expect(page.getByText('কান্দিরপাড়, কুমিল্লা')).toHaveAttribute('lang', 'bn');
});
