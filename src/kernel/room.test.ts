import { expect, test } from 'vitest';
import { createRoom } from './room.ts';

test('each key has its own room, which those who leave give back', () => {
  const room = createRoom(3);
  const [one, two] = [room.enter('a'), room.enter('a', 2)];
  expect([one, two].includes(null)).toBe(false);
  expect(room.enter('a')).toBeNull();
  expect(room.enter('b', 4)).toBeNull();
  expect(room.enter('b', 3)).not.toBeNull();
  two?.();
  expect(room.enter('a', 3)).toBeNull();
  one?.();
  expect(room.enter('a', 3)).not.toBeNull();
});
