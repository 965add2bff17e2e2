import { expect, it } from 'vitest';
import { plainCell } from './plain-cell.ts';

it.each([
  ['{"amount":150000,"currency":"BDT"}', 'BDT 150000'],
  ['{"value": "1,50,000"}', '1,50,000'],
  ['{"name":"Dhaka","id":7}', 'Dhaka'],
  ['["Red","Black"]', 'Red, Black'],
  ['["a.jpg","https://example.org/b"]', ''],
  [' [] ', ''],
  ['{"abs":true}', ''],
  ['[{"url":"a.jpg"}]', ''],
  ['[urgent] Honda Dio', '[urgent] Honda Dio'],
  ['Honda Dio', 'Honda Dio'],
  ["'85000", '85000'],
  ["'24 model", '24 model'],
  ["O'Neill", "O'Neill"],
])('%s says %s', (cell, said) => {
  expect(plainCell(cell)).toBe(said);
});

it("keeps the apostrophe of a year before a name, and takes off that of a spreadsheet's text", () => {
  expect(plainCell("'16 Kawasaki Ninja 650")).toBe("'16 Kawasaki Ninja 650");
  expect(plainCell("'16")).toBe("'16");
  expect(["'50 cc", "'12 Km", "'2019"].map(plainCell)).toEqual(['50 cc', '12 Km', '2019']);
});
