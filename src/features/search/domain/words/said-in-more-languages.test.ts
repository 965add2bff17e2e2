import { expect, test } from 'vitest';
import { readIn } from '../../../../../test/support/known-words.ts';

test.each([
  ['MMK', 'ဆိုင်ကယ် သိန်း ၃၀ အောက်', '?maxPrice=3000000'],
  ['MMK', '၃၀ သိန်းအောက် ဆိုင်ကယ်', '?maxPrice=3000000'],
  ['MMK', 'သိန်း ၂၀ အထက်', '?minPrice=2000000'],
  ['MMK', 'honda ၂၀၁၉ ခုနှစ်', '?make=honda&maxYear=2019&minYear=2019'],
  ['MMK', 'ဈေးပေါ စကူတာ', '?category=scooters&sort=price-low'],
  ['MMK', 'under 30 lakh ks', '?maxPrice=3000000'],
  ['ETB', 'ከ 200 ሺ ብር በታች', '?maxPrice=200000'],
  ['ETB', 'bajaj ከ200,000 ብር በታች', '?make=bajaj&maxPrice=200000'],
  ['ETB', 'ርካሽ ሞተር ሳይክል', '?sort=price-low'],
  ['ETB', 'under 200000 br', '?maxPrice=200000'],
  ['GEL', 'yamaha 15000 ლარამდე', '?make=yamaha&maxPrice=15000'],
  ['GEL', 'იაფი სკუტერი', '?category=scooters&sort=price-low'],
  ['GEL', 'მოტოციკლი 2015 წლიდან', '?minYear=2015'],
  ['MNT', 'мотоцикл 5 саяас доош', '?maxPrice=5000000'],
  ['MNT', '5 сая төгрөг хүртэл', '?maxPrice=5000000'],
  ['MNT', 'хямд скутер', '?category=scooters&sort=price-low'],
  ['EUR', 'motociklas iki 3000 €', '?maxPrice=3000'],
  ['EUR', 'yamaha nuo 2015 metų', '?make=yamaha&minYear=2015'],
  ['EUR', 'pigus motoroleris', '?category=scooters&sort=price-low'],
  ['EUR', 'motocikls līdz 3000 eur', '?maxPrice=3000'],
  ['EUR', 'mootorratas kuni 3000 €', '?maxPrice=3000'],
  ['DZD', 'scooter moins de 30 millions', '?category=scooters&maxPrice=300000'],
  ['DZD', 'entre 20 et 40 millions', '?maxPrice=400000&minPrice=200000'],
  ['DZD', 'اقل من 50 مليون', '?maxPrice=500000'],
  ['DZD', 'moins de 400000 da', '?maxPrice=400000'],
  ['DZD', 'moins de 30u', '?maxPrice=300000'],
  ['DZD', 'moins de 1.5 million da', '?maxPrice=1500000'],
])('in a garage of %s people say: %s', (currency, said, address) =>
  expect(readIn(currency, said)).toBe(address),
);
