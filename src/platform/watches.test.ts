import { expect, test } from 'vitest';
import { startWatches } from './watches.ts';

const silent = { info() {}, warn() {}, error() {}, debug() {} };

test('work under way is told to stop and waited for, and never begins again beside itself', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let runs = 0;
  let isTold = false;
  const watches = startWatches(
    [
      {
        name: 'slow',
        run: async (isStopping) => {
          runs += 1;
          expect(isStopping()).toBe(false);
          begun.resolve();
          await finish.promise;
          isTold = isStopping();
          return { steps: 1 };
        },
      },
    ],
    silent,
    1,
  );
  await begun.promise;
  const end = watches.stop();
  finish.resolve();
  await end;
  expect([runs, isTold]).toEqual([1, true]);
});
