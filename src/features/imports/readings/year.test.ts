import { expect, it } from 'vitest';
import { unreadable } from './reading.ts';
import { readAge, readYear } from './year.ts';

const asOf = new Date('2021-07-01');

it.each([
  ['03.2020', 2020],
  ['05/2018', 2018],
  ['14.03.2020', 2020],
  ['२०१८', 2018],
  ['2.2020.1', unreadable],
  ['EZ 05/2018', 2018],
  ['5/18', 2018],
  ['11/98', 1998],
  ['14.03.20', 2020],
  ['13/20/18', unreadable],
  ['2017 (67)', 2017],
  ['67 plate', 2017],
  ['feb-15', 2015],
  ['26-Mar-21', 2021],
  ["dic. '19", 2019],
  ['März 18', 2018],
  ['2075 BS', 2018],
  ['२०७५ वि.सं.', 2018],
  ['Honda 18', unreadable],
  ['18 reg', 2018],
  ['2018.05', 2018],
  ['2018.11.03', 2018],
  ['2018.13', unreadable],
  ['2018년식', 2018],
  ["'18년식", 2018],
  ['09년', 2009],
  ['民國107年', 2018],
  ['民國99年', 2010],
  ['107年', 2018],
  ["'19", 2019],
  ['’98', 1998],
  ['ปี62', 2019],
  ['ปี 62', 2019],
  ['พ.ศ. 58', 2015],
  ['ปี 2559', 2016],
  ['ปี 15', 2015],
  ['ปี 38', 1995],
  ['ปี 99', 1999],
  ['ปี 30', unreadable],
  ['2018/19', 2018],
  ['2018/2019', 2018],
])('year %s', (text, year) => expect(readYear(text, asOf)).toBe(year));

it.each([
  ['2018', 2018],
  ['2018.0', 2018],
  ['May 2019', 2019],
  ['2019-05-03', 2019],
  ['২০১৯', 2019],
  ['2999', 2999],
  ['3 years', 2018],
  ['18', unreadable],
  ['new', unreadable],
])('year %s', (text, year) => expect(readYear(text, asOf)).toBe(year));

it.each([
  ['2010 E.C', '', 2018],
  ['2010 ዓ.ም', '', 2018],
  ['2010', 'ዓመተ ምህረት', 2018],
  ['2013', 'Year (E.C.)', 2021],
  ['2018', 'ዓመተ ምህረት', 2018],
  ['2010 G.C', 'ዓመተ ምህረት', 2010],
  ['2010', 'Year', 2010],
])('a year of Ethiopia’s calendar: %s below "%s" is %d', (text, header, year) =>
  expect(readYear(text, asOf, header)).toBe(year),
);

it('counts an age from the day of the file', () => {
  expect(readAge('3', asOf, {})).toBe(2018);
  expect(readAge('3.5', asOf, {})).toBe(2018);
  expect(readAge('18', asOf, { unit: 'months' })).toBe(2020);
  expect(readAge('18 months', asOf, {})).toBe(2020);
  expect(readAge('old', asOf, {})).toBe(unreadable);
  expect(readAge('-1', asOf, {})).toBe(unreadable);
});

it.each([
  ['平成27年', '', 2015],
  ['令和元年', '', 2019],
  ['昭和60', '', 1985],
  ['H27年', '', 2015],
  ['H30', '年式', 2018],
  ['R1', 'モデル年式', 2019],
  ['R1', 'Year', unreadable],
  ['H2', '', unreadable],
  ['S90', '', unreadable],
])('year of an era %s below %j', (text, header, year) => expect(readYear(text, asOf, header)).toBe(year));

it.each([
  ['12/11', 'Ano Modelo/Fabricação', 2012],
  ['16/15', 'Ano Modelo/Fabricação', 2016],
  ['19/20', 'Ano Fab/Mod', 2020],
  ['20/20', 'Ano Fab/Mod', 2020],
  ['2018/2019', 'Ano Fab./Mod.', 2019],
  ['2018-2019', 'Ano', 2019],
  ['2017/18', 'Ano', 2018],
  // A month.
  ['05/18', 'Ano', 2018],
  ['12/11', 'Ano', 2011],
  ['05/2018', 'Ano Fab/Mod', 2018],
  ['2019', 'Ano Fab/Mod', 2019],
  ['05/2004', 'Año', 2004],
  ['12-2011', 'Ano', 2011],
  ['2010-11', 'Año', 2010],
  ['2010-11', 'Ano Fab/Mod', 2011],
  // Next year's model, when this was 2021.
  ['2021/2022', 'Ano Fab/Mod', 2021],
  ['21/22', 'Ano Fab/Mod', 2021],
  // Years of manufacture and of the papers.
  ['2018/2021', 'Ano Fab/Mod', 2018],
])('of the years in %s below "%s", the model’s is taken', (text, header, year) =>
  expect(readYear(text, asOf, header)).toBe(year),
);

it.each([
  ['۱۳۹۸', 'سال تولید', 2019],
  ['مدل ۱۳۹۵', 'مدل (سال تولید)', 2016],
  ['1401', 'سال', 2022],
  ['2015', 'سال', 2015],
  ['1398', 'Year', 1398],
  ['1410', 'سنة الصنع', 1410],
])('the year %s below %s is %d', (text, header, year) => expect(readYear(text, asOf, header)).toBe(year));
