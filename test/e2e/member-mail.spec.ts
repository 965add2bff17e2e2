import { expect, test } from '@playwright/test';
import { confirmMailbox, mailedLink } from '../support/mailbox.ts';
import { addProduct, bookProduct, hydrated, logIn, registered, signIn, siteUrl } from '../support/people.ts';
import { makeAdmin } from '../support/site.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test.describe(`mail${how}`, () => {
    test.use({ javaScriptEnabled });

    test(`S2 /login${how}: a forgotten password is replaced by mail, once`, async ({ page }) => {
      const person = await registered('Buyer');
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL(`${siteUrl()}/forgotPassword`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible();

      const link = await mailedLink(person.email, '/resetPassword');
      await page.goto(link);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel('New password').fill('password1');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('alert')).toContainText('Very common passwords');
      // What it is already is refused as where it is changed, and the link stays good.
      await page.getByLabel('New password').fill(person.password);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('alert')).toContainText('This is your current password.');
      await expect(page.getByLabel('New password')).toHaveValue('');
      await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
        /This is your current password/,
      );
      await page.getByLabel('New password').fill('a new one for me');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByText('Your new password is saved.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
      await logIn(page, { ...person, password: 'a new one for me' });
      await expect(page).toHaveURL(`${siteUrl()}/`);

      await page.goto(link);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel('New password').fill('yet another one');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('alert')).toContainText('This link is too old or has already been used.');
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    });

    test(`S2 /forgotPassword${how}: who was about to book comes back into the dialog, where the mail is opened too`, async ({
      page,
      browser,
    }) => {
      const [seller, person] = [await registered('Seller'), await registered('Buyer')];
      const id = await addProduct(seller, { name: `KTM Duke 390 of ${seller.name}`, category: 'sports' });
      await page.goto(`/bikes/ktm-${id}?book=${id}&intent=viewing`);
      await expect(page).toHaveURL(/\/login\?next=/);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page).toHaveURL(/\/forgotPassword\?next=/);
      expect(page.url()).not.toContain(person.email.split('@')[0]);
      if (javaScriptEnabled) await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
      else await page.getByLabel('E-mail').fill(person.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible();

      const other = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await other.goto(await mailedLink(person.email, '/resetPassword'));
      if (javaScriptEnabled) await hydrated(other);
      await other.getByLabel('New password').fill('a new one for me');
      await other.getByRole('button', { name: 'Save the new password' }).click();
      await other.getByRole('main').getByRole('link', { name: 'Login' }).click();
      await page.getByRole('link', { name: 'Back to login' }).click();
      for (const each of [page, other]) {
        if (javaScriptEnabled) await hydrated(each);
        await logIn(each, { ...person, password: 'a new one for me' });
        await expect(each.getByRole('dialog', { name: 'Book this motorcycle' })).toBeVisible();
      }
      // Who opens the mail once more has another one sent, and comes back all the same.
      await page.goto(await mailedLink(person.email, '/resetPassword'));
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel('New password').fill('yet another one');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page).toHaveURL(/\/forgotPassword\?next=.*book/);
      await other.context().close();
    });

    test(`S2 /dashboard${how}: an unconfirmed mailbox is reminded of gently, until it is confirmed`, async ({
      page,
    }) => {
      const person = await registered('Seller');
      await signIn(page.context(), person);
      await page.goto('/dashboard');
      if (javaScriptEnabled) await hydrated(page);
      const notice = page.getByRole('complementary', { name: 'Your e-mail' });
      await expect(notice).toContainText(`We have sent a mail to ${person.email}`);
      await page.goto('/dashboard/account');
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByText('You get no mail yet: first confirm')).toBeVisible();
      await notice.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText(`A new link is on its way to ${person.email}.`).first()).toBeVisible();

      await page.goto(await mailedLink(person.email, '/verifyEmail'));
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
      await expect(page.getByText('Thank you. Your e-mail is confirmed.')).toBeVisible();
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.goto(await mailedLink(person.email, '/verifyEmail'));
      await expect(page.getByText(`The e-mail ${person.email} is already confirmed.`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Confirm my e-mail' })).toHaveCount(0);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S2 /stopMail${how}: a seller ends the mail about bookings without login, and has it again from the account`, async ({
    browser,
  }) => {
    const [seller, buyer] = [await registered('Seller'), await registered('Buyer')];
    await confirmMailbox(seller);
    const name = `Hero Hunk of ${seller.name}`;
    await bookProduct(buyer, { productId: await addProduct(seller, { name }) });
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const settled = async () => {
      if (javaScriptEnabled) await hydrated(page);
    };
    await page.goto(await mailedLink(seller.email, '/stopMail'));
    await settled();
    await expect(page.getByText('Stop mail about “bookings of what you sell”?')).toBeVisible();
    await page.getByRole('button', { name: 'Stop the mail' }).click();
    await expect(page.getByText(/^No more mail about “bookings/)).toBeVisible();
    const toAccount = page.getByRole('main').getByRole('link', { name: 'My account' });
    await expect(toAccount).toHaveAttribute('href', '/dashboard/account');
    await signIn(context, seller);
    await page.goto('/dashboard/account');
    await settled();
    const part = page.locator('section').filter({ hasText: 'Mail about bookings' });
    await expect(part).toContainText('You get no mail when somebody books');
    await part.getByRole('button', { name: 'Turn on' }).click();
    await expect(part).toContainText('From now on you get mail when somebody books.');
    await expect(part.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await page.reload();
    await settled();
    await expect(part).toContainText('You get mail when somebody books.');
    await context.close();
  });
}

test('S2 /verifyEmail: who is not signed in as that account chooses its password', async ({ page }) => {
  const person = await registered('Buyer');
  await page.goto(await mailedLink(person.email, '/verifyEmail'));
  await hydrated(page);
  await expect(page.getByText('Anybody can register with your address')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm with a new password' }).click();
  await expect(page).toHaveURL(/\/resetPassword\?token=/);
  await expect(page.getByText('You are not logged in here')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('only I know it');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page, { ...person, password: 'only I know it' });
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your e-mail' })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test.describe(`a link of a mail${how}`, () => {
    test.use({ javaScriptEnabled });

    test(`S2 /verifyEmail${how}: who logs in from there keeps the password and only confirms`, async ({
      page,
    }) => {
      const person = await registered('Buyer');
      await page.goto(await mailedLink(person.email, '/verifyEmail'));
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('link', { name: 'Log in and confirm' }).click();
      if (javaScriptEnabled) await hydrated(page);
      await logIn(page, person);
      await expect(page).toHaveURL(/\/verifyEmail\?token=/);
      await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
      await expect(page.getByText('Thank you. Your e-mail is confirmed.')).toBeVisible();
    });
  });

  test(`S2 /resetPassword${how}: somebody else who is signed in stays so`, async ({ browser }) => {
    const [person, other] = [await registered('Buyer'), await registered('Buyer')];
    const context = await browser.newContext({ javaScriptEnabled });
    await context.request.post(`${siteUrl()}/api/auth/request-password-reset`, {
      data: { email: person.email },
      headers: { origin: siteUrl() },
    });
    await signIn(context, other);
    const page = await context.newPage();
    await page.goto(await mailedLink(person.email, '/resetPassword'));
    if (javaScriptEnabled) await hydrated(page);
    await page.getByLabel('New password').fill('a new one for me');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Your new password is saved.')).toBeVisible();
    await expect(page.getByRole('banner').getByText(other.email)).toBeVisible();
    await context.close();
  });
}

test('S2 /resetPassword and /verifyEmail: an address without its token says what to do', async ({ page }) => {
  await page.goto('/resetPassword');
  await expect(page.getByText('This link is too old or has already been used.')).toBeVisible();
  await page.goto('/verifyEmail?token=made-up');
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirm with a new password' }).click();
  await expect(
    page.getByRole('main').getByText('This link is too old or has already been used.'),
  ).toBeVisible();
});

test('S6 admin: nobody becomes one before their mailbox is confirmed', async () => {
  const { email } = await registered('Buyer');
  await expect(makeAdmin(email)).rejects.toThrow(/Nobody has confirmed the mailbox/);
});
