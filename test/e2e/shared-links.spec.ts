import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addProduct, deleteProduct, registered, siteUrl } from '../support/people.ts';

// What search engines, messengers and social networks read of a motorcycle's page.

type Facts = Record<string, unknown> & { '@type': string };

const factsOf = (page: Page): Promise<Facts[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent ?? '')));

const metaOf = (page: Page, name: string) =>
  page
    .locator(`meta[property="${name}"], meta[name="${name}"]`)
    .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));

/** Width and height of a PNG at an address of the site. */
async function sizeOfPng(request: APIRequestContext, address: string) {
  const answer = await request.get(address.replace(/^https?:\/\/[^/]+/, ''));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  const bytes = await answer.body();
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a motorcycle’s page tells search engines what schema.org and Google ask of an offer and a trail', async ({
  page,
  request,
}) => {
  const seller = await registered('Seller');
  const name = `Yamaha FZ-S V3 of ${seller.name}`;
  const id = await addProduct(seller, { name, mileage: 18_500, owners: 2, yearOfUse: '2019' });
  await page.goto(`/bikes/x-${id}`);
  const url = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(url).toBe(page.url());
  const [trail, bike] = await factsOf(page);
  const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
  expect(trail).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place + 1));
  expect(steps.map((step) => step.name)).toEqual(['Find a bike', 'Yamaha', 'FZ-S V3', name]);
  for (const { item } of steps) expect((await request.get(item)).status()).toBe(200);
  expect(steps.at(-1)?.item).toBe(url);

  expect(bike).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Motorcycle',
    '@id': url,
    url,
    name,
    image: [expect.stringContaining(`/bikes/${id}.png`)],
    description: 'Papers complete.',
    brand: { '@type': 'Brand', name: 'Yamaha' },
    model: 'FZ-S V3',
    vehicleModelDate: '2019',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 18_500, unitCode: 'KMT' },
    vehicleEngine: {
      '@type': 'EngineSpecification',
      engineDisplacement: { '@type': 'QuantitativeValue', value: expect.any(Number), unitCode: 'CMQ' },
    },
    itemCondition: 'https://schema.org/UsedCondition',
    numberOfPreviousOwners: 2,
    offers: {
      '@type': 'Offer',
      url,
      price: 185_000,
      priceCurrency: 'BDT',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'Person', name: seller.name },
      availableAtOrFrom: { '@type': 'Place', name: 'Mirpur, Dhaka, Bangladesh' },
    },
  });
  await deleteProduct(seller, id);
  await page.goto(page.url());
  expect((await factsOf(page))[1]?.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
});

test('a shared link to a motorcycle shows a picture made from it, in a format that all networks take', async ({
  page,
  request,
}) => {
  const seller = await registered('Seller');
  const id = await addProduct(seller, { name: 'Suzuki Gixxer SF' });
  await page.goto(`/bikes/x-${id}`);
  const [picture = null] = await metaOf(page, 'og:image');
  expect(picture).toMatch(new RegExp(`^${siteUrl()}/bikes/${id}\\.png\\?v=`));
  expect(await sizeOfPng(request, picture ?? '')).toEqual([1200, 630]);
  for (const [name, content] of [
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Suzuki Gixxer SF, 1,85,000'],
    ['og:title', 'Suzuki Gixxer SF · Moto Garage'],
    ['og:url', page.url()],
    ['twitter:card', 'summary_large_image'],
  ] as const)
    expect([name, ...(await metaOf(page, name))]).toEqual([name, content]);

  // A seller's own photograph comes first.
  const photo = 'https://example.invalid/gixxer.jpg';
  const other = await addProduct(seller, { name: 'Suzuki Gixxer', image: photo });
  await page.goto(`/bikes/x-${other}`);
  const [own, drawn] = await metaOf(page, 'og:image');
  expect(own).toBe(photo);
  expect(await sizeOfPng(request, drawn ?? '')).toEqual([1200, 630]);
  // Where it cannot be had, what stands in for it says so.
  const shown = page.getByRole('figure');
  await expect(shown.getByText('Drawing: the seller’s photo cannot be shown')).toBeVisible();
  await expect(shown.getByRole('img')).toHaveAccessibleName('Drawing: the seller’s photo cannot be shown');
});
