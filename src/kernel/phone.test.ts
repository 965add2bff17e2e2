import { describe, expect, it } from 'vitest';
import { countryOf, marketOf } from './markets.ts';
import { containsMobile, containsWholeMobile, formatMobile, readMobile } from './phone.ts';

const home = marketOf('BDT').numbers;

describe('readMobile', () => {
  it.each([
    '01712345678',
    '01712-345678',
    '017 1234 5678',
    '8801712345678',
    '+8801712345678',
    '+880 1712-345678',
    '+880 (0)1712 345678',
    '(+880) 1712 345678',
    '008801712345678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০ ১৭১২-৩৪৫৬৭৮',
    ' 01712–345678 ',
    `01712${' '.repeat(29)}345678`,
  ])('%s is one Bangladeshi number', (text) =>
    expect(readMobile(text, home)).toEqual({ e164: '+8801712345678' }),
  );

  it.each([
    ['+94 77 123 4567', '+94771234567'],
    ['0094771234567', '+94771234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+91 98765 43210', '+919876543210'],
    ['(+94) 77 123 4567', '+94771234567'],
    ['+12345678', '+12345678'],
  ])('%s is taken as another country’s', (text, e164) => expect(readMobile(text, home)).toEqual({ e164 }));

  it.each([
    '01212345678', // no operator has 012
    '0171234567', // a digit short
    '017123456789', // a digit too many
    '+88017123456', // Bangladesh is never "another country"
    '1712345678',
    '077 123 4567', // a national form, but of which country?
    '+0123456789',
    '+1234567',
    '+01712345678',
    '+0094771234567',
    `01712${' '.repeat(30)}345678`,
    '+1234567890123456',
    '++8801712345678',
    '01712345678 / 01812345678',
    '01712345678 Rahim',
    '(017 call me',
    '0',
    '٠'.repeat(50),
  ])('%s is refused', (text) => expect(readMobile(text, home)).toEqual({ problem: 'mobile-invalid' }));

  it('tells nothing typed from something wrong', () =>
    expect(readMobile('  ', home)).toEqual({ problem: 'mobile-empty' }));
});

describe('readMobile in other countries', () => {
  // Written as their people write them; the last is how a library with the tables of all operators reads it.
  it.each([
    ['TRY', ['0532 123 45 67', '532 123 45 67', '+90 (0)532 1234567', '905321234567'], '+905321234567'],
    ['PHP', ['09171234567', '0917-123-4567', '+63 917 123 4567', '639171234567'], '+639171234567'],
    ['MXN', ['55 1234 5678', '044 55 1234 5678', '+52 1 55 1234 5678', '525512345678'], '+525512345678'],
    ['INR', ['98765 43210', '098765 43210', '+91 98765 43210', '919876543210'], '+919876543210'],
    // It begins with the country code and is none.
    ['INR', ['91987 65432', '९१९८७ ६५४३२'], '+919198765432'],
    ['BRL', ['(11) 91234-5678', '011912345678', '0 15 11 91234-5678', '+55 11 91234-5678'], '+5511912345678'],
    ['IDR', ['0812-3456-7890', '+62 812-3456-7890'], '+6281234567890'],
    ['HUF', ['06 20 123 4567', '20 123 4567', '+36 20 123 4567', '+36 06 20 123 4567'], '+36201234567'],
    ['RUB', ['8 (912) 345-67-89', '+7 912 345-67-89', '79123456789'], '+79123456789'],
    ['RUB', ['+7 701 234 56 78'], '+77012345678'],
    ['DOP', ['809-234-5678', '1 809 234 5678', '+1 (809) 234-5678'], '+18092345678'],
    // Of the USA, Canada and Jamaica, which have the same country code.
    ['DOP', ['+1 212 555 0123', '001 (212) 555-0123'], '+12125550123'],
    ['DOP', ['+1 506 234 5678'], '+15062345678'],
    ['DOP', ['+1 876 234 5678'], '+18762345678'],
    ['CAD', ['(506) 234-5678', '1-506-234-5678', '+1 506 234 5678'], '+15062345678'],
    ['USD', ['(415) 555-2671', '415-555-2671', '1 415 555 2671', '+1 (415) 555-2671'], '+14155552671'],
    ['ARS', ['11 2345-6789', '011 15-2345-6789', '+54 9 11 2345-6789'], '+5491123456789'],
    ['ARS', ['0351 15 234-5678', '351 2345678', '+54 351 2345678'], '+5493512345678'],
    ['ARS', ['02901 15 234567'], '+5492901234567'],
    ['CNY', ['131 2345 6789', '8613123456789'], '+8613123456789'],
    ['PKR', ['٠٣٠١ ٢٣٤٥٦٧٨'], '+923012345678'],
  ])('a garage of %s reads %j as one number', (currency, texts, e164) => {
    const { numbers } = marketOf(currency);
    expect(texts.map((text) => readMobile(text, numbers))).toEqual(texts.map(() => ({ e164 })));
  });

  it.each([
    ['TRY', '0212 123 45 67'],
    ['TRY', '01712345678'],
    ['TRY', '+90 532 123 45'],
    ['MXN', '1234 5678'],
    ['PHP', '0917 123 456'],
    // Of which country?
    ['EUR', '0171 2345678'],
    // Of Ecuador and El Salvador, which have dollars, too.
    ['USD', '099 123 4567'],
    ['USD', '7012 3456'],
    // Of which country with the code 1, without it? And slips.
    ['DOP', '212 555 0123'],
    ['DOP', '1 212 555 0123'],
    ['DOP', '+1 809 234 567'],
    ['DOP', '+1 212 055 0123'],
  ])('a garage of %s refuses %s', (currency, text) =>
    expect(readMobile(text, marketOf(currency).numbers)).toEqual({ problem: 'mobile-invalid' }),
  );

  it('a number of Bangladesh is one of another country there', () => {
    for (const currency of ['TRY', 'EUR'])
      expect(readMobile('+880 1712-345678', marketOf(currency).numbers)).toEqual({ e164: '+8801712345678' });
  });

  it('every country that a currency names has a plan, whose example is a number there', () => {
    const named = Intl.supportedValuesOf('currency').filter((code) => countryOf(code) !== undefined);
    expect(named.length).toBeGreaterThan(50);
    for (const code of named) {
      const { country, numbers } = marketOf(code);
      if (!numbers) throw new Error(`${country} has no plan`);
      const e164 = expect.stringMatching(new RegExp(`^\\+${numbers.code}\\d{7,12}$`));
      expect([country, readMobile(numbers.example, numbers)]).toEqual([country, { e164 }]);
    }
  });
});

describe('formatMobile', () => {
  it('is read back as the same number', () => {
    for (let operator = 13; operator <= 19; operator += 1) {
      const e164 = `+880${operator}00456789`;
      expect(readMobile(e164, home)).toEqual({ e164 });
      expect(readMobile(formatMobile(e164), home)).toEqual({ e164 });
    }
    expect(formatMobile('+8801712345678')).toBe('+880 1712-345678');
    expect(formatMobile('+94771234567')).toBe('+94771234567');
  });
});

describe('containsWholeMobile', () => {
  it.each([
    ['SGD', 'Blk 123 Ang Mo Kio #08-88 560123'],
    ['SGD', 'Blk 91 234567'],
    ['INR', 'H.No 8-3-22 500073 Hyderabad'],
    ['USD', '29.760427 -95.369804'],
    ['USD', 'Austin, TX 78701'],
  ])('in %s, %s has none', (currency, place) =>
    expect(containsWholeMobile(place, marketOf(currency).numbers)).toBe(false),
  );

  it.each([
    ['INR', 'Hyderabad 98765 43210'],
    ['SGD', 'Jurong, 9123 4567'],
    ['USD', 'Austin (512) 555-0142'],
    ['USD', 'From +880 1712-345678'],
    ['USD', 'From +1 512 555 0142'],
  ])('in %s, %s has one', (currency, place) =>
    expect(containsWholeMobile(place, marketOf(currency).numbers)).toBe(true),
  );
});

describe('containsMobile', () => {
  it.each([
    'Call 01712345678.',
    'Price 1,25,000. Whatsapp: +880 1712-345678, after six',
    'কল করুন ০১৭১২-৩৪৫৬৭৮',
    'From Colombo: +94 77 123 4567',
    'Model 2019 01712345678',
    'Dhaka Metro La 12-3456 01712345678',
    '01712345678-9',
    '01712_345678',
    '01712 - 345678',
    '01 71 23 45 67 8',
    '01712345600',
    '01712-345600',
    '1,50,000.01712345678',
  ])('%s', (text) => expect(containsMobile(text, home)).toBe(true));

  it.each([
    'Price 1,25,000, driven 12000 km since 2019',
    'Engine no. 12345678901',
    'Chassis PS0171234567890',
    '01 2017 - 31 12 2026',
    '',
  ])('%s has none', (text) => expect(containsMobile(text, home)).toBe(false));

  it('a range of prices is none, though it has the figures of one', () => {
    expect(containsMobile('85000-95000', marketOf('INR').numbers)).toBe(false);
    expect(containsMobile('98765 43210', marketOf('INR').numbers)).toBe(true);
  });

  it('in a garage without a plan only with its country code', () => {
    expect(containsMobile('Call 0612345678', null)).toBe(false);
    expect(containsMobile('Call +31 6 12345678', null)).toBe(true);
  });
});
