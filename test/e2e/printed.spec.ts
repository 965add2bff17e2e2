import { expect, type Page, test } from '@playwright/test';
import { some } from '../support/choosing-photos.ts';
import { addProduct, registered, signIn } from '../support/people.ts';
import { open, someBikes } from '../support/saving.ts';

/** Shows a page as it is printed on A4. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1050 });
  await page.emulateMedia({ media: 'print' });
}

/** Whether nothing is there to press, and nothing runs over the edge of the paper. */
async function expectPrintable(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('img', { name: 'Moto Garage' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('S2 /bikes/{slug}-{id}: on paper, what is said about the motorcycle and nothing to press', async ({
  page,
}) => {
  const { ids, seller } = await someBikes(2);
  await open(page, `/bikes/x-${ids[0]}`);
  await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeVisible();
  await print(page);
  await expectPrintable(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`KTM Duke 1 of ${seller.name}`);
  await expect(page.getByText('Papers complete.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar motorcycles' })).toBeHidden();
});

test('S2 /bikes: on paper, the list without its forms, hearts and buttons', async ({ page }) => {
  const { ids, seller } = await someBikes(1);
  await open(page, `/bikes?make=ktm&q=${seller.name.split(' ').at(-1)}`);
  await expect(page.getByRole('article')).toHaveCount(ids.length);
  await expect(page.getByRole('search').or(page.getByRole('combobox', { name: 'Sort by' }))).toHaveCount(2);
  await print(page);
  await expectPrintable(page);
  await expect(page.getByRole('article')).toHaveCount(ids.length);
  await expect(page.getByRole('search').or(page.getByRole('combobox'))).toHaveCount(0);
});

test('S2 /compare: on paper all four columns are there', async ({ page }) => {
  const { ids } = await someBikes(4);
  await open(page, `/compare?ids=${ids.join(',')}`);
  await print(page);
  await expectPrintable(page);
  await expect(page.getByText('swipe the table sideways')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
  const edges = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right - innerWidth));
  expect(edges).toHaveLength(4);
  expect(Math.max(...edges)).toBeLessThanOrEqual(0);
});

test('S2 on paper: the garage is named to members, too, and nobody is told to press a photo', async ({
  page,
}) => {
  const seller = await registered('Seller');
  const headers = { authorization: `Bearer ${seller.token}` };
  const [image = '', other = ''] = await Promise.all(
    (await some(2)).map(async (data) => {
      const typed = { ...headers, 'content-type': 'image/jpeg' };
      const answer = await page.request.post('/api/photos', { data, headers: typed });
      return ((await answer.json()) as { image: string }).image;
    }),
  );
  const id = await addProduct(seller, { name: 'KTM Duke', image });
  const changed = await page.request.patch(`/api/myProducts/${id}`, { data: { photos: [other] }, headers });
  expect(changed.status()).toBe(200);
  await signIn(page.context(), seller);
  await open(page, `/bikes/x-${id}`);
  await expect(page.getByText('2 photos. Press one to see all of it.')).toBeVisible();
  await print(page);
  await expect(page.getByText('Press one')).toBeHidden();
  await expect(page.getByText('2 photos.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Moto Garage')).toBeVisible();
});

test('S2 /privacy: on paper, all questions with their answers', async ({ page }) => {
  await open(page, '/privacy');
  await print(page);
  await expectPrintable(page);
  await expect(page.getByRole('heading', { name: 'Who sees my number?' })).toBeVisible();
  await expect(page.getByRole('definition').last()).toBeVisible();
});
