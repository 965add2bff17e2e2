import { expect, it } from 'vitest';
import { soldInCapitals } from './sold-in-capitals.ts';

it.each([
  ['SOLD Honda CBR600RR', 'SOLD'],
  ['Honda CBR600RR SOLD', 'SOLD'],
  ['SOLD OUT Honda Dio', 'SOLD OUT'],
  ['SOLD SOLD Kawasaki Ninja 650', 'SOLD'],
  ['SOLD SOLD KAWASAKI NINJA', 'SOLD'],
  ['VENDU KTM 300 EXC', 'VENDU'],
  ['ELADVA Honda CB 500', 'ELADVA'],
  ['VANDUT Mobra 50', 'VANDUT'],
  ['VÂNDUT KTM EXC 450', 'VÂNDUT'],
  ['VENDIDA Honda CB500F', 'VENDIDA'],
  ['MYYTY Honda CB500', 'MYYTY'],
  ['ΠΟΥΛΗΘΗΚΕ Honda SH 300i', 'ΠΟΥΛΗΘΗΚΕ'],
])('%s is sold', (title, word) => expect(soldInCapitals(title)).toBe(word));

it.each([
  'SOLD AS IS Honda CB 500',
  'SOLD WITH papers Honda CB 500',
  'Honda CB 500 to be SOLD',
  'Honda CB 500 NOT SOLD',
  'Best SOLD Honda Dio',
  'SOLD BY OWNER HONDA CB',
  'SOLD HONDA SHADOW VT',
  'Sold new in 2019 Honda CB',
  'Honda CB vendu avec casque',
  'SALT Flats Triumph Bonneville',
  'Honda CBR600RR',
  'VENDO Honda CB 500',
  'ELADÓ Honda CB 500',
  'SOLD',
  '',
])('%s is for sale', (title) => expect(soldInCapitals(title)).toBeNull());
