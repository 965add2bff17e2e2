import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mostPercentBelow } from '../../prices/domain.ts';
import { ValueNote } from './value-note.tsx';

const classOf = (percentBelow: number, believable = true) =>
  /class="([^"]+)"/.exec(
    renderToStaticMarkup(<ValueNote value={{ percentBelow, believable, sureness: 'fair' }} />),
  )?.[1];

test('a price is set off as a good offer only as far below the usual one as one may be', () => {
  expect(classOf(mostPercentBelow)).toBe('bike-card-value');
  for (const percent of [mostPercentBelow + 1, 0, -5]) expect(classOf(percent)).toBe('bike-card-value plain');
  expect(classOf(20, false)).toBe('bike-card-value plain');
});
