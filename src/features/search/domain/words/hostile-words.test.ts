import { test } from 'vitest';
import { expectGrowth } from '../../../../../test/support/growth.ts';
import { read } from '../../../../../test/support/known-words.ts';
import { searchLimits } from '../search.ts';

/** What the patterns repeat: parts of places, figures in words, refusals, lists of what is refused, wishes, facts and distances. */
const parts = [
  ...['rd 1 ', 'road - 1 ', '1 road ', 'road ', 'road no 1, ', 'block a ', '1-1 ', ', road', ' - '],
  ...['one hundred ', 'one thousand one hundred ', 'twenty-', 'half a ', 'one and a ', 'one point ', 'sare '],
  ...['not ', 'not a ', 'no red ', 'red or ', 'red and ', 'red & ', 'red na ', 'লাল ও ', 'লাল না ', 'chara '],
  ...[
    'everything except for the ',
    'all but ',
    '-',
    '- ',
    '-a ',
    '"',
    '"a" ',
    'not "a" ',
    'na ',
    'honda na ',
  ],
  ...[
    'very ',
    'not so ',
    'dami na ',
    'new ',
    'own name ',
    'no 2nd owner or ',
    '2nd or ',
    'papers on the own ',
  ],
  ...[
    'honda, ',
    'not honda, ',
    'not honda or red, ',
    ', honda chara',
    ' ba red chara',
    'neither ',
    'neither a nor ',
    'not any other ',
    ' chara kichu ',
    ', and ',
    'but ',
    '1 lakh 60 ',
    '1.5 ',
  ],
  ...['2 lakh na ', 'not 2018 or ', '2018, ', '1 ', '1 111 ', '1,', '1.', '\u0300', 'İ', '﷽'],
  ...['greater ', 'area ', 'within 5 miles of ', 'tx 78701 ', 'x, or 78701 ', 'a or ', "'12 ", '1 cu. in. '],
  ...[
    '9tr5 ',
    '1 triệu 5',
    'dai 2000 ai ',
    'tussen 1 en ',
    'до 1 тыс ',
    'пробег ',
    'пробег до 1',
    '1 т.р. ',
    'в москве ',
  ],
  ...['ไม่เกิน 1', '1 แสน ', 'ปี 2562', '2075 ', '1 lakh bhanda ', 'ලක්ෂ 1 ', 'a o ', 'non a ', 'в '],
  ...['এ', 'এন', 'এক্স ', 'স্প্লেন্ডল ', 'সিবি শ ', 'ক্', 'kumil ', 'savarere '],
];

test('no text that repeats what the patterns look for takes them long', () => {
  for (const part of parts) {
    const long = (length: number) => part.repeat(length).slice(0, length - 10);
    const texts = [
      long,
      (length: number) => `mirpur ${long(length)}`,
      (length: number) => `${long(length)}x mirpur`,
      (length: number) => `not ${long(length)} x!`,
    ];
    for (const textOf of texts) expectGrowth(read, textOf, { longest: searchLimits.words, power: 2 });
  }
});
