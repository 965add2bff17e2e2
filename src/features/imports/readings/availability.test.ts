import { expect, test } from 'vitest';
import { readAvailability, soldInTitle } from './availability.ts';

test.each([
  ['Sold', 'Status'],
  ['SOLD OUT', 'Status'],
  ['Sold on 12/05/2026', 'Status'],
  ['SOLD - thanks', 'Status'],
  ['Sold (deposit paid)', 'Availability'],
  ['sold to Karim', 'Status'],
  ['sold na', 'Status'],
  ['2026-01-02', 'Date sold'],
  ['Venduto (3 marzo)', 'Stato annuncio'],
  ['Venduto', 'Stato'],
  ['vendida', 'Estado'],
  ['Verkauft!', 'Status'],
  ['Satıldı', 'Durum'],
  ['Đã bán', 'Tình trạng'],
  ['売約済', '状態'],
  ['বিক্রি হয়ে গেছে', 'অবস্থা'],
  ['تم البيع', 'الحالة'],
  ['yes', 'Sold'],
  ['TRUE', 'is_sold'],
])('%s below %s is sold', (cell, header) => {
  expect(readAvailability(cell, header)).toBe('sold');
});

test.each([
  ['Expired', 'Ad status'],
  ['Not available', 'Availability'],
  ['Hết hàng', 'Trạng thái'],
  ['no', 'Available'],
  ['0', 'In stock'],
  ['yes', 'Closed'],
  ['TRUE', 'isDeleted'],
])('%s below %s is over', (cell, header) => {
  expect(readAvailability(cell, header)).toBe('ended');
});

test.each([
  ['Available', 'Status'],
  ['Attivo', 'Stato annuncio'],
  ['Reserved', 'Status'],
  ['no', 'Sold'],
  ['Not sold', 'Status'],
  ['yes', 'Available'],
  ['false', 'closed'],
])('%s below %s is for sale', (cell, header) => {
  expect(readAvailability(cell, header)).toBe('for-sale');
});

test.each([
  ['Sold as seen, no warranty', 'Remarks'],
  ['Sold by the owner', 'Status'],
  ['3', 'Stock'],
  ['yes', 'ABS'],
  ['yes', 'Expired'],
  ['Good', 'Condition'],
  ['', 'Status'],
])('%j below %s says neither', (cell, header) => expect(readAvailability(cell, header)).toBeNull());

test.each([
  ...[
    '[SOLD] Honda CB 500',
    'SOLD: Honda CB',
    'Sold! Yamaha R15',
    '***VENDIDA*** Honda Biz',
    'VERKAUFT - BMW R 80',
  ],
  ...[
    'Yamaha MT-07 sprzedany',
    'Honda Dio (sold)',
    'Honda CB 150 SOLD!!!',
    'Honda Wave ขายแล้ว',
    'Honda SH đã bán',
  ],
  ...['Yamaha XJ 600 (MYYTY)', 'Yamaha R6 PRODATO', 'Solgt: Honda CB', 'Honda Wave 110 2015 លក់ហើយ'],
  ...['Honda PCX SATILDI', 'Suzuki GN (продан)', 'sold', 'হোন্ডা ডিও বিক্রি হয়ে গেছে'],
])('the title %j says that it is sold', (title) => expect(soldInTitle(title)).not.toBeNull());

test.each([
  ...[
    'Honda CB 500',
    'Sold as seen: Honda CB',
    'Sold with papers Honda',
    'Honda CB wird verkauft',
    'Honda to be sold',
  ],
  ...[
    'Unsold Honda CB',
    'Honda CB never sold',
    'Dijual cepat laku',
    'Resold Yamaha',
    'Honda, best sold bike of 2019',
    '',
  ],
  ...[
    'Ducati Monster, la más vendida',
    'Honda, most sold',
    'Honda CD 70, for sold',
    'Urgent for sold',
    'Need to sold',
  ],
  ...[
    'Honda CB 500 (not yet sold)',
    'CB 500 nie została sprzedana',
    'Honda ainda não foi vendida',
    'CB ikke solgt',
  ],
  ...[
    'Honda belum terjual',
    'Honda Не продан',
    'Honda debe ser vendida',
    'BMW wird privat verkauft',
    'Honda, helmet sold',
  ],
  ...['Honda Soldier', 'Honda CB not sold', 'Suzuki DR650 only 3 SOLD', 'Honda RC30, one of 500 sold'],
])('the title %j does not', (title) => expect(soldInTitle(title)).toBeNull());
