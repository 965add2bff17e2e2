import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { AppProvider } from '../../../use-app.tsx';
import type { BikePage } from '../contract.ts';
import { BikeSeller } from './bike-seller.tsx';
import { PriceHistory } from './price-history.tsx';

const app = {
  side: 'server',
  settings: { currency: null, market: marketOf(null) },
  queries: { mount() {}, unmount() {} },
};
const written = (page: React.ReactNode) =>
  renderToStaticMarkup(<AppProvider value={app as unknown as AppContext}>{page}</AppProvider>);

const bike = (parts: object) =>
  ({
    sellerName: 'Imported listing',
    postTime: '2026-11-20T18:00:00Z',
    soldAt: null,
    ...parts,
  }) as BikePage['bike'];
const daysIn = (html: string) => Array.from(html.matchAll(/<time[^>]*>([^<]*)/g), ([, text]) => text);

test('several prices of one day are told by their times, others by their days', () => {
  const priceOf = (since: string, amount: number) => ({ since, amount, currency: null });
  const html = written(
    <PriceHistory
      bike={bike({})}
      prices={[
        priceOf('2026-11-21T09:30:00Z', 90_000),
        priceOf('2026-11-21T04:05:00Z', 95_000),
        priceOf('2026-11-01T04:05:00Z', 99_000),
      ]}
    />,
  );
  expect(daysIn(html)).toEqual([
    expect.stringMatching(/^21 Nov 2026,? 15:30$/),
    expect.stringMatching(/^21 Nov 2026,? 10:05$/),
    '1 Nov 2026',
  ]);
});

test.each([
  [true, 'Posted <time'],
  [false, 'On the list since <time'],
])('a day of posting that is known (%s) is called so', (postTimeKnown, text) => {
  // A sample, because nothing beside it needs more than the page.
  const page = { bike: bike({ postTimeKnown, sample: true }), forSale: false, memberSince: null } as BikePage;
  const rest = { emailConfirmed: null, othersForSale: null, answers: null };
  expect(written(<BikeSeller {...page} {...rest} />)).toContain(text);
});
