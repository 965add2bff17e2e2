import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetch } from './refetch.ts';

const queryKey = ['list', 'u1', null];

/** A list whose answers are given by hand, in the order in which they were asked for. */
function asked() {
  const answers: ((rows: string[]) => void)[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const options = { queryKey, queryFn: () => new Promise<string[]>((answer) => answers.push(answer)) };
  return { answers, queries, options };
}

test('what is shown and being fetched for the first time is asked for again, and its first answer does not count', async () => {
  const { answers, queries, options } = asked();
  const shown = new QueryObserver(queries, options);
  const leave = shown.subscribe(() => {});
  expect(answers).toHaveLength(1);
  const refetched = refetch(queries, ['list', 'u1'], ['another']);
  expect(answers).toHaveLength(2);
  answers[0]?.(['before the change']);
  answers[1]?.(['after it']);
  await refetched;
  expect(shown.getCurrentResult()).toMatchObject({ data: ['after it'], isStale: false });
  leave();
});

test('what a loader waits for is answered, and stale', async () => {
  const { answers, queries, options } = asked();
  const loaded = queries.fetchQuery(options);
  await refetch(queries, ['list']);
  expect(answers).toHaveLength(1);
  answers[0]?.(['before the change']);
  expect(await loaded).toEqual(['before the change']);
  await expect.poll(() => queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('what a loader waits for and fails is told to the loader alone', async () => {
  const { queries } = asked();
  const loaded = queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('No connection')) });
  const told = expect(loaded).rejects.toThrow('No connection');
  await refetch(queries, ['list']);
  await told;
  expect(queries.getQueryState(queryKey)?.data).toBeUndefined();
});

test('what is there is fetched again while it is shown, and stale while it is not; others stay', async () => {
  const { answers, queries, options } = asked();
  queries.setQueryData(queryKey, ['before the change']);
  queries.setQueryData(['other'], ['as it was']);
  await refetch(queries, ['list']);
  expect(answers).toHaveLength(0);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['other'])?.isInvalidated).toBe(false);
  const shown = new QueryObserver(queries, options);
  const leave = shown.subscribe(() => {});
  answers[0]?.(['after it']);
  await expect.poll(() => shown.getCurrentResult().data).toEqual(['after it']);
  const refetched = refetch(queries, ['list']);
  answers[1]?.(['after another']);
  await refetched;
  expect(shown.getCurrentResult().data).toEqual(['after another']);
  leave();
});
