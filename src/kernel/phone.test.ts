import { describe, expect, it } from 'vitest';
import { formatMobile, readMobile } from './phone.ts';

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
  ])('%s is one Bangladeshi number', (text) => expect(readMobile(text)).toEqual({ e164: '+8801712345678' }));

  it.each([
    ['+94 77 123 4567', '+94771234567'],
    ['0094771234567', '+94771234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+91 98765 43210', '+919876543210'],
  ])('%s is taken as another country’s', (text, e164) => expect(readMobile(text)).toEqual({ e164 }));

  it.each([
    '01212345678', // no operator has 012
    '0171234567', // a digit short
    '017123456789', // a digit too many
    '+88017123456', // Bangladesh is never "another country"
    '1712345678',
    '077 123 4567', // a national form, but of which country?
    '+0123456789',
    '+12345',
    '+1234567890123456',
    '++8801712345678',
    '01712345678 / 01812345678',
    '01712345678 Rahim',
    '(017 call me',
    '0',
    '٠'.repeat(50),
  ])('%s is refused', (text) => expect(readMobile(text)).toEqual({ problem: 'mobile-invalid' }));

  it('tells nothing typed from something wrong', () =>
    expect(readMobile('  ')).toEqual({ problem: 'mobile-empty' }));
});

describe('formatMobile', () => {
  it('is read back as the same number', () => {
    for (let operator = 13; operator <= 19; operator += 1) {
      const e164 = `+880${operator}00456789`;
      expect(readMobile(e164)).toEqual({ e164 });
      expect(readMobile(formatMobile(e164))).toEqual({ e164 });
    }
    expect(formatMobile('+8801712345678')).toBe('+880 1712-345678');
    expect(formatMobile('+94771234567')).toBe('+94771234567');
  });
});
