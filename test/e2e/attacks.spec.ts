import { type BrowserContext, expect, type Page, request } from '@playwright/test';
import { test } from '../support/admin.ts';
import { addProduct, hydrated, registered, signIn, siteUrl } from '../support/people.ts';

// Scripts in every field: none runs, on any page that shows the field, with or without our own script.

const scripts = [
  '<script>window.hit=1</script>',
  '"><img src=x onerror="window.hit=1">',
  "'-window.hit=1-'",
  '</script><script>window.hit=1</script>',
  '<svg onload=window.hit=1>',
];
const planted = scripts.join(' ').slice(0, 78);

/** Notices scripts that ran, and those that only the Content-Security-Policy kept from running. */
async function watch(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction('tellBlocked', (what: string) => void found.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellBlocked } = window as unknown as { tellBlocked(what: string): void };
      if (event.violatedDirective.startsWith('script')) tellBlocked(`${event.blockedURI} ${location.href}`);
    });
  });
  context.on('dialog', (dialog) => {
    found.push(dialog.message());
    void dialog.dismiss();
  });
  return found;
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  expect([path, await page.evaluate(() => 'hit' in window)]).toEqual([path, false]);
}

test('S1 scripts that people store in fields stay text wherever they are shown', async ({
  browser,
  admin,
}) => {
  const image = 'https://example.invalid/"onerror="window.hit=1';
  const seller = await registered('Seller', { name: planted, photo: image });
  const id = await addProduct(seller, {
    name: planted,
    image,
    price: '1,85,000',
    location: planted,
    yearOfUse: '2021',
    description: scripts.join('\n'),
    sellerName: planted,
    category: 'electric',
  });

  const buyer = await registered('Buyer');
  const buyers = await browser.newContext();
  await signIn(buyers, buyer);
  const found = await watch(buyers);
  const page = await buyers.newPage();
  await look(page, '/categoryProducts/electric');
  await expect(page.getByText(planted).first()).toBeVisible();
  await look(page, `/bikes?q=${encodeURIComponent(planted)}`);
  await look(page, `/bikes/x-${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planted);
  await look(page, `/categoryProducts/electric?book=${id}&intent=viewing`);
  await page.evaluate(
    async ({ productId, location, address }) => {
      const jwt = await fetch('/api/jwt', { method: 'POST', body: JSON.stringify({ email: address }) });
      const { token } = await jwt.json();
      const body = JSON.stringify({ productId, location, number: '01712345678' });
      await fetch('/api/modalData', { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
    },
    { productId: id, location: planted, address: buyer.email },
  );

  await look(page, '/dashboard/bookings');
  await expect(page.getByText(planted).first()).toBeVisible();

  const sellers = await browser.newContext();
  await signIn(sellers, seller);
  found.push(
    ...(await watchAll(sellers, [
      `/dashboard`,
      `/dashboard/myProduct?bookings=${id}`,
      `/dashboard/myProduct?delete=${id}`,
      '/dashboard/account',
      '/dashboard/addProduct',
      '/home',
    ])),
  );

  const admins = await browser.newContext();
  await signIn(admins, admin);
  found.push(...(await watchAll(admins, [`/dashboard/sellers?search=${encodeURIComponent(seller.email)}`])));
  expect(found).toEqual([]);
  for (const context of [buyers, sellers, admins]) await context.close();
});

async function watchAll(context: BrowserContext, paths: readonly string[]): Promise<string[]> {
  const found = await watch(context);
  const page = await context.newPage();
  for (const path of paths) await look(page, path);
  return found;
}

test('only the script that the answer names by its nonce runs, with what it loads; every answer names another', async ({
  page,
}) => {
  const api = await request.newContext({ baseURL: siteUrl() });
  const nonces = new Set<string>();
  for (const encoding of ['br', 'br', 'gzip', 'gzip', 'identity', 'identity']) {
    const answer = await api.get('/blog', { headers: { 'accept-encoding': encoding } });
    const nonce =
      /'nonce-([\w-]{24})'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
    const html = await answer.text();
    expect([encoding, html.match(/ nonce="[^"]*"/g)]).toEqual([encoding, [` nonce="${nonce}"`]]);
    expect(html).toContain('</html>');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(6);
  const { etag = '' } = (await api.get('/blog')).headers();
  const known = await api.get('/blog', { headers: { 'if-none-match': etag } });
  // The browser goes on with the page and the policy that it has.
  expect([known.status(), known.headers()['content-security-policy']]).toEqual([304, undefined]);
  await api.dispose();

  const found = await watch(page.context());
  await look(page, '/blog');
  // Once more from the browser's own memory, and on to pages whose programs are loaded later.
  await page.reload();
  await hydrated(page);
  await page.goto('/');
  await page.goBack();
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(found).toEqual([]);

  // What somebody might get into a page who has found a hole in it.
  const entry = await page.locator('script[type=module]').getAttribute('src');
  await page.evaluate((own) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="trap" href="javascript:window.hit=1">x</a><b onclick="window.hit=1" id="tap">x</b>',
    );
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script src="${own}"></script><script>parent.hit=1</script>`;
    document.body.append(frame);
  }, entry);
  await page.evaluate(() => {
    for (const id of ['trap', 'tap']) document.getElementById(id)?.click();
  });
  await expect.poll(() => found.length).toBe(4);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

/** An address for each of the scripts, and one of its kind that is always the same. */
const visitorPaths = scripts
  .map(encodeURIComponent)
  .flatMap((script) => [
    `/${script}`,
    `/login?next=${script}`,
    `/signup?next=${script}`,
    `/resetPassword?token=${script}`,
    `/verifyEmail?token=${script}`,
    `/contract?${script}=${script}`,
    `/bikes?q=${script}`,
    `/bikes?make=${script}&model=${script}&place=${script}&price=${script}&sort=${script}`,
    `/bikes/${script}-x`,
    `/login?google=${script}`,
  ]);
const memberPaths = scripts
  .map(encodeURIComponent)
  .flatMap((script) => [
    `/categoryProducts/${script}`,
    `/categoryFirstHome/${script}`,
    `/categoryProducts/bmw?cursor=${script}&book=${script}&intent=${script}`,
    `/dashboard/myProduct?delete=${script}&bookings=${script}&notice=${script}&deleted=${script}`,
    `/dashboard/sellers?search=${script}`,
    `/dashboard/account?leave=${script}&google=${script}`,
    `/dashboard/bookings?cursor=${script}&cancel=${script}`,
    `/dashboard/inbox?show=${script}&cursor=${script}`,
    `/dashboard/vocabulary?kind=${script}&parent=${script}&search=${script}&spell=${script}&merge=${script}&into=${script}&add=${script}`,
  ]);

for (const [who, paths] of [
  ['a visitor', ['/login?next=javascript:window.hit=1', ...visitorPaths]],
  ['a member', memberPaths],
] as const)
  test(`S2 scripts in addresses stay text, for ${who}`, async ({ context }) => {
    if (who === 'a member') await signIn(context, await registered('Seller'));
    expect(await watchAll(context, paths)).toEqual([]);
  });
