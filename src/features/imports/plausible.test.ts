import { describe, expect, it } from 'vitest';
import { isKeyedIn, isPlausibleDistance, isTooFew, priceBounds } from './plausible.ts';

describe('what is plausible', () => {
  it('judges prices by currency and engine: neither the cheap wreck nor the dear Triumph is refused', () => {
    const rupees = priceBounds('INR');
    expect(rupees.lowest).toBeLessThan(4_400);
    expect(rupees.highest(675)).toBeGreaterThan(1_200_000);
    expect(rupees.highest(1_000)).toBeGreaterThan(1_800_000);
    expect(rupees.highest(200)).toBeLessThan(860_000);
    expect(rupees.highest(125)).toBeGreaterThan(178_000);
    expect(rupees.lowest).toBeGreaterThan(1_000);
    expect(priceBounds('BDT').highest(155)).toBeGreaterThan(605_000);
    expect(priceBounds('LKR').highest(150)).toBeGreaterThan(1_400_000);
    expect(priceBounds('ISK').highest(150)).toBe(1_000_000_000);
    expect(priceBounds('INR', { lowestPrice: 5, highestPrice: 9 })).toMatchObject({ lowest: 5 });
  });

  it.each([
    [110, 8, true],
    [250_000, 11, true],
    [0, 1, true],
    [1, 10, true],
    [750_000, 10, false],
    [207_102, 2, false],
    [-5, 3, false],
    [299_000, null, true],
    [301_000, null, false],
  ])('%d km after %s years: %s', (kilometres, age, plausible) => {
    expect(isPlausibleDistance(kilometres, age)).toBe(plausible);
  });

  it.each([
    [1, 10, true],
    [99, 4, true],
    [100, 10, false],
    [60, 3, false],
    [1, null, false],
  ])('%d km is too little after %s years: %s', (kilometres, age, isFew) => {
    expect(isTooFew(kilometres, age)).toBe(isFew);
  });

  it.each([
    ['999,999 km', true],
    ['123456', true],
    ['৯৯৯৯৯৯', true],
    ['1.234.567', true],
    ['999999.0', true],
    ['১২৩৪৫৬৭', true],
    ['999,000 km', false],
    ['9999', false],
    ['750,000', false],
    ['123465', false],
    ['no', false],
  ])('%s km was keyed in for want of the distance: %s', (text, isPlaceholder) => {
    expect(isKeyedIn(text)).toBe(isPlaceholder);
  });
});
