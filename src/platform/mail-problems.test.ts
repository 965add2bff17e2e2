import { expect, test } from 'vitest';
import { isRefusal, mailProblem } from './mail-problems.ts';

const refused = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error(`Can't send mail - all recipients were rejected: ${response}`), {
    response,
    responseCode: Number(response.slice(0, 3)),
    command,
    rejected: ['rider@example.org'],
  });

test.each([
  ['550 5.1.1 <rider@example.org>: Recipient address rejected: User unknown', true],
  ['550 no such mailbox', true],
  ['553 5.1.3 bad address syntax', true],
  ['550 5.2.1 mailbox disabled', true],
  // Of us, and of what passes.
  ['554 5.7.1 <rider@example.org>: Relay access denied', false],
  ['550 5.7.1 Message rejected due to local policy', false],
  ['550 Relaying denied', false],
  ['550-Blocked: your address is on a list', false],
  ['552 5.2.2 mailbox full', false],
  ['550 5.2.2 mailbox full', false],
  ['550 sender unknown', false],
  ['550 5.1.8 <garage@example.org>: Sender address rejected: Domain not found', false],
  ['550 5.1.0 <garage@example.org>: Sender address rejected: User unknown in virtual table', false],
  ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", false],
  ['550 Administrative prohibition', false],
  ['550-Verification failed for <garage@example.org>', false],
  ['550 something else', false],
  ['450 4.2.0 <rider@example.org>: Greylisted', false],
])('whether the mailbox is what is wrong: %s', (response, isForGood) =>
  expect(isRefusal(refused(response))).toBe(isForGood),
);

test('a refused text may be accepted later: what is sure is only that the recipient exists', () => {
  expect(isRefusal(refused('554 5.7.1 looks like spam', 'DATA'))).toBe(false);
  expect(isRefusal(refused('550 5.1.1 a link to an unknown site', 'DATA'))).toBe(false);
  expect(isRefusal(new Error('no answer'))).toBe(false);
});

test('the log is told why, and never to whom', () => {
  for (const response of [
    '550 5.1.1 <rider@example.org>: User unknown',
    '450 4.2.0 rider@example.org: Greylisted',
    '550 mailbox "rider@example.org" is none',
  ]) {
    const told = mailProblem(refused(response));
    expect(told).toMatchObject({ code: Number(response.slice(0, 3)), command: 'RCPT TO' });
    expect(JSON.stringify(told)).not.toMatch(/rider|example\.org/);
  }
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(mailProblem(away)).toEqual({ reason: 'nothing answers there' });
});
