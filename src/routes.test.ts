import { describe, expect, test } from 'vitest';
import { paths, readNext } from './routes.ts';

describe('S4 where one goes after login', () => {
  test.each([
    '/',
    '/categoryProducts/harley%20davidson?cursor=1_a#bike-3',
    '/dashboard/addProduct',
    '/login?next=/x',
  ])('%s is a place of this site', (place) => {
    expect(readNext(place)).toBe(place);
  });

  test.each([
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/x\u0000',
    'dashboard',
    `/${'x'.repeat(2_000)}`,
    null,
    undefined,
  ])('%j is not, and leads home', (place) => {
    expect(readNext(place)).toBe('/');
  });

  test('login and sign-up carry the wanted place', () => {
    expect(paths.login('/dashboard?x=1#y')).toBe('/login?next=%2Fdashboard%3Fx%3D1%23y');
    expect(paths.signup()).toBe('/signup');
    expect(paths.login('/')).toBe('/login');
  });
});
