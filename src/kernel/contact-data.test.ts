import { expect, test } from 'vitest';
import { containsContact, isMessage } from './contact-data.ts';

test.each([
  'call 01712345678',
  '01712 - 345678',
  '০১৭১২–৩৪৫৬৭৮',
  '880 1712 345678',
  '৮৮০ ১৭১২ ৩৪৫ ৬৭৮',
  '⓪①⑦①② ③④⑤ ⑥⑦⑧',
  'spam.example loans',
  'ঢাকা.com',
  'spam․example loans',
  'me@spam',
  'see https://spam',
  'BIKES.ORG',
  'BIKES.INFO',
  'BIKES.BD',
  'BIKES.IN',
  '712345678',
  '0 12 34 56 78',
  'O1712 345678',
])('a message is no name: %s', (text) => {
  expect([containsContact(text), isMessage(text)]).toEqual([true, true]);
});

test.each([
  'MT-15 V2.0',
  'KS 50',
  'no. 12345678',
  '0 12 34 56 7',
  'Kymco 250 2019 12,000 km',
  'GSX-R 1000 2019, 12,000 km',
  'Bonneville T120 Black',
  'R 1200 GS',
  'হর্নেট ১৬০ সি.সি. ২০১৯… ১২,০০০ কি.মি.',
  'TNT 880 2019 12,000 km',
  'Benelli TNT 880 125000 2019',
  'হোন্ডা হর্নেট এ.বি.এস',
  'ইয়ামাহা এফ.জেড.এস',
  'Pulsar ডি.টি.এস.আই ২০১৯',
  'মো.রহিম পালসার',
])('a name is no message: %s', (text) => {
  expect([containsContact(text), isMessage(text)]).toEqual([false, false]);
});

test.each([
  'RX.Three',
  'MRT.Pro 50',
  'Chopper.Custom 1200',
  'SUZUKI.INTRUDER',
  'ロードスター。美品',
  'ঢাকা.বাংলা',
  'බයික්.ලංකා',
])('a dot within a model is no address for sure: %s', (text) => {
  expect([containsContact(text), isMessage(text)]).toEqual([true, false]);
});
