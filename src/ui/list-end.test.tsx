import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../kernel/api-client.ts';
import { isKnown, ListEnd, type PagedList } from './list-end.tsx';

const failed: PagedList = {
  error: new ApiError(0, 'unreachable', 'Check your connection.'),
  isSuccess: false,
  isError: true,
  isRefetchError: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  fetchNextPage: () => {},
  refetch: () => {},
};
const shown = (list: PagedList) =>
  renderToStaticMarkup(<ListEnd list={list} failed="The list failed." more="More" to="/" />);

test('S8 a list that could not be loaded says so, and why', () => {
  expect(isKnown(failed)).toBe(false);
  for (const text of ['The list failed.', 'Check your connection.']) expect(shown(failed)).toContain(text);
});

test('S8 a list that is there is not said to be missing where it could only not be refreshed', () => {
  const stale = { ...failed, isRefetchError: true };
  expect(isKnown(stale)).toBe(true);
  expect(shown(stale)).toBe('');
});
