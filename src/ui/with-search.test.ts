import { expect, test } from 'vitest';
import { noticeAt, withSearch } from './with-search.ts';

test('changes and removes parameters, and keeps the others', () => {
  const place = { pathname: '/list', search: '?cursor=1_a&notice=booked' };
  expect(withSearch(place, { notice: null, book: 'x y' })).toBe('/list?cursor=1_a&book=x+y');
  expect(withSearch(place, { notice: null, cursor: null })).toBe('/list');
});

test('a page that shows a notice, and what it is about', () => {
  expect(noticeAt('/list', 'booked')).toBe('/list?notice=booked');
  expect(noticeAt('/list', 'sold', { sold: '0a' })).toBe('/list?notice=sold&sold=0a');
});
