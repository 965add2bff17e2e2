import { expect, test } from 'vitest';
import {
  changedFields,
  formTexts,
  readFacts,
  readFormTexts,
  readPhotos,
  rebase,
  withPhotos,
} from './editing.ts';

const product = {
  name: 'Yamaha FZ-S V3',
  category: 'commuters',
  condition: 'good',
  yearOfUse: '2019',
  location: 'Sylhet',
  description: 'One owner.\nNew chain.',
  price: '1,25,000',
  originalPrice: '2,10,000',
  image: '/art/naked-signal.svg',
  sellerName: 'Rahima',
  number: '+8801712345678',
  mileage: 18_500,
  owners: null,
  registration: 'somebody-else',
  taxUntil: '2027-12-31',
  receipt: false,
  photos: [`/photos/${'a'.repeat(26)}.jpg`, `/photos/${'b'.repeat(26)}.jpg`],
} as const;
const stored = formTexts(product, 'km');

test('a form shows what is stored as text; what is not known is empty', () => {
  expect(stored).toMatchObject({
    name: 'Yamaha FZ-S V3',
    mileage: '18500',
    owners: '',
    registration: 'somebody-else',
    taxUntil: '31 Dec 2027',
    receipt: 'false',
  });
  expect(changedFields(stored, stored)).toEqual([]);
});

test('line breaks as browsers without script send them are no change', () => {
  const sent = { ...stored, description: 'One owner.\r\nNew chain.' };
  expect(changedFields(sent, stored)).toEqual([]);
  expect(changedFields({ ...sent, owners: '2', price: '1,20,000' }, stored)).toEqual(['price', 'owners']);
});

test('on something newer only what was typed stays; the rest follows', () => {
  const typed = { ...stored, price: '1,20,000', location: 'Dhaka' };
  const now = { ...stored, location: 'Khulna', mileage: '19000', description: '' };
  expect(rebase(typed, stored, now)).toEqual({ ...now, price: '1,20,000', location: 'Dhaka' });
});

test('a hidden field is read as it was written; whatever else it holds is nothing', () => {
  expect(readFormTexts(JSON.stringify(stored))).toEqual(stored);
  const { owners: _, ...less } = stored;
  for (const text of [
    '',
    '{',
    'null',
    '1',
    '[]',
    '{}',
    JSON.stringify(less),
    JSON.stringify({ ...stored, mileage: 1 }),
  ])
    expect(readFormTexts(text)).toBeNull();
});

test('photos are one text, in their order; those that come with the form take the place of a drawing, then follow', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => `/photos/${letter.repeat(26)}.jpg`);
  expect(readPhotos(stored.photos)).toEqual([a, b]);
  const sent = withPhotos(stored, { addresses: [`${c}`, `${d}`, `${a}`] });
  expect([sent.image, readPhotos(sent.photos)]).toEqual([c, [a, b, d]]);
  expect(withPhotos(stored, { addresses: [] })).toEqual(stored);
});

test.each([
  ['20,000', 32_187, '20000'],
  ['20k miles', 32_187, '20000'],
  ['32,000 km', 32_000, '19884'],
  // No whole number of miles is as far.
  ['32,001 km', 32_001, '32001 km'],
  ['', null, ''],
])(
  'where people count in miles, "%s" is stored as %s kilometres and comes back',
  (typed, kilometres, shown) => {
    const { mileage } = readFacts({ ...stored, mileage: typed }, 'mi');
    expect(mileage).toBe(kilometres);
    const again = formTexts({ ...product, mileage }, 'mi');
    expect(again.mileage).toBe(shown);
    expect(readFacts(again, 'mi').mileage).toBe(kilometres);
  },
);
