import { describe, expect, it } from 'vitest';
import { isBrokenText, visibleText } from './visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['  Yamaha FZ-S V3 ', 'Yamaha FZ-S V3'],
    ['মোটরসাইকেল', 'মোটরসাইকেল'],
    ['Rahim\u200b', 'Rahim'],
    ['Ra\u00adhim\ufeff', 'Rahim'],
    ['Rahim\u200d', 'Rahim'],
    ['R\u200ca\u200dhim', 'Rahim'],
    ['\u202e000,52\u202c', '000,52'],
    ['\u2066a\u2069\u200f', 'a'],
    ['a\u0000b\u0007c\u001b[1m', 'abc[1m'],
    ['a\u3164\u2800b', 'a  b'],
    ['two\nlines\ttab\r\nmore\u2028end', 'two lines tab more end'],
    ['\u{E0041}\u{E0042}x', 'x'],
    ['\ufe0fx', 'x'],
    ['\u202a+880 1712-345678\u202c', '+880 1712-345678'],
    ['জা\u09dfগা', 'জা\u09af\u09bcগা'],
    ['জা\u09af\u09bcগা', 'জা\u09af\u09bcগা'],
    ['Cafe\u0301', 'Café'],
    ['a\u200d\u0301\u200d', 'á'],
  ])('%j is %j', (text, seen) => expect(visibleText(text)).toBe(seen));

  it.each([
    // A joiner and a non-joiner in Bangla words, and the older spelling of ৎ at the end of one.
    'র\u200d\u09cdযাব',
    'শ\u09cd\u200cর\u09c0',
    'হঠাত\u09cd\u200d',
    'क\u094d\u200dष',
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '🏍\ufe0f',
    'é',
    'বাইক ৳ ১,২৫,০০০',
  ])('%j stays as it is', (text) => expect(visibleText(text)).toBe(text));

  it('one joiner is enough', () => {
    expect(visibleText('শ\u09cd\u200c\u200c\u200dর')).toBe('শ\u09cd\u200cর');
  });

  it.each([
    '',
    ' \n',
    '\u200b\u200d',
    '\u202e\u202c',
    '\u0301\u0302',
    '\u09cd',
    '\u2800',
    '\u3164',
    '\ufeff\u00ad',
  ])('nothing is to be seen of %j', (text) => expect(visibleText(text)).toBe(''));

  it('keeps line breaks where they belong', () => {
    expect(visibleText('One\r\nowner.\n\n\u202ePapers\u0000', { lines: true })).toBe('One\nowner.\n\nPapers');
  });

  it('cleaning twice changes nothing more', () => {
    const pieces = [
      'a',
      ' ',
      '\u200d',
      '\u200c',
      '\u202e',
      'ক',
      '\u09cd',
      '\u0301',
      '\ufe0f',
      '🏍',
      '\u0000',
      '\n',
    ];
    for (let seed = 0; seed < 5_000; seed += 1) {
      let text = '';
      for (let rest = seed * 7919 + 13; rest > 0; rest = Math.floor(rest / pieces.length)) {
        text += pieces[rest % pieces.length];
      }
      const once = visibleText(text);
      expect(visibleText(once), JSON.stringify(text)).toBe(once);
    }
  });
});

it('half a character is told from a whole one', () => {
  expect(['Rahim\ud800', '\udc00', 'a\ufffd', '🏍', 'রহিম'].map(isBrokenText)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
