import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { paths } from '../../src/routes.ts';
import { confirmMailbox } from '../support/mailbox.ts';
import {
  addProduct,
  addSearch,
  bookProduct,
  changePrice,
  deleteProduct,
  type Member,
  registered,
  siteUrl,
} from '../support/people.ts';
import { makeAdmin } from '../support/site.ts';

// The HTML of every page as the server sends it, by the rules of the standard and of WAI-ARIA.

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Advice of the validator: a box that suggests while one types is no <select>.
    'prefer-native-element': 'off',
    // The form of the Save buttons is on every page, hidden, also where no card with such a button is.
    'wcag/h32': 'off',
    // All files are our own.
    'require-sri': 'off',
  },
});

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}

/** Asserts that nothing is wrong with the pages at these addresses, after the redirects of who looks. */
async function expectValid(visitor: APIRequestContext, addresses: readonly (readonly [string, number])[]) {
  for (const [address, status] of addresses) {
    // What no page takes is answered with a page, too.
    const answer = await visitor.fetch(address, { method: status === 405 ? 'PUT' : 'GET' });
    expect([address, answer.status()]).toEqual([address, status]);
    const html = await answer.text();
    expect([address, html.slice(0, 15)]).toEqual([address, '<!doctype html>']);
    expect.soft([address, ...(await problemsOf(html))]).toEqual([address]);
  }
}

/** Every page, with what its address names: a category, or a product of who looks. */
const allPaths = (id: string) =>
  Object.entries(paths).map(([name, path]) => [path(name === 'editProduct' ? id : 'bmw'), 200] as const);

/** A motorcycle with a price that went down, and one that is gone. */
async function sold(seller: Member) {
  const name = `BMW G 310 R of ${seller.name}`;
  const [id, gone] = [await addProduct(seller, { name }), await addProduct(seller, { name })];
  await changePrice(seller, id, '1,70,000');
  await deleteProduct(seller, gone);
  return { id, gone };
}

test('every page that visitors see is valid HTML', async () => {
  const { id, gone } = await sold(await registered('Seller'));
  const visitor = await request.newContext({ baseURL: siteUrl() });
  // Samples only: nobody deletes them meanwhile.
  const list = await visitor.get('/api/bikes?make=tvs&limit=3');
  const { items } = (await list.json()) as { items: { _id: string }[] };
  const next = /\?([^>]+)>; rel="next"/.exec(list.headers().link ?? '')?.[1];
  const cursor = new URLSearchParams(next).get('cursor') ?? '';
  expect(cursor).not.toBe('');
  const ids = [...items.map(({ _id }) => _id), id];
  await expectValid(visitor, [
    ...allPaths(id),
    ...ids.map((each) => [`/bikes/x-${each}`, 200] as const),
    [`/bikes/x-${gone}`, 410],
    [`/bikes/x-${id}?report=${id}`, 200],
    ['/bikes?make=yamaha&maxPrice=300000&place=x&sort=best-value', 200],
    ['/bikes?q=fz%20under%203%20lakh', 200],
    ['/bikes?make=yamaha&maxPrice=1', 200],
    [`/bikes?make=tvs&cursor=${encodeURIComponent(cursor)}`, 200],
    [`/compare?ids=${ids.join(',')}`, 200],
    [`/compare?ids=${gone},nothing`, 200],
    [`/stopMail?token=x`, 200],
    ['/resetPassword?token=x', 200],
    ['/verifyEmail?token=x', 200],
    ['/no/such/page', 404],
    ['/bikes/no-such-bike', 404],
    ['/blog', 405],
    ['/api/docs', 200],
  ]);
  await visitor.dispose();
});

test('every page that members see is valid HTML, with its dialogs', async () => {
  const [person, other] = [await registered('Seller'), await registered('Seller')];
  await confirmMailbox(person);
  await makeAdmin(person.email);
  const { id } = await sold(person);
  const theirs = await sold(other);
  const booking = await bookProduct(person, { productId: theirs.id });
  await bookProduct(other, { productId: id });
  const search = await addSearch(person, '?make=bmw', 'BMW');
  const member = await request.newContext({ baseURL: siteUrl(), extraHTTPHeaders: { origin: siteUrl() } });
  const { email, password } = person;
  expect((await member.post('/api/auth/sign-in/email', { data: { email, password } })).ok()).toBe(true);
  const { token } = await (await member.post('/api/jwt', { data: { email } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const ended = await addProduct(other, { name: 'BMW C 400 X' });
  const saved = await member.post('/api/saved', {
    data: { bikes: [{ _id: theirs.id }, { _id: ended }] },
    headers,
  });
  expect(saved.status()).toBe(200);
  await deleteProduct(other, ended);
  const report = { data: { reason: 'sold-already', text: 'Since May' }, headers };
  const { insertedId } = await (await member.post(`/api/bikes/${theirs.id}/reports`, report)).json();
  const off = await addProduct(person, { name: 'BMW C 400 GT' });
  const takenOff = { data: { reason: 'Not a motorcycle' }, headers };
  expect((await member.put(`/api/bikes/${off}/takenOff`, takenOff)).ok()).toBe(true);
  await expectValid(member, [
    ...allPaths(id),
    ['/categoryProducts/nothing', 404],
    [`/categoryProducts/bmw?book=${theirs.id}&intent=viewing`, 200],
    [`/bikes/x-${theirs.id}?book=${theirs.id}&intent=purchase`, 200],
    [`/dashboard/myProduct?delete=${id}`, 200],
    [`/dashboard/myProduct?price=${id}`, 200],
    [`/dashboard/myProduct?sell=${id}`, 200],
    [`/dashboard/vocabulary?add=make`, 200],
    [`/dashboard/myProduct?bookings=${id}`, 200],
    [`/dashboard/bookings?cancel=${booking}`, 200],
    [`/dashboard/searches?delete=${search}`, 200],
    ['/dashboard/account?leave=yes', 200],
    ['/dashboard/inbox?show=done', 200],
    [`/dashboard/inbox?takeOff=${insertedId}`, 200],
    [`/bikes/x-${off}`, 410],
    ['/dashboard/sellers?search=nobody', 200],
  ]);
  await member.dispose();
});

test('what the standard forbids is found', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
  expect(await problemsOf(page('<p id="a">x</p>'))).toEqual([]);
  for (const [wrong, rule] of [
    ['<p><div>x</div></p>', 'close-order'],
    ['<a href="/"><button type="button">x</button></a>', 'element-permitted-content'],
    ['<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
    ['<p id="a" aria-labelledby="b">x</p>', 'no-missing-references'],
    ['<input type="text">', 'input-missing-label'],
    ['<ul><p>x</p></ul>', 'element-permitted-content'],
    ['<p class="x" aria-label="y">x</p>', 'aria-label-misuse'],
  ] as const)
    expect([wrong, (await problemsOf(page(wrong))).join()]).toEqual([wrong, expect.stringContaining(rule)]);
});
