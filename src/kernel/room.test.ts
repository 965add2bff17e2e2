import { expect, test } from 'vitest';
import { createRoom } from './room.ts';

test('each key has its own room, which those who leave give back', () => {
  const room = createRoom(3);
  expect([room.take('a'), room.take('a', 2), room.take('a')]).toEqual([true, true, false]);
  expect([room.take('b', 4), room.take('b', 3)]).toEqual([false, true]);
  room.giveBack('a', 2);
  expect(room.take('a', 3)).toBe(false);
  room.giveBack('a');
  expect(room.take('a', 3)).toBe(true);
});
