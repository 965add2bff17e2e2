import { expect, test } from 'vitest';
import { lastComma, withPlainCommas } from './commas.ts';
import { countryBehind } from './countries.ts';

test.each([
  ['مدينة نصر، القاهرة', 'مدينة نصر, القاهرة'],
  ['朝阳区，北京、中国', '朝阳区,北京,中国'],
  ['٥٠،٠٠٠', '٥٠،٠٠٠'],
  ['موديل 2020، القاهرة', 'موديل 2020, القاهرة'],
])('%s with plain commas', (text, plain) => expect(withPlainCommas(text)).toBe(plain));

test('the last comma, of whatever script', () => {
  expect(lastComma('a، b, c')).toBe(4);
  expect(lastComma('a, b، c')).toBe(4);
  expect(lastComma('abc')).toBe(-1);
});

test('a country stands behind any comma', () => {
  expect(countryBehind('المعادي، القاهرة، مصر')).toEqual({ place: 'المعادي، القاهرة', country: 'Egypt' });
});
