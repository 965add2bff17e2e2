import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { AppProvider } from '../../../use-app.tsx';
import type { BikePage } from '../contract.ts';
import { BikeHead } from './bike-head.tsx';

const settings = { currency: null, market: marketOf(null), publicUrl: 'https://garage.example' };
const app = { side: 'server', settings, queries: { mount() {}, unmount() {} } } as unknown as AppContext;

function offerOf(parts: Partial<BikePage['bike']>) {
  const bike = {
    _id: '1',
    year: 1990,
    yearOfUse: '1990',
    name: 'BMW R 80',
    image: '',
    price: '1',
    priceAmount: 1,
    mileage: null,
    engineCapacity: null,
  };
  const page = {
    bike: { ...bike, owners: null, currency: 'EUR', soldAt: null, ...parts },
    photos: [],
    forSale: true,
    within: [],
  };
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <BikeHead {...(page as unknown as BikePage)} />
    </AppProvider>,
  );
  const facts = Array.from(html.matchAll(/ld\+json">(.*?)<\/script>/g), ([, json = '{}']) =>
    JSON.parse(json),
  );
  return facts[1].offers;
}

test('search engines are told neither a seller nor a place that nobody knows', () => {
  const listed = { sellerName: 'Imported listing', location: 'Not stated', country: '', garageAnswers: true };
  expect(offerOf(listed)).not.toHaveProperty('seller');
  expect(offerOf(listed)).not.toHaveProperty('availableAtOrFrom');
  const known = { sellerName: 'Rahim', location: 'Dhaka', country: 'Bangladesh', garageAnswers: false };
  expect(offerOf(known)).toMatchObject({
    priceCurrency: 'EUR',
    seller: { '@type': 'Person', name: 'Rahim' },
    availableAtOrFrom: { '@type': 'Place', name: 'Dhaka, Bangladesh' },
  });
});
