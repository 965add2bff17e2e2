import { expect, test } from 'vitest';
import { failOnLogged, noteError, takeLogged } from '../support/unexpected-errors.ts';

const lost = () => noteError({}, [{ err: new Error('connection lost'), path: '/bikes' }, 'unexpected error']);

// What fails is the hook after it.
test.fails('an error that an API logged and nobody took fails the test that it was logged in', lost);

test('it is told with its text and its cause, once; taken ones are told to nobody', () => {
  lost();
  expect(failOnLogged).toThrow(/connection lost .*"path":"\/bikes".* unexpected error/);
  expect(failOnLogged).not.toThrow();
  const own = {};
  noteError(own, ['expected']);
  lost();
  expect(takeLogged(own)).toEqual([['expected']]);
  expect(takeLogged()).toHaveLength(1);
});
