import { expect, test } from 'vitest';
import { createChanges } from './changes.ts';

test('a list that was asked for before some changes has them all the same, the latest first', () => {
  const changes = createChanges();
  changes.note(['a'], true);
  const asked = changes.now();
  changes.note(['b', 'c'], true);
  changes.note(['d'], false);
  changes.note(['c'], false);
  changes.note(['e'], true);
  expect(changes.applyTo(['x', 'd', 'c'], asked)).toEqual(['e', 'b', 'x']);
  expect(changes.applyTo([])).toEqual(['e', 'b', 'a']);
});

test('a list that was asked for after a change stays as the account says: another device may have undone it', () => {
  const changes = createChanges();
  changes.note(['a'], true);
  changes.note(['b'], false);
  expect(changes.applyTo(['b', 'x'], changes.now())).toEqual(['b', 'x']);
});
