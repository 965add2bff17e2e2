import { expect, it } from 'vitest';
import { withoutYear, yearInName } from './year-in-name.ts';

it.each([
  ['★ 2006 Honda Shadow Spirit 750', 2006, 'Honda Shadow Spirit 750'],
  ['**2012 Suzuki DRZ400', 2012, 'Suzuki DRZ400'],
  ['-- 2013 Suzuki DRZ400', 2013, 'Suzuki DRZ400'],
  ['!!! 2014 Suzuki DRZ400', 2014, 'Suzuki DRZ400'],
  ['🔥 2014 Suzuki DRZ400', 2014, 'Suzuki DRZ400'],
  ['(2006) Honda Shadow 750', 2006, 'Honda Shadow 750'],
  ["'16 Kawasaki Ninja 650", 2016, 'Kawasaki Ninja 650'],
  ["'98 Honda Shadow", 1998, 'Honda Shadow'],
  ["Yamaha XT 660 R '07", 2007, 'Yamaha XT 660 R'],
  ['Honda SH 150i ΣΕΡΒΙΣ ’98', 1998, 'Honda SH 150i ΣΕΡΒΙΣ'],
  ['★ Honda Shadow', null, 'Honda Shadow'],
  ['KTM Duke 200 🔥🔥', null, 'KTM Duke 200'],
  ['KTM Duke 200 ★ 2019 ★', 2019, 'KTM Duke 200'],
  ['Honda CB 500 low miles!', null, 'Honda CB 500 low miles!'],
  ['Yamaha TMAX موديل 2019', 2019, 'Yamaha TMAX'],
  ['Yamaha MT-15 - COE 2030', null, 'Yamaha MT-15 - COE 2030'],
  ['Honda CBF 600 reg do 2025', null, 'Honda CBF 600 reg do 2025'],
  ['FZ FI Yamaha Modelo 2016', 2016, 'FZ FI Yamaha'],
  ['Dinamo U5, modèle 2023', 2023, 'Dinamo U5'],
  ['Honda Wave 110 ស៊េរី 2008', 2008, 'Honda Wave 110'],
  ['Honda Wave Modelo', null, 'Honda Wave Modelo'],
  ['2017 Honda CB 500', 2017, 'Honda CB 500'],
])('the year of %s is %s', (title, year, name) => {
  expect(yearInName(title, 2026)).toBe(year);
  expect(withoutYear(title)).toBe(name);
});

it.each(['$2000 Honda CB', '#2012 Honda CB', '16 Kawasaki', '1900 Vulcan', '***', "Rock'n Honda"])(
  'the name %s stays as it is',
  (title) => {
    expect(withoutYear(title)).toBe(title);
    expect(yearInName(title, 2026)).toBeNull();
  },
);
