import { expect, test } from 'vitest';
import { bikePath, paths } from '../../../routes.ts';
import { type LoginPurpose, readWanted } from './wanted.ts';

const bike = bikePath({ _id: '1m8x', name: 'Honda Dio' });

test.each<[next: string, LoginPurpose | null]>([
  [
    paths.saveSearch('?make=bajaj&maxPrice=100000'),
    { kind: 'search', address: '?make=bajaj&maxPrice=100000' },
  ],
  [`${bike}?book=1m8x&intent=viewing`, { kind: 'booking', id: '1m8x' }],
  [`${bike}?book=1m8x&intent=purchase#offers`, { kind: 'purchase', id: '1m8x' }],
  [`${paths.categoryProducts('sports')}?book=1m8x`, { kind: 'booking', id: '1m8x' }],
  [paths.categoryProducts('dirt bikes'), { kind: 'category', category: 'dirt bikes' }],
  [`${paths.categoryProducts('sports')}?book=../../logout`, { kind: 'category', category: 'sports' }],
  [paths.categoryProducts(''), null],
  [`${paths.categoryProducts('')}%e0%a4`, null],
  [`${bike}?book=../../logout`, null],
  [`${bike}?book=8y2k`, null],
  [`${bike}/?book=1m8x`, null],
  [`${paths.bikes()}/?book=1m8x`, null],
  [`${bike}?book=`, null],
  [`${paths.dashboard()}?book=1m8x`, null],
  [paths.saved(), { kind: 'saved' }],
  [bike, null],
  [paths.saveSearch('').replace('?', ''), null],
  ['/', null],
])('what waits behind %s', (next, wanted) => {
  expect(readWanted(next)).toEqual(wanted);
});
