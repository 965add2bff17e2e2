import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { bikesAsk, comparedWith } from '#messages/prices.ts';
import { madeUpListings } from '../../../../test/support/made-up-bikes.ts';
import type { AppContext } from '../../../app-context.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { AppProvider } from '../../../use-app.tsx';
import { roundPrice } from '../../prices/domain.ts';
import { trainPriceModel } from '../../prices/model.ts';
import { opinionOf } from '../../prices/opinion.ts';
import type { BikePage, PriceOpinion } from '../contract.ts';
import { PriceOpinionPart } from './price-opinion.tsx';

const app = {
  side: 'server',
  settings: { currency: null, market: marketOf(null) },
  queries: { mount() {}, unmount() {} },
} as unknown as AppContext;
const thisYear = 2026;
const listings = madeUpListings(1_500);
const model = trainPriceModel(listings);

/**
 * The lines of text on the page of a generated listing, with `share` of the expected price as its asking
 * price.
 */
function pageOf(number: number, share = 1): { lines: string[]; asking: number } {
  const listing = listings[number];
  if (!listing) throw new Error('There is none.');
  const expected = opinionOf(model, listing, 1, thisYear);
  if (!expected || 'notEnough' in expected) throw new Error('no opinion');
  const asking = Math.round(expected.expected * share);
  const opinion = opinionOf(model, listing, asking, thisYear);
  if (!opinion || 'notEnough' in opinion) throw new Error('no opinion');
  const comparables = opinion.comparables.map(({ id, asThisOne }) => {
    const other = listings.find((each) => each.id === id);
    const price = Math.round(other?.price ?? 0);
    const figures = { year: thisYear - (other?.age ?? 0), yearOfUse: '', mileage: other?.kilometres };
    return {
      ...figures,
      _id: id,
      name: id,
      price: '',
      priceAmount: price,
      currency: null,
      location: 'Hyderabad',
      soldAt: null,
      asThisOne: roundPrice(price * asThisOne),
    };
  });
  const bike = { year: thisYear - (listing.age ?? 0), mileage: listing.kilometres, currency: null };
  const part = (
    <AppProvider value={app}>
      <PriceOpinionPart
        opinion={{ ...opinion, comparables } as PriceOpinion}
        bike={bike as BikePage['bike']}
      />
    </AppProvider>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: part }])} />,
  );
  const lines = html.split(/<[^>]*>/).filter((line) => line.trim() !== '');
  return { lines, asking };
}

const figure = (text = '') => Number(text.replace(/[^\d]/g, ''));

test('what is said of a price can be worked out from the figures beside it', () => {
  for (let number = 0; number < 60; number += 1) {
    const { lines, asking } = pageOf(number, 0.6 + (number % 9) / 10);
    const text = lines.join(' ');
    expect(text).not.toContain('percent');
    expect(text).toMatch(/\d km\s· Hyderabad/);
    const [, expected = 0, low = 0, high = 0] = (
      /Sellers ask around ([\d,]+) for one like this \(\d{4}, [\d,]+ km\); four in five would ask ([\d,]+) to ([\d,]+)\./.exec(
        text,
      ) ?? []
    ).map(figure);
    const isWithin = (amount: number) => amount >= low && amount <= high;
    // The rating, and the sentence for people who cannot see the bar, depend on this.
    expect(/^(?!(?:Cheaper|Costlier) than )/.test(lines[1] ?? '')).toBe(isWithin(asking));
    const standing = /The asking price is ([^.]+)\./.exec(text)?.[1];
    expect(standing?.endsWith('half of the range') || standing === 'the usual one').toBe(isWithin(asking));
    // The sum from the usual bike's price to this one's.
    const first = lines.findIndex((line) => line.startsWith('A typical one of them: '));
    if (first >= 0) {
      const last = lines.indexOf('One like this', first);
      const amounts = lines.slice(first, last).filter((_, i) => i % 2 === 1);
      const sum = amounts.reduce((all, line) => all + (line.startsWith('−') ? -1 : 1) * figure(line), 0);
      expect([sum, figure(lines[last + 1])]).toEqual([expected, expected]);
    }
    // The bikes listed below: as many as the sentence says are within the range.
    const as = lines.flatMap((line) => (line.startsWith('as this one: ') ? figure(line) : []));
    expect(as.length).toBeGreaterThan(5);
    expect(text).toContain(
      `Compared like this, ${as.filter(isWithin).length} of ${as.length} are within the range.`,
    );
  }
});

test('what a price was compared with is said as it was counted, in the same words everywhere', () => {
  const listing = listings[0];
  const { lines } = pageOf(0);
  const age = listing?.age ?? 0;
  const alike = listings.filter(
    (other) =>
      other.id !== listing?.id && other.model === listing?.model && Math.abs((other.age ?? 99) - age) <= 2,
  );
  const ages = alike.map((other) => other.age ?? 0);
  const newest = Math.min(...ages);
  const years = {
    from: thisYear - Math.max(...ages),
    to: newest === 0 ? null : thisYear - newest,
  };
  const said = comparedWith({ basis: 'same-model', count: alike.length, years, engines: null });
  expect(lines.join(' ')).toContain(`compared with ${said}.`);

  const others = { basis: 'make-and-engine', count: 57 } as const;
  const engines = { least: 110, most: 125 };
  expect(comparedWith({ ...others, engines, years: { from: 2012, to: 2016 } })).toBe(
    '57 motorcycles of the same make and kind with 110 to 125 cc, from 2012 to 2016',
  );
  expect(comparedWith({ ...others, engines: null, years: { from: null, to: 2003 } })).toBe(
    '57 motorcycles of the same make and kind, from 2003 or older',
  );
  const one = { basis: 'same-model', count: 57, engines: null } as const;
  expect(comparedWith({ ...one, years: { from: 2024, to: null } })).toBe(
    '57 motorcycles of the same model, from 2024 or newer',
  );
  expect(comparedWith({ ...one, years: null })).toBe('57 motorcycles of the same model');
  expect(bikesAsk('12,000', '23,000', { ...one, years: { from: 2014, to: 2014 } })).toBe(
    'Four in five sellers would ask 12,000 to 23,000 for one like this: compared with 57 motorcycles of the same model, from 2014.',
  );
});
