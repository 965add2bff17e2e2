import { expect, test } from 'vitest';
import { stateNamed, stateOfZip, states } from './states.ts';

test('there are fifty and the capital, each with its own ZIP codes', () => {
  expect(states).toHaveLength(51);
  expect(new Set(states.map(({ code }) => code)).size).toBe(51);
});

test.each([
  ['Texas', 'tx'],
  ['TX', 'tx'],
  ['TX 78701', 'tx'],
  ['Texas 78701-1234', 'tx'],
  ['new  york', 'ny'],
  ['D.C.', 'dc'],
  ['West Virginia', 'wv'],
  ['Dhaka', undefined],
  ['t', undefined],
])('%s is a state, or none', (text, code) => expect(stateNamed(text)?.code).toBe(code));

test.each([
  ['78701', 'tx'],
  ['02139', 'ma'],
  ['10001', 'ny'],
  ['97201', 'or'],
  ['00601', undefined],
])('the state of the ZIP code %s', (zip, code) => expect(stateOfZip(zip)?.code).toBe(code));
