import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  addProduct,
  bookProduct,
  deleteProduct,
  registered,
  sellProduct,
  signIn,
  takenOver,
} from '../support/people.ts';

// Both widths and both themes; what axe judges depends on one of them at a time, so two pairs show it all.
const looks = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

const places = [
  ['S2 /login', '/login', 'visitor'],
  ['S2 /signup', '/signup', 'visitor'],
  ['S2 /logout', '/logout', 'member'],
  ['S2 /forgotPassword', '/forgotPassword', 'visitor'],
  ['S2 /resetPassword', '/resetPassword?token=x', 'visitor'],
  ['S2 /verifyEmail', '/verifyEmail?token=x', 'visitor'],
  ['S2 /categoryProducts', '/categoryProducts/bmw', 'member'],
  ['S2 /categoryProducts with the booking dialog', '/categoryProducts/bmw?book=ID&intent=viewing', 'member'],
  ['S2 /categoryFirstHome', '/categoryFirstHome/bmw', 'member'],
  ['S2 /dashboard', '/dashboard', 'member'],
  ['S2 /dashboard with who booked it', '/dashboard/myProduct?bookings=ID', 'member'],
  ['S2 /dashboard with the delete dialog', '/dashboard/myProduct?delete=ID', 'member'],
  ['S2 /dashboard with the price dialog', '/dashboard/myProduct?price=ID', 'member'],
  ['S2 /dashboard with the question whether it is sold', '/dashboard/myProduct?sell=ID', 'member'],
  ['S2 /dashboard with what is sold', '/dashboard/myProduct?shown=sold', 'member'],
  ['S2 /bikes/{slug}-{id} of what is sold', '/bikes/bmw-g-310-r-ID?shown=sold', 'member'],
  ['S2 /dashboard with what was deleted', '/dashboard/myProduct?show=deleted', 'member'],
  ['S2 /dashboard/addProduct', '/dashboard/addProduct', 'member'],
  ['S2 /dashboard/bookings', '/dashboard/bookings', 'member'],
  ['S2 /dashboard/bookings with the question', '/dashboard/bookings?cancel=BOOKING', 'member'],
  ['S2 /dashboard/sellers', '/dashboard/sellers', 'member'],
  ['S2 /dashboard/account', '/dashboard/account', 'member'],
  ['S2 /dashboard/account with the question', '/dashboard/account?leave=yes', 'member'],
] as const;

for (const [title, path, who] of places) {
  test(`${title}: axe finds nothing, nothing is wider than the screen, no script complains`, async ({
    browser,
  }) => {
    const seller = await registered('Seller');
    const id = who === 'member' ? await addProduct(seller, { name: `BMW G 310 R of ${seller.name}` }) : '';
    let booking = '';
    if (path.startsWith('/dashboard/bookings')) {
      const other = await registered('Seller');
      const sold = await addProduct(other, { name: `BMW G 310 GS of ${other.name}` });
      await bookProduct(seller, { productId: sold });
      await deleteProduct(other, sold);
      booking = await bookProduct(seller, { productId: await addProduct(other, { name: 'BMW C 400 X' }) });
    }
    if (path.includes('sell=')) await bookProduct(await registered('Buyer'), { productId: id });
    if (path.includes('shown=sold')) await sellProduct(seller, id);
    if (path.includes('show=deleted')) await deleteProduct(seller, id);
    for (const [width, colorScheme] of looks) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      if (who === 'member') await signIn(context, seller);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(path.replace('ID', id).replace('BOOKING', booking));
      await takenOver(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
      expect(found, `${width} ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(complaints, `${width} ${colorScheme}`).toEqual([]);
      await context.close();
    }
  });
}

test('S5 forms: the keyboard alone logs in', async ({ page }) => {
  const { email, password } = await registered('Buyer');
  await page.goto('/login');
  await takenOver(page);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successfully...!!!')).toBeVisible();
});
