import { expect, test } from 'vitest';
import { accountStopped } from '#messages/identity.ts';
import { reportLimits, stopReasonRule } from './domain.ts';

test('the reason for stopping an account may be empty, and has an end', () => {
  expect(stopReasonRule('')).toBeNull();
  expect(stopReasonRule('x'.repeat(reportLimits.takeOffReason))).toBeNull();
  expect(stopReasonRule('x'.repeat(reportLimits.takeOffReason + 1))).toMatchObject({ code: 'too-long' });
  expect(stopReasonRule('half a \ud83d')).toMatchObject({ code: 'text-broken' });
});

test.each([
  ['', 'The garage has suspended this account. Write to the garage'],
  ['Fraud', 'The reason: Fraud. Write to the garage'],
  ['Fraud!', 'The reason: Fraud! Write to the garage'],
])('the refusal with the reason %j reads as sentences', (reason, text) => {
  expect(accountStopped(reason)).toContain(text);
});
