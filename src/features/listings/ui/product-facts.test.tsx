import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listingOf } from '../../../../test/support/listings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { comparisonRows } from '../../saved/ui/comparison-rows.ts';
import type { Bike } from '../contract.ts';
import { type ListingRow, present } from '../data.ts';
import { Facts } from './product-facts.tsx';

const settings = { currency: null, market: marketOf(null) } as unknown as PageSettings;

function bike(condition: Bike['condition']): Bike {
  const stored = {
    ...listingOf({ condition, owners: 1 }),
    category: 'Commuters',
    origin: 'import',
    country: '',
  };
  return present({ ...stored, posted_at: new Date('2026-11-01') } as unknown as ListingRow);
}

test('a condition that nobody told is told nowhere: not on a card, not in a comparison', () => {
  const card = (condition: Bike['condition']) =>
    renderToStaticMarkup(<Facts product={bike(condition)} settings={settings} />).replace(/<[^>]*>/g, ' ');
  expect(card('fair')).toMatch(/Condition\s+Fair/);
  expect(card(null)).toMatch(/Condition\s+not given/);

  const conditions = (...told: Bike['condition'][]) =>
    comparisonRows(
      told.map((condition) => ({
        bike: bike(condition),
        forSale: true,
        takenOff: false,
        taxOver: false,
        price: null,
      })),
      settings,
    )
      .find(({ name }) => name === 'Condition')
      ?.cells.map(({ text }) => text);
  expect(conditions('fair', null)).toEqual(['Fair', '']);
  expect(conditions(null, null)).toBeUndefined();
});
