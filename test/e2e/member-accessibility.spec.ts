import { expect, test } from '@playwright/test';
import { expectSoundAt } from '../support/looks.ts';
import {
  addProduct,
  bookProduct,
  deleteProduct,
  hydrated,
  type Member,
  registered,
  sellProduct,
  signIn,
} from '../support/people.ts';

const sound = 'axe finds nothing, nothing is wider than the screen, no script complains';

test(`S2 pages of whoever has no account yet or cannot log in: ${sound}`, async ({ page }) => {
  await expectSoundAt(page, [
    '/login',
    '/signup',
    '/forgotPassword',
    '/resetPassword?token=x',
    '/verifyEmail?token=x',
  ]);
});

/** Each prepares what there is to see for a seller, and answers the addresses. */
const places: Readonly<Record<string, (seller: Member) => Promise<string[]>>> = {
  'a category and its booking dialog': async (seller) => {
    const id = await addProduct(seller, { name: `BMW G 310 R of ${seller.name}` });
    return [
      '/categoryProducts/bmw',
      `/categoryProducts/bmw?book=${id}&intent=viewing`,
      '/categoryFirstHome/bmw',
    ];
  },
  'my products and their dialogs': async (seller) => {
    const id = await addProduct(seller, { name: `BMW G 310 R of ${seller.name}` });
    const booked = await addProduct(seller, { name: `BMW C 400 X of ${seller.name}` });
    await bookProduct(await registered('Buyer'), { productId: booked });
    return [
      '/dashboard',
      `/dashboard/myProduct?bookings=${id}`,
      `/dashboard/myProduct?delete=${id}`,
      `/dashboard/myProduct?price=${id}`,
      `/dashboard/myProduct?sell=${booked}`,
    ];
  },
  'what is sold or deleted': async (seller) => {
    const sold = await addProduct(seller, { name: `BMW G 310 R of ${seller.name}` });
    const deleted = await addProduct(seller, { name: `BMW G 310 GS of ${seller.name}` });
    await sellProduct(seller, sold);
    await deleteProduct(seller, deleted);
    return ['/dashboard/myProduct', `/bikes/bmw-g-310-r-${sold}`, '/dashboard/myProduct?show=deleted'];
  },
  'my bookings, of what is there and what is not': async (buyer) => {
    const seller = await registered('Seller');
    const gone = await addProduct(seller, { name: `BMW G 310 GS of ${seller.name}` });
    await bookProduct(buyer, { productId: gone });
    await deleteProduct(seller, gone);
    const kept = await addProduct(seller, { name: 'BMW C 400 X' });
    const booking = await bookProduct(buyer, { productId: kept });
    return ['/dashboard/bookings', `/dashboard/bookings?cancel=${booking}`];
  },
  'adding a product, accounts, one’s own and its end': async () => [
    '/dashboard/addProduct',
    '/dashboard/sellers',
    '/dashboard/account',
    '/dashboard/account?leave=yes',
    '/logout',
  ],
};

for (const [title, prepare] of Object.entries(places))
  test(`S2 ${title}: ${sound}`, async ({ page }) => {
    const member = await registered('Seller');
    const paths = await prepare(member);
    await signIn(page.context(), member);
    await expectSoundAt(page, paths);
  });

test('S5 forms: the keyboard alone logs in', async ({ page }) => {
  const { email, password } = await registered('Buyer');
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});
