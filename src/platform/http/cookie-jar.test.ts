import { expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

test('later calls of a page send what earlier ones received', () => {
  const jar = new CookieJar('theme=dark; session=old');
  const headers = new Headers();
  headers.append('set-cookie', 'session=new; Path=/; HttpOnly');
  headers.append('set-cookie', 'theme=; Max-Age=0; Path=/');
  jar.take(headers);
  expect(jar.header()).toBe('session=new');
  expect(jar.received).toEqual(['session=new; Path=/; HttpOnly', 'theme=; Max-Age=0; Path=/']);
});

test('no cookies, and nonsense, are no cookies', () => {
  expect(new CookieJar(null).header()).toBe('');
  expect(new CookieJar('; =x; y').header()).toBe('');
});
