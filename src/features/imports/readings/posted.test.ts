import { expect, onTestFinished, test } from 'vitest';
import { homeTimeZone, keepTimeOf, dayOf as ownDay } from '../../../kernel/dates.ts';
import { dayOrderOf, readPosted } from './posted.ts';

const now = new Date('2026-11-22T10:00:00Z');
const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

test.each([
  ['2026-05-03', '2026-05-03'],
  ['2026-05-03T21:14:07Z', '2026-05-03'],
  ['03/05/2026', '2026-05-03'],
  ['03.05.26', '2026-05-03'],
  ['3/25/2026', '2026-03-25'],
  ['3. Mai 2026', '2026-05-03'],
  ['3 Mei 2026', '2026-05-03'],
  ['3 de março de 2026', '2026-03-03'],
  ['May 3, 2026', '2026-05-03'],
  ['12th Sept 2026', '2026-09-12'],
  ['19 Ağustos 2026', '2026-08-19'],
  ['3 maja 2026', '2026-05-03'],
  ['3 мая 2026', '2026-05-03'],
  ['3/5/2569', '2026-05-03'],
  ['৩ মে ২০২৬', '2026-05-03'],
  ['12 okt 26', '2026-10-12'],
  ['12 أكتوبر 2026', '2026-10-12'],
  ['١٢ أكتوبر ٢٠٢٦', '2026-10-12'],
  ['12 okt 26 14:22', '2026-10-12'],
  ['23 ต.ค. 2569', '2026-10-23'],
  ['23 ต.ค. 69', '2026-10-23'],
  ['20 พ.ย. 26', '2026-11-20'],
  ['Odświeżono dnia 20 listopada 2026', '2026-11-20'],
  ['Dodano 15 listopada 2026', '2026-11-15'],
  ['Posted on 3 May 2026', '2026-05-03'],
  ['ลงประกาศเมื่อ 25 ต.ค. 2569', '2026-10-25'],
  ['sold on 3 May 2026', null],
  ['31/02/2026', null],
  ['24/12/2026', null],
  ['3 May 1985', null],
  ['sold', null],
])('posted %s', (text, day) => expect(dayOf(readPosted(text, 'day-first', now))).toBe(day));

test.each([
  ['Today', '2026-06-30'],
  ['2 hours ago', '2026-06-30'],
  ['Hoje, 14:35', '2026-06-30'],
  ['Yesterday', '2026-06-29'],
  ['Odświeżono dzisiaj o 12:08', '2026-06-30'],
  ['Dodane: wczoraj', '2026-06-29'],
  ['Listed 2 days ago', '2026-06-28'],
  ['Ontem, 18:22', '2026-06-29'],
  ['Kemarin', '2026-06-29'],
  ['3 days ago', '2026-06-27'],
  ['a day ago', '2026-06-29'],
  ['3 hari yang lalu', '2026-06-27'],
  ['vor 3 Tagen', '2026-06-27'],
  ['há 2 semanas', '2026-06-16'],
  ['il y a 1 jour', '2026-06-29'],
  ['3日前', '2026-06-27'],
  ['2 months ago', '2026-05-01'],
  ['12 Jun', '2026-06-12'],
  ['12 de out, 14:35', '2025-10-12'],
  ['12 Okt', '2025-10-12'],
  // The day of the list itself, and the next, which has not come yet at any hour of it.
  ['30 Jun', '2026-06-30'],
  ['1 Jul', '2025-07-01'],
  ['29 Feb', null],
  ['about 3 hours ago', '2026-06-30'],
  ['30+ days ago', '2026-05-31'],
  ['Oct 12', '2025-10-12'],
  ['3 days', null],
  ['few days ago', null],
  ['12 Foo', null],
])('posted %s, in a list from the thirtieth of June', (text, day) => {
  const asOf = new Date('2026-06-30T10:00:00Z');
  expect(dayOf(readPosted(text, 'day-first', now, asOf))).toBe(day);
});

test.each([
  ...['21 nov 14u30', '21 nov 14 uur', '21 nov, 14', '3 nov 14 น.', '3 nov 11 ore', '3 nov 11 heures'],
  ...['5 nov 10 - 12 uur', '5 nov 10 tot 12:30', '5 nov 14:22 uur', '21 nov 14 h', '21 nov 2 pm'],
])('takes the hour of %s for no year', (text) => expect(readPosted(text, 'day-first', now)).toBeNull());

test('reads figures in the order of the file, and a month is never above twelve', () => {
  expect(dayOf(readPosted('03/05/2026', 'month-first', now))).toBe('2026-03-05');
  expect(dayOf(readPosted('25/03/2026', 'month-first', now))).toBe('2026-03-25');
  expect(dayOrderOf(['03/05/2026', '11/23/2025'])).toBe('month-first');
  expect(dayOrderOf(['03/05/2026', '23/11/2025'])).toBe('day-first');
  expect(dayOrderOf(['03/05/2026'])).toBe('day-first');
  expect(dayOrderOf(['Posted 11/23/2025'])).toBe('month-first');
});

test.each([
  // One and a half hours into the new year in Dhaka, where the server's clock is still in the old one.
  [homeTimeZone, '2026-12-31T19:30:00Z', '1 Jan', '2027-01-01'],
  [homeTimeZone, '2026-12-31T19:30:00Z', '31 Dec', '2026-12-31'],
  [homeTimeZone, '2026-12-31T17:30:00Z', '1 Jan', '2026-01-01'],
  // An hour before it in New York.
  ['America/New_York', '2027-01-01T04:00:00Z', '31 Dec', '2026-12-31'],
  ['America/New_York', '2027-01-01T04:00:00Z', '1 Jan', '2026-01-01'],
  // Half past midnight there, on the day after clocks were put forward.
  ['America/New_York', '2026-03-09T04:30:00Z', '2 days ago', '2026-03-07'],
])('in %s a list of %s means by %s the day %s', (zone, at, text, day) => {
  onTestFinished(() => keepTimeOf(homeTimeZone));
  keepTimeOf(zone);
  const asOf = new Date(at);
  const posted = readPosted(text, 'day-first', asOf);
  expect(posted && ownDay(posted)).toBe(day);
});

test('the year of a day is that of the garage, however far east', () => {
  onTestFinished(() => keepTimeOf(homeTimeZone));
  keepTimeOf('Pacific/Auckland');
  expect(readPosted('1 Jan 1995', 'day-first', now)).not.toBeNull();
  expect(readPosted('31 Dec 1994', 'day-first', now)).toBeNull();
});

test('is never later than now', () => {
  const early = new Date('2026-11-22T01:00:00Z');
  expect(readPosted('22/11/2026', 'day-first', early)).toEqual(early);
});

test.each([
  ['منذ 3 أيام', 3],
  ['منذ ٣ أيام', 3],
  ['منذ يومين', 2],
  ['منذ يوم', 1],
  ['منذ أسبوع', null],
  ['منذ 2 أسابيع', 14],
  ['۳ روز پیش', 3],
  ['il y a 2 heures', 0],
])('%s is so many days ago: %s', (text, days) => {
  const at = new Date('2026-11-23T12:00:00Z');
  const posted = readPosted(text, 'day-first', at);
  expect(posted === null ? null : Math.round((at.getTime() - posted.getTime()) / 86_400_000)).toBe(days);
});
