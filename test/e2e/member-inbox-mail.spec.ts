import { expect, test } from '@playwright/test';
import { confirmMailbox, mailedLink } from '../support/mailbox.ts';
import { hydrated, registered, signIn, siteUrl } from '../support/people.ts';
import { makeAdmin } from '../support/site.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without script';
  test(`S6 /dashboard/account${how}: an admin is told of the inbox by mail, ends that by its link without login, and has it again from the account`, async ({
    browser,
    request,
  }) => {
    // Half a minute of it goes by before the mail leaves.
    test.setTimeout(240_000);
    const admin = await registered('Buyer');
    await confirmMailbox(admin);
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const settled = async () => {
      if (javaScriptEnabled) await hydrated(page);
    };
    const part = page.locator('section').filter({ hasText: 'Mail about the inbox' });
    await signIn(context, admin);
    await page.goto(`${siteUrl()}/dashboard/account`);
    await settled();
    await expect(page.getByText('You get mail when somebody books.')).toBeVisible();
    await expect(part).toHaveCount(0);

    await makeAdmin(admin.email);
    const headers = { origin: siteUrl() };
    const enquiry = { email: `of-${admin.email}` };
    expect((await request.post(`${siteUrl()}/api/enquiries`, { data: enquiry, headers })).status()).toBe(201);
    await page.reload();
    await settled();
    await expect(part).toContainText('You get mail when something new in the inbox needs an answer.');
    await expect(part).toContainText('The first mail is about everything that is open.');

    // What comes in together is told together, so it takes a while.
    const link = await mailedLink(admin.email, '/stopMail');
    const reader = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await reader.goto(link);
    if (javaScriptEnabled) await hydrated(reader);
    await expect(reader.getByText('Stop mail about “the inbox of the garage”?')).toBeVisible();
    await reader.getByRole('button', { name: 'Stop the mail' }).click();
    await expect(reader.getByText(/^No more mail about “the inbox/)).toBeVisible();
    const toAccount = reader.getByRole('main').getByRole('link', { name: 'My account' });
    await expect(toAccount).toHaveAttribute('href', '/dashboard/account');
    await reader.context().close();

    await page.reload();
    await settled();
    await expect(part).toContainText('You get no mail about the inbox.');
    await part.getByRole('button', { name: 'Turn on' }).click();
    await expect(part).toContainText('From now on you get mail when something comes into the inbox.');
    await expect(part.getByRole('button', { name: 'Turn off' })).toBeVisible();
    // It is not the mail about bookings.
    await expect(page.getByText('You get mail when somebody books.')).toBeVisible();
    await page.reload();
    await settled();
    await part.getByRole('button', { name: 'Turn off' }).click();
    await expect(part).toContainText('No more mail about the inbox.');
    await context.close();
  });
}
