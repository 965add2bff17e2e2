import { expect, test } from 'vitest';
import { readApiBase } from './api-base.ts';

test('the base of API calls is a path of the same origin', () => {
  expect(readApiBase(undefined)).toBe('/api');
  expect(readApiBase('')).toBe('/api');
  expect(readApiBase('/garage/api/')).toBe('/garage/api');
});

test.each(['https://api.example.org', '//api.example.org', '/\\api.example.org', 'api', '/'])(
  '%s is refused as base',
  (setting) => expect(() => readApiBase(setting)).toThrow('VITE_API_BASE'),
);
