import { expect, test } from '@playwright/test';
import { addProduct, hydrated, logIn, registered, signIn, siteUrl } from '../support/people.ts';

test('S6 ownership: two browsers, two accounts, neither sees or deletes what belongs to the other', async ({
  browser,
}) => {
  const [first, second] = [await registered('Seller'), await registered('Seller')];
  const [firstBike, secondBike] = [`BMW G 310 R of ${first.name}`, `BMW G 310 R of ${second.name}`];
  await addProduct(first, { name: firstBike });
  const secondId = await addProduct(second, { name: secondBike });
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  await signIn(here, first);
  await signIn(there, second);
  const [mine, theirs] = [await here.newPage(), await there.newPage()];

  await mine.goto('/dashboard');
  await theirs.goto('/dashboard');
  await expect(mine.getByText(firstBike)).toBeVisible();
  await expect(mine.getByText(secondBike)).toHaveCount(0);
  await expect(theirs.getByText(secondBike)).toBeVisible();
  await expect(theirs.getByText(firstBike)).toHaveCount(0);

  // The address of somebody else's confirmation opens nothing, and the call behind it is refused.
  await mine.goto(`/dashboard/myProduct?delete=${secondId}`);
  await hydrated(mine);
  await expect(mine.getByRole('dialog')).toHaveCount(0);
  await expect(mine.getByText('That motorcycle is not on this page any more')).toBeVisible();
  const answer = await mine.evaluate(
    async ({ id, email }) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email });
      const { token } = await (await fetch('/api/jwt', { method: 'POST', headers, body })).json();
      const authorization = `Bearer ${token}`;
      return (await fetch(`/api/myProducts/${id}`, { method: 'DELETE', headers: { authorization } })).status;
    },
    { id: secondId, email: first.email },
  );
  expect(answer).toBe(403);
  await theirs.reload();
  await expect(theirs.getByText(secondBike)).toBeVisible();
  await here.close();
  await there.close();
});

test('S6 ownership: one’s own motorcycle cannot be booked', async ({ page }) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: `BMW G 310 R of ${seller.name}` });
  await signIn(page.context(), seller);
  await page.goto(`/categoryProducts/bmw?book=${id}&intent=viewing`);
  await hydrated(page);
  const card = page.locator('article').filter({ hasText: seller.name });
  await expect(card.getByText('Yours: see who booked it')).toHaveAttribute('href', '/dashboard/myProduct');
  // Who opens the dialog by its address is told by the server.
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill('At home');
  await dialog.getByLabel('Mobile number').fill('01712345678');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is your own motorcycle');
});

test('S4 two tabs: logging out in one ends the other', async ({ context }) => {
  const person = await registered('Seller');
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/login?next=%2Fdashboard');
  await logIn(one, person);
  await expect(one.getByRole('heading', { name: 'My products' })).toBeVisible();
  await other.goto('/dashboard/addProduct');
  await hydrated(other);
  await one.getByRole('button', { name: 'Logout' }).click();
  await expect(one.getByText('Logout succeed')).toBeVisible();
  await expect(other).toHaveURL(/\/login\?next=%2Fdashboard%2FaddProduct/);
});

test('S6 role pages: everybody sees the title, only admins the accounts', async ({ page }) => {
  await signIn(page.context(), await registered('Seller'));
  for (const [path, title] of [
    ['/dashboard/admins', 'Admins'],
    ['/dashboard/sellers', 'Sellers'],
    ['/dashboard/buyers', 'Buyers'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Only the admins of the garage can see the list of accounts.')).toBeVisible();
    await expect(page).toHaveURL(siteUrl() + path);
  }
});

test('S4 while another tab asks for a token anew, a page keeps what was typed into it', async ({ page }) => {
  const member = await registered('Buyer');
  await signIn(page.context(), member);
  await page.goto('/dashboard/account');
  await hydrated(page);
  const name = page.getByLabel('Full name', { exact: true });
  await name.fill('Rahima Begum');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/get-session*', async (route) => {
    await held;
    await route.continue();
  });
  const other = await page.context().newPage();
  await other.goto('/contract');
  await other.evaluate(() => {
    localStorage.setItem('token', 'another');
    localStorage.removeItem('token');
  });
  // What is private is out of sight until it is known who is there.
  await expect(name).toBeHidden();
  release();
  await expect(name).toHaveValue('Rahima Begum');
  await expect(name).toBeVisible();
  // Whoever was typing goes on.
  await expect(name).toBeFocused();
});

test('S4 a page that comes back as the browser froze it shows nothing of somebody who has logged out since', async ({
  page,
}) => {
  const member = await registered('Buyer');
  await signIn(page.context(), member);
  await page.goto('/dashboard/account');
  await hydrated(page);
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(member.name);
  await page.context().clearCookies();
  // Chromium under test never freezes pages.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(member.email)).toHaveCount(0);
});
