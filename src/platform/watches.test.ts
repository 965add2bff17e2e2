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

test('a mistake of ours is logged as an error with its cause; a database that is away only as a warning', async () => {
  const told: unknown[] = [];
  const log = {
    ...silent,
    warn: (about: unknown) => void told.push({ warn: about }),
    error: (about: unknown) => void told.push({ error: about }),
  };
  const mistake = new TypeError('a mistake');
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const fail = (error: Error) => () => Promise.reject(error);
  const watches = startWatches(
    [
      { name: 'wrong', run: fail(mistake) },
      { name: 'away', run: fail(away) },
    ],
    log,
    1,
  );
  await watches.stop();
  expect(told).toEqual([
    { error: { watch: 'wrong', err: mistake } },
    { warn: { watch: 'away', reason: 'nothing answers there' } },
  ]);
});
