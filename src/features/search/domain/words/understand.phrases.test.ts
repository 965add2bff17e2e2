import { expect, test } from 'vitest';
import { read } from '../../../../../test/support/known-words.ts';

test.each([
  ['which bike is best for 1.5 lakh', '?maxPrice=173000&minPrice=128000'],
  ['kon bike ta valo hobe', ''],
  ['gixxer ache?', '?model=suzuki-gixxer'],
  ['yamaha r15 v3 price in bangladesh', '?make=yamaha&model=yamaha-r15-v3'],
  ['dhaka te pulsar lagbe', '?district=dhaka&model=bajaj-pulsar'],
  ['mirpur e gixxer', '?area=mirpur&district=dhaka&model=suzuki-gixxer'],
  ['mujhe bike chahiye', ''],
  ['tokunbo bajaj', '?make=bajaj'],
  ['red colour pulsar', '?model=bajaj-pulsar&q=red'],
  ['lal rong er bike', '?q=lal'],
  ['লাল রঙের পালসার', '?model=bajaj-pulsar&q=লাল'],
  ['colour changed', '?q=colour changed'],
  ['dio single hand driven', '?model=honda-dio&owners=1'],
  ['km kom', '?sort=km-low'],
])('a question asks for what it names: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  ['আর ওয়ান ফাইভ ভি থ্রি', '?model=yamaha-r15-v3'],
  ['এমটি ফিফটিন', '?model=yamaha-mt-15'],
  ['r one five', '?model=yamaha-r15'],
])('a name may be written as it is spoken: %s', (words, address) => expect(read(words)).toBe(address));

test.each([
  // A make's name that also says where a motorcycle comes from.
  ['r15 runner', '?model=yamaha-r15&q=runner'],
  ['runner r15 v3', '?model=yamaha-r15-v3&q=runner'],
  ['runner vs honda', '?make=honda&make=runner'],
  ['runner', '?make=runner'],
])('a make that is an ordinary word is none beside the model of another: %s', (words, address) => {
  expect(read(words)).toBe(address);
});

test.each([
  ['my budget is 2 lakh', '?maxPrice=200000'],
  ['2 lakh budget', '?maxPrice=200000'],
  ['১ লাখ টাকার বাজেটে', '?maxPrice=100000'],
  ['2018 budget 2 lakh', '?maxPrice=200000&maxYear=2018&minYear=2018'],
  ['under 2.5', '?maxPrice=250000'],
  ['1.5 er niche', '?maxPrice=150000'],
  ['within 1.5 years', '?q=within 1.5 years'],
  ['under 2.5 pulsar in dhaka', '?district=dhaka&maxPrice=250000&model=bajaj-pulsar'],
  ['under 1.5 royal enfield', '?make=royal-enfield&maxPrice=150000'],
  ['under 1.5 red', '?maxPrice=150000&q=red'],
  ['within 2.5 miles of london', '?q=within 2.5 miles london'],
  ['over 19.5 nm', '?q=over 19.5 nm'],
  ['at least 4.5 stars', '?q=least 4.5 stars'],
  ['before 12.5', '?q=before 12.5'],
  ['12.5 er age', '?q=12.5 age'],
  ['under 1.5 l engine', '?q=under 1.5 l engine'],
  ['under 1.5 l', '?maxPrice=150000'],
  ['1 lakh 60', '?maxPrice=184000&minPrice=136000'],
  ['2 lakh 20 er moddhe', '?maxPrice=220000'],
  ['1 lakh 50 to 2 lakh', '?maxPrice=200000&minPrice=150000'],
  ['1 lakh 20-1 lakh 50', '?maxPrice=150000&minPrice=120000'],
  ['1 lakh 50-60 kmpl', '?maxPrice=115000&minPrice=85000&q=50-60 kmpl'],
  ['1 lakh 60 pulsar', '?maxPrice=184000&minPrice=136000&model=bajaj-pulsar'],
  ['1 lakh 60 er bike', '?maxPrice=184000&minPrice=136000'],
  ['1 lakh 60 150cc', '?maxCc=158&maxPrice=184000&minCc=143&minPrice=136000'],
  ['১ লাখ ৬০ টাকার মধ্যে', '?maxPrice=160000'],
  ['1 lakh 50 kilometer', '?maxKm=50&maxPrice=115000&minPrice=85000'],
  ['1 lakh 50+ mileage', '?maxPrice=115000&minPrice=85000&q=50+ mileage'],
  ['1 lakh 20 bhp', '?maxPrice=115000&minPrice=85000&q=20 bhp'],
  ['2 lakh 15 model r15', '?maxPrice=230000&minPrice=170000&model=yamaha-r15&q=15'],
  ['2 lakh 10 bochor papers', '?maxPrice=230000&minPrice=170000&q=10 bochor papers'],
  ['under 5 grand', '?maxPrice=5000'],
  ['125 grand dink', '?q=125 grand dink'],
  ['under 10k miles', '?maxKm=16093'],
  ['5000-10000 miles', '?maxKm=16093&minKm=8047'],
  ['within 5 miles of london', '?q=within 5 miles london'],
  // Of the papers, and not the motorcycle's.
  ['mot until 2027 honda', '?make=honda&q=mot until 2027'],
  ['tax token 2025', '?q=tax token 2025'],
  ['papers 2025 porjonto', '?q=papers 2025 porjonto'],
  ['insurance 2018 model', '?maxYear=2018&minYear=2018&q=insurance'],
  ['honda tax token 2018 model', '?make=honda&maxYear=2018&minYear=2018&q=tax token'],
  ['papers ok 2018', '?maxYear=2018&minYear=2018&q=papers ok'],
  // Hindi in Latin letters.
  ['pachas hazar ke andar', '?maxPrice=50000'],
  ['dedh lakh tak', '?maxPrice=150000'],
  ['paune do lakh se kam', '?maxPrice=175000'],
  ['1 lakh se zyada', '?minPrice=100000'],
  ['50 हजार तक', '?maxPrice=50000'],
])('limits as people in many places put them: %s', (words, address) => expect(read(words)).toBe(address));
