import { expect, test } from 'vitest';
import { accountNameRule, givenName } from './names.ts';

test('nobody has a name like the garage’s own, whom others would trust with their money', () => {
  for (const name of [
    'Moto Garage',
    'М\u043eto-Garage Support',
    'MOTO  GARAGE\u200b',
    'মোটো গ্যারেজ',
    '✅ মটো-গ্যারাজ বিডি',
    'Moto গ্যারেজ',
    'মোটো Garage',
    'ভেরিফাইড মোটো গ্যারেজ',
    'দ্য মোটো গ্যারেজ',
  ])
    expect(accountNameRule(name)?.code).toBe('name-of-garage');
  for (const name of ['Karim', 'Karim’s Moto Garage', 'Karim’s মোটো গ্যারেজ', 'মোটর গ্যারেজ', 'করিম মোটো গ্যারেজ'])
    expect(accountNameRule(name)).toBeNull();
});

test('one that another provider tells is left out', () => {
  expect(givenName('Moto Garage')).toBe('');
  expect(givenName(' Rider at Google ')).toBe('Rider at Google');
  expect(givenName(undefined)).toBe('');
});
