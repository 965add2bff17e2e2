import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page, request } from '@playwright/test';

/** A person for one test; nobody else has this e-mail address. */
export interface Person {
  name: string;
  email: string;
  password: string;
  role: 'Seller' | 'Buyer';
}

/** A person with an account. */
export interface Member extends Person {
  /** For API calls; of a session outside any browser, valid for a quarter of an hour. */
  token: string;
}

/** Invents a person without an account. */
export function newPerson(role: Person['role']): Person {
  // A search may read digits as years or prices, and most letters as part of a motorcycle's name.
  const word = Array.from(randomBytes(10), (byte) => 'qwxzjv'.charAt(byte % 6)).join('');
  return { name: `Rider ${word}`, email: `rider.${word}@example.org`, password: `ride-${word}`, role };
}

/** Makes an account through the API; no browser is signed in yet. */
export async function registered(
  role: Person['role'],
  more: { name?: string; photo?: string } = {},
): Promise<Member> {
  const { name, photo, ...person } = {
    ...newPerson(role),
    photo: `${siteUrl()}/art/scooter-sky.svg`,
    ...more,
  };
  const { email, password } = person;
  const api = await request.newContext(siteOptions());
  await send(api, 'POST', '/api/auth/sign-up/email', { email, password, name: '' });
  await send(api, 'POST', '/api/auth/update-user', { name, image: photo });
  await send(api, 'POST', '/api/users', { name, email, role: role.toLowerCase() });
  const { token = '' } = await send(api, 'POST', '/api/jwt', { email });
  await api.dispose();
  return { ...person, name, token };
}

/** Signs a person in without the login page, for tests about something else. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const { email, password } = person;
  await send(context.request, 'POST', '/api/auth/sign-in/email', { email, password }, { origin: siteUrl() });
}

/** Adds a product of `person` through the API and returns its id. */
export async function addProduct(
  person: Member,
  product: Readonly<Record<string, string | number | boolean>>,
): Promise<string> {
  const whole = {
    image: '/art/naked-signal.svg',
    price: '1,85,000',
    originalPrice: '2,40,000',
    number: '01712-345678',
    location: 'Mirpur, Dhaka',
    category: 'bmw',
    yearOfUse: '2021',
    condition: 'good',
    description: 'Papers complete.',
    ...product,
  };
  const { insertedId } = await callAs(person, 'POST', '/api/products', whole);
  return insertedId ?? '';
}

/** Deletes a product of `person` through the API. */
export async function deleteProduct(person: Member, id: string): Promise<void> {
  await callAs(person, 'DELETE', `/api/myProducts/${id}`);
}

/** Changes fields of a product of `person` through the API. */
export async function changeProduct(
  person: Member,
  id: string,
  changes: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  await callAs(person, 'PATCH', `/api/myProducts/${id}`, changes);
}

/** Changes the price of a product of `person` through the API. */
export async function changePrice(person: Member, id: string, price: string): Promise<void> {
  await changeProduct(person, id, { price });
}

/** Marks a product of `person` as sold, or as back on sale, through the API. */
export async function sellProduct(person: Member, id: string, sold = true): Promise<void> {
  await callAs(person, 'PUT', `/api/myProducts/${id}/sale`, { sold });
}

/** Restores a deleted motorcycle of `person` through the API. */
export async function restoreProduct(person: Member, id: string): Promise<void> {
  await callAs(person, 'POST', `/api/myProducts/${id}/restore`);
}

/** Makes a booking for `person` through the API and returns its id. */
export async function bookProduct(
  person: Member,
  booking: Readonly<Record<string, string>>,
): Promise<string> {
  const whole = { location: 'Kandirpar, Cumilla', number: '01812-345678', ...booking };
  const { insertedId } = await callAs(person, 'POST', '/api/modalData', whole);
  return insertedId ?? '';
}

/** Changes parts of the account of `person` through the API, as another tab or device does. */
export async function changeAccount(
  person: Member,
  changes: Readonly<Partial<Record<'name' | 'photoURL' | 'role', string>>>,
): Promise<void> {
  await callAs(person, 'PATCH', '/api/me', changes);
}

/** Saves a search for `person` through the API and returns its id. */
export async function addSearch(person: Member, address: string, name: string): Promise<string> {
  const { insertedId } = await callAs(person, 'POST', '/api/mySearches', { address, name, frequency: 'now' });
  return insertedId ?? '';
}

/** Makes an API call with a token of `person`. */
async function callAs(
  { token }: Member,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Answer> {
  const api = await request.newContext(siteOptions());
  const answer = await send(api, method, path, body, { authorization: `Bearer ${token}` });
  await api.dispose();
  return answer;
}

/** Ends the session of a page without its knowledge, as time or another device does. */
export async function endSession(page: Page): Promise<void> {
  await quiet(page);
  // At the server, so that a token that is still on its way to the page is refused, too.
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' })).status;
  });
  expect(status).toBe(200);
}

/**
 * Waits until the page has asked for nothing for half a second: what it asks for by itself at its beginning would otherwise find
 * the session ended, and lead to login before anybody has pressed anything.
 */
async function quiet(page: Page): Promise<void> {
  let latest = Date.now();
  const note = () => {
    latest = Date.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', note);
  await expect.poll(() => Date.now() - latest, { intervals: [100] }).toBeGreaterThan(500);
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.off(event as 'request', note);
}

/** Fills in and sends the login form. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Fills in and sends the registration form. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Photo URL').fill(`${siteUrl()}/art/cafe-racer-signal.svg`);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('combobox').selectOption(person.role);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Waits for hydration: before it, buttons are links and forms are submitted by the browser. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** The address of the site under test. */
export function siteUrl(): string {
  return process.env.SITE_URL ?? 'http://127.0.0.1:3000';
}

function siteOptions() {
  return { baseURL: siteUrl(), extraHTTPHeaders: { origin: siteUrl() } };
}

interface Answer {
  token?: string;
  insertedId?: string;
}

async function send(
  api: APIRequestContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: Readonly<Record<string, string | number | boolean>>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await api.fetch(path, { method, data: body, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
