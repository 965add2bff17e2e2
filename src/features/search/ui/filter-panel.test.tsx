import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { AppProvider } from '../../../use-app.tsx';
import type { FoundBikes } from '../contract.ts';
import { anySearch } from '../domain/search.ts';
import { FilterPanel } from './filter-panel.tsx';

const queries = { mount() {}, unmount() {} };
const none: FoundBikes['facets'] = {
  ...{
    category: [],
    make: [],
    model: [],
    area: [],
    notCategory: [],
    notDistrict: [],
    notDivision: [],
    notMake: [],
    notModel: [],
    condition: [],
    division: [],
    district: [],
  },
  ...{ seller: [], owners: [], photo: 0, ownName: 0, year: [], km: [], cc: [] },
  currency: [{ value: 'BDT', name: 'BDT', count: 3 }],
  price: [
    { from: null, to: 99_999, count: 1 },
    { from: 100_000, to: null, count: 2 },
  ],
};

interface Shown {
  currency?: string | null;
  severalCurrencies?: boolean;
  garage?: string | null;
  ownName?: boolean;
  model?: string[];
  facets?: Partial<FoundBikes['facets']>;
}

function written({ currency = null, severalCurrencies = false, garage = null, ...shown }: Shown): string {
  const panel = (
    <FilterPanel
      search={{
        ...anySearch,
        price: { from: null, to: 200_000 },
        currency,
        ownName: shown.ownName ?? false,
        model: shown.model ?? [],
      }}
      facets={{ ...none, ...shown.facets }}
      address=""
      priced="BDT"
      severalCurrencies={severalCurrencies}
      leftOut={[]}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: panel }]);
  const app = {
    side: 'browser',
    queries,
    settings: { currency: garage, market: marketOf(garage) },
  } as unknown as AppContext;
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  // Only the visible text: addresses name the currency whenever the search does.
  return html.replace(/<[^>]*>/g, ' ');
}

test('behind a family of models come those that it can be narrowed to', () => {
  const model = (value: string, name: string) => ({ value, name, count: 1, parent: 'yamaha' });
  const offered = [
    ...['fz', 'mt-15', 'r1', 'fazer'].map((name) => model(`yamaha-${name}`, name)),
    ...[model('yamaha-r15-v3', 'R15 V3'), model('yamaha-r15', 'R15')],
  ];
  const text = written({ model: ['yamaha-r15'], facets: { model: offered } });
  expect(text.match(/R15 V3|R15|fz|fazer/g)).toEqual(['R15', 'R15 V3', 'fz', 'fazer']);
});

test('the filters name no currency where the garage shows none and there is only its own', () => {
  for (const currency of [null, 'BDT']) {
    expect(written({ currency })).toContain('99,999');
    expect(written({ currency })).not.toMatch(/BDT|৳|Currency/);
    expect(written({ currency, severalCurrencies: true })).toContain('up to BDT\u00a099,999');
    expect(written({ currency, garage: 'BDT' })).toMatch(/up to ৳\u00a099,999/);
  }
});

test('whose name it is registered in is asked for where a seller has said it, and can be taken off everywhere', () => {
  const choice = /Papers\s+Registered in the seller’s name\s+(\d+)/;
  expect(written({})).not.toMatch(choice);
  expect(choice.exec(written({ facets: { ownName: 2 } }))?.[1]).toBe('2');
  expect(choice.exec(written({ ownName: true }))?.[1]).toBe('0');
});
