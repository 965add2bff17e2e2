import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastPlace, toasts } from './toasts.tsx';

test('S9 toasts: at most 20 are kept at once, the newest', () => {
  for (let n = 1; n <= 25; n++) toasts.success(`message no. ${n}.`);
  const markup = renderToStaticMarkup(<ToastPlace />);
  const shown = [...markup.matchAll(/message no\. (\d+)\./g)].map(([, n]) => Number(n));
  expect(shown).toHaveLength(20);
  expect(Math.min(...shown)).toBe(6);
});
