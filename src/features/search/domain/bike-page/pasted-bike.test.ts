import { expect, test } from 'vitest';
import { pastedBike } from './pasted-bike.ts';

test.each([
  [' https://garage.example/bikes/tvs-apache-1m7zhd0bt000uc76?utm=x ', '/bikes/tvs-apache-1m7zhd0bt000uc76'],
  ['http://127.0.0.1:3000/bikes/%E0%A6%B9-1m7z', '/bikes/%E0%A6%B9-1m7z'],
  ['https://elsewhere.example/bikes/tvs-apache-1m7z', null],
  ['https://garage.example/bikes', null],
  ['https://garage.example/dashboard/account', null],
  ['https://garage.example/bikes/a/b', null],
  ['tvs apache', null],
  ['', null],
])('%s leads to %s', (typed, path) => {
  expect(pastedBike(typed, ['https://garage.example', 'http://127.0.0.1:3000'])).toBe(path);
});
