import { expect, test } from 'vitest';
import { quotedName } from './quoted-name.ts';

const bike = { make: 'Yamaha', model: 'MT-15' };

test.each([
  'Yamaha MT 15 V2',
  'MT-15 V2.0, 2021, 12,000 km, 1st owner',
  'Yamaha MT 15 2022 12000 km 155cc',
  'ইয়ামাহা এমটি ১৫',
  'MT 15 2.0 2021 12,000 km',
  'MT 15 2021, 12,000 km, 95,000 taka',
  'Turbo125 2019-2020, 8000 km',
])('a mail calls a motorcycle what its page does: %s', (name) => {
  expect(quotedName({ ...bike, name })).toBe(name);
});

test.each([
  'MT 15, see spam.example',
  'MT 15 at https://spam',
  'MT 15 me@spam',
  'MT 15 spam。example',
  'MT 15 call 01712-345678',
  'MT 15 +880 1712 345 678',
  'MT 15 ০১৭১২৩৪৫৬৭৮',
  'MT 15 01712 - 345678',
  'MT 15 01712/345678',
  'MT 15 01712_345_678',
  'MT 15 01712–345–678',
  'MT 15 0.1.7.1.2 ~ 345 678',
  'MT 15 ০১৭১২ ★ ৩৪৫৬৭৮',
  'MT 15 O1712 345678',
  ' \u200b ',
])('but brings no message of its seller’s: %s', (name) => {
  expect(quotedName({ ...bike, name })).toBe('Yamaha MT-15');
  expect(quotedName({ make: null, model: null, name })).toBeNull();
});
