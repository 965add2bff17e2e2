import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
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

test('what is tried again after a failure, and is not asked for by itself while it has failed, is asked for again', async () => {
  const answers: PromiseWithResolvers<string[]>[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<string[]>();
      answers.push(answer);
      return answer.promise;
    },
    enabled: ({ state }) => state.status !== 'error' || state.data !== undefined,
  });
  const leave = shown.subscribe(() => {});
  answers[0]?.reject(new Error('No connection'));
  await expect.poll(() => shown.getCurrentResult().status).toBe('error');
  const tried = shown.refetch();
  expect(answers).toHaveLength(2);
  const refetched = refetch(queries, ['list']);
  expect(answers).toHaveLength(3);
  answers[2]?.resolve(['after the change']);
  await refetched;
  // Whoever waited for the one before is answered, too.
  expect((await tried).data).toEqual(['after the change']);
  leave();
});

test('what a loader waits for anew is stale, also where something was there', async () => {
  const { answers, queries, options } = asked();
  queries.setQueryData(queryKey, ['long ago'], { updatedAt: 1 });
  const loaded = queries.fetchQuery({ ...options, staleTime: 1 });
  await refetch(queries, ['list']);
  answers[0]?.(['before the change']);
  expect(await loaded).toEqual(['before the change']);
  await expect.poll(() => queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('more rows of a list come, and then all of them anew', async () => {
  const answers: ((rows: string[]) => void)[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const list = new InfiniteQueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
    initialPageParam: 0,
    getNextPageParam: (_page, pages) => pages.length,
  });
  const leave = list.subscribe(() => {});
  const pages = () => list.getCurrentResult().data?.pages;
  answers[0]?.(['first']);
  await expect.poll(pages).toEqual([['first']]);
  void list.fetchNextPage();
  await refetch(queries, ['list']);
  expect(answers).toHaveLength(2);
  answers[1]?.(['second']);
  await expect.poll(() => answers).toHaveLength(3);
  expect(pages()).toEqual([['first'], ['second']]);
  answers[2]?.(['first, changed']);
  await expect.poll(() => answers).toHaveLength(4);
  answers[3]?.(['second, changed']);
  await expect.poll(pages).toEqual([['first, changed'], ['second, changed']]);
  leave();
});
