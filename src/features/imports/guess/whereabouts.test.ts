import { expect, it } from 'vitest';
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
  [['Mirpur', 'Dhaka', 'Cumilla', 'Sylhet'], undefined],
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
