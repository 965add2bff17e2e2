import { expect, it } from 'vitest';
import { saysSingleOwner } from './single-owner.ts';

it.each([
  ...[
    '1st owner',
    'fresh condition, 1st owner, papers ok',
    'First Owner bike',
    'single owner, no accident',
    'One-owner bike',
  ],
  ...['Único dueño, factura original', 'unico dueño', 'Primer dueño', 'Único dono', 'Unico proprietario'],
  ...[
    'BMW R 1200 GS modèle 2019 première main',
    '1ère main',
    'Aus erster Hand',
    'Eerste eigenaar',
    'prvi vlasnik',
  ],
  ...[
    '১ম মালিক, কাগজপত্র ঠিক আছে',
    'প্রথম মালিক',
    'पहला मालिक',
    'один владелец',
    'Honda SH 150i Πρώτο χέρι',
    'اول مالك',
  ],
  ...['1 đời chủ', 'Tangan pertama', 'ワンオーナー車'],
])('%s: one owner', (text) => expect(saysSingleOwner([text])).toBe(true));

it.each([
  ...[
    '2nd owner',
    "1st owner's manual",
    'bought from the first owner',
    'papers in first owner name',
    'not first owner',
  ],
  ...[
    'more than one owner',
    'one owner before me',
    '2nd owner, first owner was my uncle',
    '11 owner',
    'first owners',
  ],
  ...[
    'del primer dueño',
    'main stand',
    'second hand',
    'segundo dueño',
    'deuxième main',
    '২য় মালিক',
    'owner',
    '',
  ],
])('%j: not said clearly', (text) => expect(saysSingleOwner([text])).toBe(false));

it('asks title and description', () => {
  expect(saysSingleOwner(['Honda CB 150', 'single owner'])).toBe(true);
  expect(saysSingleOwner(['Honda CB 150, 1st owner', 'I am the 2nd owner'])).toBe(false);
});
