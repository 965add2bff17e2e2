import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['köln', 'koln'],
  ['são paulo', 'sao paulo'],
  ['İsmail'.toLowerCase(), 'ismail'],
  ['ısparta', 'isparta'],
  ['łódź', 'lodz'],
  ['weißensee', 'weissensee'],
  ['đà nẵng', 'da nang'],
  ['o\u0302', 'o'],
  ['αθήνα', 'αθηνα'],
  ['ηράκλειο, πειραιάς', 'ηρακλειο, πειραιασ'],
  ['ΠΕΙΡΑΙΑΣ'.toLowerCase(), 'πειραιασ'],
  ['προϊόν ΐ ΰ ᾳ', 'προιον ι υ α'],
  // Marks of other scripts are letters: without them these would be other words.
  ['কুমিল্লা ঢাকায় ড়', 'কুমিল্লা ঢাকায় ড়'.normalize('NFKC')],
  ['बाइक', 'बाइक'],
  ['майкоп', 'майкоп'],
])('%s is typed %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
