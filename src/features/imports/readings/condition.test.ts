import { expect, it } from 'vitest';
import { readCondition, saysUsed } from './condition.ts';

it.each([
  ['neuwertig', 'excellent'],
  ['Sehr gut', 'excellent'],
  ['gebraucht', null],
  ['Usado', null],
  ['buen estado', 'good'],
  ['très bon état', 'excellent'],
  ['rusak', 'fair'],
  ['अच्छी', 'good'],
  ['চমৎকার', 'excellent'],
  ['Vorführfahrzeug', 'excellent'],
  ['Unfallfahrzeug', 'fair'],
  ['Bekas - Mulus', 'excellent'],
  ['gut gemeint', null],
])('condition %s, in other languages', (text, condition) => expect(readCondition(text)).toBe(condition));

it.each([
  ['Like New', 'excellent'],
  ['like-new', 'excellent'],
  ['Brand new', 'excellent'],
  ['new', 'excellent'],
  ['New bike', 'excellent'],
  ['as good as new', 'excellent'],
  ['very good', 'excellent'],
  ['Excellent, never damaged', 'excellent'],
  ['Used - good', 'good'],
  ['fairly good', 'good'],
  ['good, 2 years old', 'good'],
  ['Good, brand new tyres', 'good'],
  ['nice, no major damage', 'good'],
  ['average', 'fair'],
  ['Average, new battery', 'fair'],
  ['needs new tyres', 'fair'],
  ['very old', 'fair'],
  ['not good', 'fair'],
  ['Not in very good shape', 'fair'],
  ['isn’t running', 'fair'],
  ['Non-runner', 'fair'],
  ['Cat N', 'fair'],
  ['not new', null],
  ['renewed', null],
  ['sold', null],
  ['new tyres', null],
  ['7/10', null],
  ['Used', null],
])('condition %s', (text, condition) => expect(readCondition(text)).toBe(condition));

it.each(['Nieuszkodzony', 'İkinci El', 'Używany', 'Gebrauchtfahrzeug'])(
  '%s is understood, and is no condition',
  (text) => {
    expect(readCondition(text)).toBeNull();
    expect(saysUsed(text)).toBe(true);
  },
);
