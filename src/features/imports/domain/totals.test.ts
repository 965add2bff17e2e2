import { expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

it.each([
  [['TOTAL', '', '', '34.400,00 €', ''], 'TOTAL'],
  [['', 'Total: 300 motos', '', '', 'R$ 4.567.890,00'], 'Total: 300 motos'],
  [['合計', '', '', ''], '合計'],
  [['মোট ৩০টি', '', '', '২৫,০০,০০০'], 'মোট ৩০টি'],
  [['Total Motors', 'Honda Dio', '85000', 'Dhaka'], null],
  [['Totally new', '', '', ''], null],
  [['Honda Dio', '', '', ''], null],
  [['', '', ''], null],
])('%j', (row, totals) => expect(totalsOf(row)).toBe(totals));
