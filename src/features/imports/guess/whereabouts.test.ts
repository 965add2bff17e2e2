import { expect, it } from 'vitest';
import { guessMapping } from '../guess.ts';
import { countryOfLinks, countryOfTowns } from './whereabouts.ts';

it.each([
  [['Parramatta, NSW', 'Dandenong, VIC', 'Perth, WA', 'Southport, QLD'], 'Australia'],
  [['San Marcos, TX', 'Austin', 'Round Rock', 'Dallas / Fort Worth'], 'United States'],
  [['Lima, Ohio', 'Macon, Illinois', 'Elgin, IL'], 'United States'],
  [['Lima, Lima', 'Arequipa', 'Cusco - Cusco'], 'Peru'],
  [['Lagos State, Ikeja', 'Oyo, Ibadan', 'Abuja (FCT), Garki 2'], 'Nigeria'],
  [['8001 Zürich', '3011 Bern', 'Genève'], 'Switzerland'],
  [['Αθήνα', 'Θεσσαλονίκη', 'Ηράκλειο, Κρήτη'], 'Greece'],
  [['القاهرة', 'الجيزة، الدقي', 'الإسكندرية'], 'Egypt'],
  [['hyderabad', 'delhi', 'bangalore', 'pune'], 'India'],
  [['Karachi', 'Delhi', 'Lahore', 'Mumbai'], undefined],
  [['Mirpur', 'Dhaka', 'Cumilla', 'Sylhet'], 'Bangladesh'],
  [['ঢাকা', 'মিরপুর, ঢাকা', 'কুমিল্লা'], 'Bangladesh'],
  [['Dhaka', 'Khulna', 'Sylhet', 'Bogura', 'Feni', 'Barisal', 'Delhi', 'Mumbai', 'Chennai'], undefined],
  [['Nagarpur', 'Kachua', 'Debiganj', 'Ullapara', 'Raipura', 'Delhi', 'Mumbai', 'Kolkata'], undefined],
  [['Madina Market', 'Madina', 'Madina', 'Madina'], undefined],
  [['Mirpur Block, on', 'Sector 7/AB', 'Block/AB', 'Section 2/AB'], undefined],
  [['London, ON', 'London, Ontario', 'Kitchener, ON'], 'Canada'],
  [['Center → Tel Aviv area → Holon', 'North → Hadera area', 'Ashdod area and surroundings'], 'Israel'],
  [['Dakar\nPlateau', 'Thiès', 'Kaolack\nCentre'], 'Senegal'],
  [['Новосибирск', 'Барнаул', 'Красноярск'], 'Russia'],
  [['大阪府 大東市', '兵庫県明石市', '鳥取県'], 'Japan'],
  [['Минск', 'Гомель', 'Минская область'], 'Belarus'],
  [['Osh', 'Bishkek', 'osh'], 'Kyrgyzstan'],
  [['Montréal', 'Longueuil', 'Ville de Québec', 'Trois-Rivières, QC G8T 2A1', 'Gatineau'], 'Canada'],
  [['Delhi', 'Mumbai'], undefined],
  [[], undefined],
])('the places %j are in %s', (places, country) => expect(countryOfTowns(places)).toBe(country));

it.each([
  ['https://www.bikesales.com.au/bikes/', 'Australia'],
  ['https://jiji.ng/lagos/', 'Nigeria'],
  ['https://www.autotrader.co.uk/bike/', 'United Kingdom'],
  ['https://www.tucarro.com.co/', 'Colombia'],
  ['https://moto.mercadolibre.com/', undefined],
  ['https://cdn.example.io/', undefined],
  ['/bike-for-sale/', undefined],
])('adverts at %s are of %s', (site, country) => {
  const rows = ['1', '2', '3'].map((id) => ['Honda Dio', `${site}${id}`]);
  expect(countryOfLinks(rows)).toBe(country);
});

it.each([
  'https://youtu.be/',
  'https://maps.app.goo.gl/',
  'https://www.flic.kr/p/',
  'https://pin.it/',
  'https://1drv.ms/i/',
  'https://www.google.co.in/maps/',
  'https://images.bikes.pk/',
  'https://www.zigwheels.pk/uploads/a.jpg?',
  'https://www.facebook.com/item/',
  'https://bikroy.com/en/ad/',
  'https://wa.me/88017',
  'https://i.ibb.co/',
])('links to %s say nothing of a country', (site) => {
  const rows = ['1', '2', '3'].map((id) => ['Honda Dio', `${site}${id}`]);
  expect(countryOfLinks(rows)).toBeUndefined();
});

it('where a price has the sign of the garage’s own currency, foreign towns make no other of those without a sign', () => {
  const header = ['Title', 'Price', 'City'];
  const listOf = (prices: readonly string[]) =>
    prices.map((price, at) => [
      'Bajaj Pulsar 150',
      price,
      ['Mumbai', 'Delhi', 'Chennai', 'Pune'][at % 4] ?? '',
    ]);
  const currencyOf = (prices: readonly string[]) =>
    guessMapping(header, { delimiter: ',', sample: listOf(prices), now: new Date('2026-11-23T06:00:00Z') })
      ?.mapping.currency;
  expect(currencyOf(['৳ 125000', '98000', '110000', '87000'])).toBeUndefined();
  expect(currencyOf(['125000', '98000', '110000', '87000'])).toBe('INR');
});

it('a list is of the country of its regions, of whose towns few are known', () => {
  const rows = [
    ['Honda CB 500', '240,000', 'مدينة نصر', 'القاهرة'],
    ['SYM ST 200', '68,500', 'فيصل', 'الجيزة'],
    ['Benelli TNT 150', '85,000', 'سموحة', 'الإسكندرية'],
  ];
  const header = ['العنوان', 'السعر', 'المدينة', 'المحافظة'];
  expect(guessMapping(header, { delimiter: ',', sample: rows })?.mapping).toMatchObject({
    currency: 'EGP',
    country: 'Egypt',
  });
});

it('a price in the digits of its country says its currency as in any others', () => {
  const rows = ['٣٥٬٠٠٠ ج.م', '٢٨٬٠٠٠ جنيه', '٧٥ ألف', '45000', '٥٥٬٠٠٠ جنيه'].map((price) => ['SYM', price]);
  expect(guessMapping(['الماركة', 'السعر'], { delimiter: ',', sample: rows })?.mapping).toMatchObject({
    currency: 'EGP',
    country: 'Egypt',
  });
});
