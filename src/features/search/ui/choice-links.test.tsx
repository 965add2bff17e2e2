import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import { AppProvider } from '../../../use-app.tsx';
import { anySearch } from '../domain/search.ts';
import { type Choice, ChoiceLinks } from './choice-links.tsx';

const queries = { mount() {}, unmount() {} };
const written = (side: 'server' | 'browser', choices: readonly Choice[]) =>
  renderToStaticMarkup(
    <AppProvider value={{ side, queries } as unknown as AppContext}>
      <ChoiceLinks choices={choices} />
    </AppProvider>,
  );

const choice = { key: 1, name: 'Honda', to: { ...anySearch, make: ['honda'] }, count: 1_234, on: false };

test.each<[what: string, Choice]>([
  ['an ordinary name', choice],
  ['what is chosen', { ...choice, on: true }],
  ['several filters', { ...choice, to: { ...anySearch, make: ['honda', 'hero'], photo: true } }],
  ['words with signs of HTML', { ...choice, to: { ...anySearch, words: `a&b"c<d>'e` } }],
  ['a name with signs of HTML', { ...choice, name: `</b><script>alert("a")</script>&amp; 'x'` }],
  ['Bangla', { ...choice, name: 'কুমিল্লা', to: { ...anySearch, words: 'আর১৫' } }],
  ['nothing there', { ...choice, count: 0 }],
])('the server writes what the browser’s components make: %s', (_, one) => {
  const choices = [one, { ...choice, key: 2 }];
  expect(written('server', choices)).toBe(written('browser', choices));
  expect(written('server', choices)).toContain('class="choice"');
});
