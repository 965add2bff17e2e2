import { expect, it } from 'vitest';
import { withScalesBehind } from './scales-in-front.ts';

it.each([
  ['milioni 1.95', '1.95 milioni'],
  ['Tsh milioni 2 na laki 5', 'Tsh 2 milioni 5 laki'],
  ['laki tano', '5 laki'],
  ['laki moja na nusu', '1.5 laki'],
  ['chini ya elfu 80', 'chini ya 80 elfu'],
  ['2 milioni 500', '2 milioni 500'],
  ['motor laki 150cc', 'motor laki 150cc'],
  ['motor laki 2 tak', 'motor laki 2 tak'],
  ['milioni', 'milioni'],
])('%s is %s', (text, behind) => expect(withScalesBehind(text)).toBe(behind));
