import { expect, test } from 'vitest';
import { readReceipt, readRegistration } from './papers.ts';

test.each([
  ['Own name', 'seller'],
  ['  IN MY NAME ', 'seller'],
  ['নিজের নামে', 'seller'],
  ['somebody-else', 'somebody-else'],
  ["Previous owner's name", 'somebody-else'],
  ['অন্যের নামে', 'somebody-else'],
  ['Not registered.', 'none'],
  ['রেজিস্ট্রেশন হয়নি', 'none'],
  ['Chính chủ', 'seller'],
  ['a/n sendiri', 'seller'],
  ['em meu nome', 'seller'],
  ['Registered', null],
  ['Dhaka Metro', null],
  ['not in my name', null],
  ['yes', null],
])('the registration "%s" is %s', (text, registration) => {
  expect(readRegistration(text)).toBe(registration);
});

test.each([
  ['Yes', true],
  ['আছে', true],
  ['TRUE', true],
  ['no', false],
  ['নেই', false],
  ['Maybe', null],
  ['12/2019', null],
])('the receipt "%s" is %s', (text, receipt) => {
  expect(readReceipt(text)).toBe(receipt);
});
