import { describe, expect, it } from 'vitest';
import { labelOfColumn, withoutLabel } from './cell-label.ts';

describe('labels in cells', () => {
  it.each([
    [['Miles: 29,000', 'Miles: 0', '', 'Miles: 12,345'], 'Miles'],
    [['צבע\nכתום', 'צבע\nלבן', 'צבע\nשחור', 'טסט עד\n10/2022'], 'צבע'],
    [['Year: 1997', 'Year: 2009'], undefined],
    [['https://a.example/1', 'https://a.example/2', 'https://a.example/3'], undefined],
    [['Honda: clean', 'Yamaha: new tyres', 'Suzuki: one owner'], undefined],
    [['12:30', '13:00', '14:15'], undefined],
    [[], undefined],
  ])('those of %j are %j', (cells, label) => {
    expect(labelOfColumn(cells)).toBe(label);
  });

  it.each([
    ['Miles: 29,000', 'Miles', '29,000'],
    ['צבע\nכתום', 'צבע', 'כתום'],
    ['12,000', 'Miles', '12,000'],
    ['Year: 1997', 'Miles', null],
    [' Miles \n 29,000 ', 'Miles', '29,000'],
  ])('%j without %j is %j', (cell, label, text) => {
    expect(withoutLabel(cell, ['Mileage', label])).toBe(text);
  });

  it('take no time in cells of many empty lines', () => {
    // A pattern that goes back for each of them would take minutes, and the test its time limit.
    expect(labelOfColumn([`A${'\n'.repeat(600_000)}`, `A${' '.repeat(600_000)}b`])).toBeUndefined();
  });
});
