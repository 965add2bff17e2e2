import { expect, test } from 'vitest';
import { type Asked, answersOf } from './answers.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hour = 3_600_000;

/** A booking from so many hours ago, answered after so many hours; null: not answered yet. */
function asked(ago: number, after: number | null): Asked {
  const at = now.getTime() - ago * hour;
  return {
    at: new Date(at).toISOString(),
    answeredAt: after === null ? null : new Date(at + after * hour).toISOString(),
  };
}

test('fewer than three say nothing, however fast they were answered', () => {
  expect(answersOf([], now)).toBeNull();
  expect(answersOf([asked(100, 1), asked(90, 1)], now)).toBeNull();
});

test('what has not waited for two days yet counts neither way', () => {
  const answered = [asked(100, 1), asked(90, 1)];
  expect(answersOf([...answered, asked(47, null)], now)).toBeNull();
  expect(answersOf([...answered, asked(48, null)], now)).toBeNull();
  expect(answersOf([...answered, asked(48 + 1 / hour, null)], now)).toEqual({
    answered: 2,
    of: 3,
    pace: null,
  });
});

test('those that were never answered are told, and make nobody look faster', () => {
  const silent = [asked(300, null), asked(200, null)];
  const answered = [asked(100, 2), asked(100, 20), asked(100, 3), asked(100, 30)];
  expect(answersOf([...silent, ...answered], now)).toEqual({ answered: 4, of: 6, pace: 'day' });
  expect(answersOf([...silent, asked(400, null)], now)).toEqual({ answered: 0, of: 3, pace: null });
});

test.each([
  [[0.1, 1, 90], 'hour'],
  [[0.1, 1.1, 1.2], 'hours'],
  [[4, 4.1, 24], 'day'],
  [[1, 25, 72], 'days'],
  [[1, 73, 74], 'week'],
  [[1, 168, 169], 'week'],
  [[1, 168.1, 169], 'longer'],
  // With an even number, the slower of the two in the middle.
  [[1, 1, 20, 20], 'day'],
] as const)('the middle of %j hours is "%s"', (waits, pace) => {
  expect(
    answersOf(
      waits.map((after) => asked(300, after)),
      now,
    )?.pace,
  ).toBe(pace);
});
