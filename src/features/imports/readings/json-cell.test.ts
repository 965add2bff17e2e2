import { expect, it } from 'vitest';
import { plainCell } from './json-cell.ts';

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
])('%s says %s', (cell, said) => {
  expect(plainCell(cell)).toBe(said);
});
