import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

test.each([
  ['2 years old', '?minYear=2024'],
  ['pulsar less than 3 years old', '?minYear=2023&model=bajaj-pulsar'],
  ['under 3 yrs old yamaha', '?make=yamaha&minYear=2023'],
  ['max 5 years old', '?minYear=2021'],
  ['up to 5 years old under 1 lakh', '?maxPrice=100000&minYear=2021'],
  ['not more than 3 years old', '?minYear=2023'],
  ['not older than 3 years', '?minYear=2023'],
  ['newer than 3 years', '?minYear=2023'],
  ['over 10 years old', '?maxYear=2016'],
  ['more than 5 years used', '?maxYear=2021'],
  ['not less than 5 years old', '?maxYear=2021'],
  ['older than 10 years', '?maxYear=2016'],
  ['3-5 years old', '?maxYear=2023&minYear=2021'],
  ['5 to 3 years old', '?maxYear=2023&minYear=2021'],
  ['৩ বছরের পুরাতন', '?minYear=2023'],
  ['6 months old', '?minYear=2025'],
  ['less than 18 months old', '?minYear=2024'],
  ['over 30 months old', '?maxYear=2024'],
  ['৬ মাসের পুরাতন', '?minYear=2025'],
  ['pulsar within 3 years', '?minYear=2023&model=bajaj-pulsar'],
])('an age is a wish for years: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['10 years papers', '?q=10 years papers'],
  ['older than 2015', '?maxYear=2014'],
  ['within 1.5 years', '?q=within 1.5 years'],
])('what is no age keeps its meaning: %s', (words, address) => expect(read(words)).toBe(address));
