import { expect, test } from 'vitest';
import { toggle } from './changes.ts';
import { anySearch } from './search.ts';

test.each([
  [['yamaha-r15'], 'yamaha-r15-v3', ['yamaha-r15-v3']],
  [['yamaha-fz', 'yamaha-r15'], 'yamaha-r15-v3', ['yamaha-fz', 'yamaha-r15-v3']],
  [['yamaha-r15-v3'], 'yamaha-r15-v4', ['yamaha-r15-v3', 'yamaha-r15-v4']],
  [['yamaha-r15', 'yamaha-r15-v3'], 'yamaha-r15-v3', ['yamaha-r15']],
  [['yamaha-r1'], 'yamaha-r15', ['yamaha-r1', 'yamaha-r15']],
])('of a family of models the one that is chosen is meant: %j and %s', (model, chosen, left) => {
  const make = ['yamaha'];
  expect(toggle({ ...anySearch, make, model }, 'model', chosen)).toEqual({ ...anySearch, make, model: left });
});
