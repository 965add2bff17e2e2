import { expect, test } from 'vitest';
import { runSteps } from './steps.ts';

const fails = (reason: string) => () => Promise.reject(new Error(reason));

test('steps that all succeed tell together what they did', async () => {
  expect(await runSteps([async () => ({ one: 1 }), async () => ({ two: 2, three: 0 })])).toEqual({
    one: 1,
    two: 2,
    three: 0,
  });
});

test('a step that fails keeps no other from being done, and the whole fails with its error', async () => {
  const done: string[] = [];
  const step = (name: string) => async () => {
    done.push(name);
    return {};
  };
  await expect(runSteps([step('first'), fails('broken'), step('last')])).rejects.toThrow('broken');
  expect(done).toEqual(['first', 'last']);
});

test('of several that fail every error is told', async () => {
  const error = await runSteps([fails('one'), async () => ({}), fails('two')]).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AggregateError);
  expect((error as AggregateError).errors.map(String)).toEqual(['Error: one', 'Error: two']);
});
