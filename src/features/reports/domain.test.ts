import { expect, test } from 'vitest';
import { accountStopped } from '#messages/identity.ts';
import { secondsToTell, waitAfter } from './domain/standing-mails.ts';
import { replyRule, reportRules, stopReasonRule, takeOffReasonRule } from './domain.ts';

test('the reason for stopping an account may be empty, and has an end', () => {
  expect(stopReasonRule('')).toBeNull();
  expect(stopReasonRule('x'.repeat(500))).toBeNull();
  expect(stopReasonRule('x'.repeat(501))).toMatchObject({ code: 'too-long' });
  expect(stopReasonRule('half a \ud83d')).toMatchObject({ code: 'text-broken' });
});

test.each([
  ['what a report says', reportRules.text, 0, 2_000],
  ['the reason for taking a motorcycle off the site', takeOffReasonRule, 1, 500],
  ['what a seller replies', replyRule, 10, 1_000],
] as const)('%s has its length', (_, rule, least, most) => {
  for (const length of [least, most]) expect(rule('x'.repeat(length))).toBeNull();
  if (least > 0) expect(rule('x'.repeat(least - 1))).not.toBeNull();
  expect(rule('x'.repeat(most + 1))).toMatchObject({ code: 'too-long' });
});

test('a mail about whether a motorcycle is on the site says something new, and comes once in ten minutes', () => {
  expect(secondsToTell(true, null)).toBe(0);
  expect(secondsToTell(false, null)).toBeNull();
  const off = { isOff: true, secondsAgo: 60 };
  expect([secondsToTell(true, off), secondsToTell(false, off)]).toEqual([null, 540]);
  expect(secondsToTell(false, { isOff: true, secondsAgo: 600 })).toBe(0);
  expect(secondsToTell(true, { isOff: false, secondsAgo: 599.5 })).toBe(1);
  expect(waitAfter({ isOff: true, secondsAgo: 3_600 })).toBe(0);
});

test.each([
  ['', 'The garage has suspended this account. Write to the garage'],
  ['Fraud', 'The reason: Fraud. Write to the garage'],
  ['Fraud!', 'The reason: Fraud! Write to the garage'],
])('the refusal with the reason %j reads as sentences', (reason, text) => {
  expect(accountStopped(reason)).toContain(text);
});
