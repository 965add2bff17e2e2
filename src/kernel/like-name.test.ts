import { expect, test } from 'vitest';
import { beginsLike } from './like-name.ts';

test.each([
  'Moto Garage',
  'MOTO-GARAGE',
  'motogarage.support',
  'Moto Garage – Official Team',
  // Cyrillic and Greek letters, figures, full-width letters, marks.
  'М\u043eto Gаrаgе',
  'Μοτο Garage',
  'M0t0 G4rage',
  'Ｍｏｔｏ Ｇａｒａｇｅ',
  'Móto Gáragé',
  'Møto Gɑraցe',
  'The Moto Garage',
  'Official Support, Moto Garage',
  'Verified Moto Garage',
  'Customer Care, Moto Garage',
  // Small capitals, filled squares and circles.
  'ᴍᴏᴛᴏ ɢᴀʀᴀɢᴇ',
  '🅼🅾🆃🅾 🅖🅐🅡🅐🅖🅔',
])('%s looks like the garage itself', (name) => {
  expect(beginsLike(name, 'Moto Garage')).toBe(true);
});

test.each(['Karim', 'Karim’s Moto Garage', 'Motogp Garage', 'Moto', 'মোটর গ্যারেজ', '', '1 2 3'])(
  '%s does not',
  (name) => {
    expect(beginsLike(name, 'Moto Garage')).toBe(false);
  },
);
