import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** A task whose runs end on command. */
function slowTask() {
  const ends: { end(): void; fail(error: Error): void }[] = [];
  const run = shareRuns(() => new Promise<void>((end, fail) => void ends.push({ end, fail })));
  return { run, ends };
}

test('a call is never answered by a run that began before it, and those that wait share one', async () => {
  const { run, ends } = slowTask();
  const done: string[] = [];
  const first = run().then(() => done.push('first'));
  await expect.poll(() => ends.length).toBe(1);
  const second = run().then(() => done.push('second'));
  const third = run().then(() => done.push('third'));

  ends[0]?.end();
  await first;
  expect(done).toEqual(['first']);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.end();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});

test('calls that come together share one run', async () => {
  const { run, ends } = slowTask();
  const calls = [run(), run(), run()];
  await expect.poll(() => ends.length).toBe(1);
  ends[0]?.end();
  await Promise.all(calls);
  expect(ends).toHaveLength(1);
});

test('a failed run fails those who waited for it, and the next begins anew', async () => {
  const { run, ends } = slowTask();
  const first = run();
  await expect.poll(() => ends.length).toBe(1);
  const second = run();
  ends[0]?.fail(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.end();
  await second;
});

test('whoever calls while the next run is about to begin waits for it: two never run at once', async () => {
  let running = 0;
  let most = 0;
  const run = shareRuns(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  const first = run();
  await new Promise((resolve) => setImmediate(resolve));
  const waits = run();
  await Promise.all([first.then(run), first.then(() => Promise.resolve()).then(run), waits.then(run)]);
  expect(most).toBe(1);
});
