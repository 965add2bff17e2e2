import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { formatAmount, highestPrice } from './money.ts';
import { readPrice } from './prices.ts';

describe('readPrice', () => {
  it.each([
    ['125000', 125_000],
    ['1,25,000', 125_000],
    ['1.25 lakh', 125_000],
    ['1.25L', 125_000],
    ['১,২৫,০০০', 125_000],
    ['২ লাখ', 200_000],
    ['৳ 1,25,000', 125_000],
    ['৳85000', 85_000],
    ['৮৫০০০৳', 85_000],
    ['Tk 85000/-', 85_000],
    ['KSh 85,000/=', 85_000],
    ['Tk-85000', 85_000],
    ['Tk. 85,000.50', 85_000],
    ['125000.50', 125_000],
    ['1,25,000.99 only', 125_000],
    ['1.15 lakh', 115_000],
    ['1.234567 lakh', 123_456],
    ['INR 85,000 (negotiable)', 85_000],
    ['LKR 365,000/- non-negotiable', 365_000],
    ['৳১.২৫ লাখ মাত্র', 125_000],
    ['একদাম ৮৫,০০০ টাকা', 85_000],
    ['মূল্য: ১ লাখ ২৫ হাজার (আলোচনা সাপেক্ষে)', 125_000],
    ['Asking price Tk 85k, slightly negotiable', 85_000],
    ['85000 call 01712-345678', 85_000],
    ['100', 100],
    ['85000tk', 85_000],
    ['85000/=', 85_000],
    ['85,000 BDT', 85_000],
    ['৮৫ হাজার টাকা', 85_000],
    ['Rs.35,000', 35_000],
    ['Price: 85000', 85_000],
    ['85000 (fixed)', 85_000],
    ['1 lakh 25 thousand', 125_000],
    ['১.৪৫ লাখ ফিক্সড প্রাইস', 145_000],
    ['145000 এক রেট', 145_000],
    ['১৪৫০০০ টাকা দামাদামি করা যাবে', 145_000],
    ['145 হাজার (কিছু কমানো যাবে)', 145_000],
    ['145000 fixed, no bargaining', 145_000],
    ['145k kom hobe na', 145_000],
    ['100 crore', highestPrice],
  ])('%s is understood', (text, amount) => expect(readPrice(text)).toEqual({ text, amount }));

  it.each([
    ['80-90k', 80_000],
    ['1000-2k', 1_000],
    ['50k - 1 lakh', 50_000],
    ['85000-85000', 85_000],
    ['80k - 90k', 80_000],
    ['1-1.2 lakh', 100_000],
    ['80,000 to 90,000', 80_000],
    ['৮০-৯০ হাজার', 80_000],
  ])('of a range (%s) the lower end counts', (text, amount) =>
    expect(readPrice(text)).toEqual({ text, amount }),
  );

  it.each(['Call', 'Negotiable', 'আলোচনা সাপেক্ষে', 'Call 01712-345678', 'as we agree'])(
    '%s is kept as words',
    (text) => expect(readPrice(text)).toEqual({ text, amount: null }),
  );

  it.each([
    '0',
    '0.00',
    'Tk 0',
    '০',
    '1e9',
    '1,25,00',
    '1,25',
    '12,5',
    '12.50.00',
    '125000 or 130000',
    '90000 or 80000',
    '90-80k',
    '5 lakh? 4 lakh? 3 lakh',
    '<b>7 reasons</b>',
    '7 reasons',
    'R15 V3 2,50,000',
    'Pulsar 150',
    '2018 model 85000',
    '2 helmets free with 85000',
    '85000 > 70000',
    '85000 % 7',
    '-5000 miles',
    '৭ দিনের মধ্যে',
    '0x1F4',
    'x',
    '-x-',
    '௮௫௦௦௦',
    '01712-345678',
    'NaN',
    'Infinity',
    'undefined',
    'null',
    '[object Object]',
    '50000/- 55000',
    '???',
    'Tk',
  ])('%s is neither one amount nor words', (text) =>
    expect(readPrice(text)).toEqual({ problem: 'price-unclear' }),
  );

  it.each([
    ['', 'price-empty'],
    [' \u0000\n', 'price-empty'],
    ['-5000', 'price-negative'],
    ['−5000', 'price-negative'],
    ['৳ -5000', 'price-negative'],
    ['- ৫০০০', 'price-negative'],
    ['1.25', 'price-too-low'],
    ['1.85', 'price-too-low'],
    ['Tk ১.২৫', 'price-too-low'],
    ['85', 'price-too-low'],
    ['80-90', 'price-too-low'],
    ['125.5', 'price-too-low'],
    ['৳ 125.5 €', 'price-too-low'],
    ['999.99', 'price-too-low'],
    ['.5', 'price-too-low'],
    ['0.001', 'price-too-low'],
    ['1000000001', 'price-too-high'],
    ['101 crore', 'price-too-high'],
    ['9'.repeat(60), 'price-too-high'],
    ['9'.repeat(61), 'price-too-long'],
    ['very negotiable '.repeat(5), 'price-too-long'],
  ])('%j is refused: %s', (text, problem) => expect(readPrice(text)).toEqual({ problem }));

  it('keeps the words as typed, on one line and without control characters', () => {
    expect(readPrice('  1,25,000\n(neg.)\u0000 ')).toEqual({ text: '1,25,000 (neg.)', amount: 125_000 });
  });

  it('reads back what formatAmount writes', () => {
    for (let amount = 0; amount <= highestPrice; amount = amount * 2 + 13) {
      for (const currency of [undefined, 'BDT', 'INR', 'LKR', 'USD']) {
        if (amount < 100) continue;
        expect(readPrice(formatAmount(amount, { currency }))).toMatchObject({ amount });
      }
    }
  });
});

describe('whoever writes a price, however', () => {
  const inBangla = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  const spellings: ((amount: number) => string)[] = [
    (amount) => String(amount),
    (amount) => amount.toFixed(2),
    (amount) => new Intl.NumberFormat('en-IN').format(amount),
    (amount) => new Intl.NumberFormat('en-US').format(amount),
    (amount) => new Intl.NumberFormat('en-US').format(amount).replaceAll(',', ' '),
    (amount) => `${amount / 100_000} lakh`,
    (amount) => `${amount / 100_000} lacs`,
    (amount) => `${amount / 100_000}L`,
    (amount) => `${amount / 100_000} লাখ`,
    (amount) => `${amount / 100_000} লক্ষ`,
    (amount) => `${amount / 1_000}k`,
    (amount) => `${amount / 1_000} হাজার`,
    (amount) => `${amount / 1_000} thousand`,
  ];
  const frames = ['%', ' % ', 'Tk %', 'Tk. %/-', '৳%', '%৳', '% টাকা', '% taka only', 'BDT %', '% BDT'];
  const more = [
    'Rs. %',
    'INR %',
    '%/= fixed',
    'Price: %',
    '% (negotiable)',
    'দাম %',
    '% মাত্র',
    'Asking % (neg.)',
  ];
  const noise = [
    '% reasons',
    'R15 %',
    '% for the helmet',
    '<b>%</b>',
    '% km',
    'model % price',
    '% দিন',
    '#%',
    '50% of %',
  ];

  it('is understood in every spelling, in Latin and Bangla digits, and in no other amount', () => {
    const chance = chanceOf(7);
    for (let round = 0; round < 300; round += 1) {
      const amount = Math.round(1_000 + chance() ** 3 * 5_000_000);
      for (const spell of spellings) {
        for (const write of [(text: string) => text, inBangla]) {
          const frame = [...frames, ...more][Math.floor(chance() * (frames.length + more.length))] ?? '%';
          const text = frame.replace('%', write(spell(amount)));
          expect([text, readPrice(text)]).toEqual([text, { text: text.trim(), amount }]);
        }
      }
    }
  });

  it('is asked about among words of another matter', () => {
    const chance = chanceOf(11);
    for (let round = 0; round < 100; round += 1) {
      const amount = Math.round(1_000 + chance() * 500_000);
      for (const frame of noise) {
        const text = frame.replaceAll('%', inBangla(String(amount)));
        expect(readPrice(text)).toEqual({ problem: 'price-unclear' });
      }
    }
  });

  it('never falls over, and never answers a broken or a negative amount', () => {
    const chance = chanceOf(13);
    const pieces = [
      '1',
      '25',
      '.',
      ',',
      '-',
      '৳',
      'lakh',
      'k',
      ' ',
      '০',
      '৯',
      'tk',
      '/',
      '(',
      'লাখ',
      '\u200d',
      '<',
      'e9',
      '₹',
      'to',
    ];
    for (let round = 0; round < 20_000; round += 1) {
      const length = 1 + Math.floor(chance() * 12);
      const text = Array.from({ length }, () => pieces[Math.floor(chance() * pieces.length)]).join('');
      const price = readPrice(text);
      if ('problem' in price || price.amount === null) continue;
      expect(Number.isInteger(price.amount) && price.amount >= 0 && price.amount <= highestPrice, text).toBe(
        true,
      );
      expect(price.amount >= 100, text).toBe(true);
    }
  });
});
