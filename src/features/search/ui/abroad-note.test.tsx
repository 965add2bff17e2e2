import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import { marketOf } from '../../../kernel/markets.ts';
import { AppProvider } from '../../../use-app.tsx';
import type { BikePage } from '../contract.ts';
import { AbroadNote } from './abroad-note.tsx';

function noteOf(country: string, currency: string | null): string {
  const app = {
    side: 'server',
    settings: { currency, market: marketOf(currency) },
    queries: { mount() {}, unmount() {} },
  };
  return renderToStaticMarkup(
    <AppProvider value={app as unknown as AppContext}>
      <AbroadNote bike={{ country } as BikePage['bike']} />
    </AppProvider>,
  );
}

test.each([
  ['India', null, 'This motorcycle is in India, not in Bangladesh.'],
  ['Bangladesh', 'INR', 'This motorcycle is in Bangladesh, not in India.'],
])('in %s of a garage with %s is abroad', (country, currency, text) => {
  expect(noteOf(country, currency)).toContain(text);
});

test.each([
  ['Bangladesh', null],
  ['', null],
  // A currency of several countries: which of them is the garage’s, nobody said.
  ['Germany', 'EUR'],
])('in %j of a garage with %s is not', (country, currency) => {
  expect(noteOf(country, currency)).toBe('');
});
