import { expect, it } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

it.each([
  ['スクーター', '?category=scooters'],
  ['мопед', '?category=scooters'],
  ['สกู๊ตเตอร์', '?category=scooters'],
  ['эндуро', '?category=dirt-bikes'],
  ['moto doble propósito', '?category=dirt-bikes'],
  ['спортбайк honda', '?category=sports&make=honda'],
  ['чоппер', '?category=cruisers'],
  ['アメリカン', '?category=cruisers'],
  ['電動', '?category=electric'],
  ['전기 오토바이', '?category=electric'],
])('kinds of motorcycles in further languages: %s', (words, address) => expect(read(words)).toBe(address));

it('keeps America from being a cruiser, though its word in Japanese is nearly the one for them', () => {
  expect(read('アメリカン')).toBe('?category=cruisers');
  expect(read('アメリカ')).toBe('?q=アメリカ');
});
