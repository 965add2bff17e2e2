import { describe, expect, test } from 'vitest';
import { placeOf } from '../domain.ts';
import { placeIn } from './place-in.ts';

describe('S1 the country of a place', () => {
  test.each([
    ['BDT', 'Mirpur, Dhaka', 'Mirpur, Dhaka, Bangladesh'],
    ['BDT', 'Mirpur, Dhaka, Bangladesh', 'Mirpur, Dhaka, Bangladesh'],
    ['BDT', 'মিরপুর, ঢাকা, বাংলাদেশ', 'মিরপুর, ঢাকা, Bangladesh'],
    ['BDT', 'Salt Lake, Kolkata, India', 'Salt Lake, Kolkata, India'],
    ['MXN', 'Zapopan, Jalisco', 'Zapopan, Jalisco, Mexico'],
    ['MXN', 'Guadalajara, Jalisco, México', 'Guadalajara, Jalisco, Mexico'],
    ['EGP', 'المعادي, القاهرة', 'المعادي, القاهرة, Egypt'],
    ['EUR', 'Lyon', 'Lyon'],
    ['EUR', 'Lyon, France', 'Lyon, France'],
    ['USD', 'Los Angeles, CA', 'Los Angeles, CA'],
  ])('in a garage of %s, %s is %s', (currency, typed, shown) => {
    expect(placeOf(placeIn(typed, currency))).toBe(shown);
  });
});
