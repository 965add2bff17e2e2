import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routeTree } from './route-tree.tsx';
import { bikePath, paths, readNext, shortMyProduct } from './routes.ts';

/** The leaf routes of a tree, as full paths. */
function leavesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children }) => {
    const place = `${above}/${path}`.replace(/\/+/g, '/');
    return children ? leavesOf(children, place) : [place.replace(/(?<=.)\/$/, '')];
  });
}

test('every page of the route tree has its address here, and every address its page', () => {
  const addresses = Object.values(paths).map((make) => make('bmw').replace(/\?.*/, ''));
  addresses.push(bikePath({ _id: '0', name: 'bmw' }));
  const matched = addresses.map((address) =>
    matchRoutes(routeTree, address)?.reduce((path, { route }) => `${path}/${route.path ?? ''}`, ''),
  );
  const written = matched.map((path) => path?.replace(/\/+/g, '/').replace(/(?<=.)\/$/, ''));
  expect([...new Set([...written, shortMyProduct, '/*'])].sort()).toEqual(
    [...new Set(leavesOf(routeTree))].sort(),
  );
});

test.each([
  ['Yamaha FZ-S V3 (2019)!', 'yamaha-fz-s-v3-2019'],
  ['ইয়ামাহা আর১৫', encodeURIComponent('ইয়ামাহা-আর১৫'.normalize('NFKC'))],
  ['---', 'bike'],
  ['x'.repeat(200), 'bike'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['broken \ud800 half', 'broken-half'],
])('a motorcycle called %s has an address that says so', (name, slug) => {
  expect(bikePath({ _id: '0a', name })).toBe(`/bikes/${slug}-0a`);
});

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
    expect(paths.login(`/dashboard?x=${'অ'.repeat(3_000)}`)).toBe('/login');
    expect(paths.signup()).toBe('/signup');
    expect(paths.login('/')).toBe('/login');
  });
});
