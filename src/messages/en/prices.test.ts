import { expect, test } from 'vitest';
import { restsOn } from './prices.ts';

test('how sure an estimate is says why it is not, where many are of the same model', () => {
  const years = { from: 2019, to: 2022 };
  const alike = { count: 133, basis: 'same-model', years, engines: null } as const;
  expect(restsOn('unsure', alike)).toBe(
    'We are not very sure, as prices of such motorcycles vary a lot: compared with 133 motorcycles of the same model, from 2019 to 2022.',
  );
  expect(restsOn('fair', alike)).toMatch(/^We are fairly sure: /);
  expect(restsOn('unsure', { ...alike, basis: 'make-and-engine' })).toMatch(/^We are not very sure: /);
});
