import { expect, test } from 'vitest';
import { readAvailability } from './availability.ts';

test.each([
  ['Sold', 'Status'],
  ['SOLD OUT', 'Status'],
  ['Sold on 12/05/2026', 'Status'],
  ['Venduto (3 marzo)', 'Stato annuncio'],
  ['Venduto', 'Stato'],
  ['vendida', 'Estado'],
  ['Verkauft!', 'Status'],
  ['Satıldı', 'Durum'],
  ['Đã bán', 'Tình trạng'],
  ['売約済', '状態'],
  ['মেয়াদ নেই', 'Status', null],
  ['বিক্রি হয়ে গেছে', 'অবস্থা'],
  ['تم البيع', 'الحالة'],
  ['Expired', 'Ad status'],
  ['Not available', 'Availability'],
  ['yes', 'Sold'],
  ['TRUE', 'is_sold'],
  ['no', 'Available'],
  ['0', 'In stock'],
])('%s below %s is gone', (cell, header, read: 'gone' | null = 'gone') => {
  expect(readAvailability(cell, header)).toBe(read);
});

test.each([
  ['Available', 'Status'],
  ['Attivo', 'Stato annuncio'],
  ['Reserved', 'Status'],
  ['no', 'Sold'],
  ['Not sold', 'Status'],
  ['3', 'Stock', null],
  ['yes', 'Available'],
])('%s below %s is for sale', (cell, header, read: 'for-sale' | null = 'for-sale') => {
  expect(readAvailability(cell, header)).toBe(read);
});

test.each([
  ['Sold as seen, no warranty', 'Remarks'],
  ['yes', 'ABS'],
  ['Good', 'Condition'],
  ['', 'Status'],
])('%j below %s says neither', (cell, header) => expect(readAvailability(cell, header)).toBeNull());
