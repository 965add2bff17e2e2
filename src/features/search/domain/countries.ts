/** What people call countries, besides the names that lists give them. */
import { once } from '../../../kernel/once.ts';

const locales = ['bn', 'hi'];

/** Short names and parts that mean the whole, by the English name. */
const short: Readonly<Record<string, readonly string[]>> = {
  'United Kingdom': ['uk', 'great britain', 'britain', 'england', 'ইউকে'],
  'United States': ['usa', 'america', 'আমেরিকা'],
  'United Arab Emirates': ['uae', 'emirates'],
  'South Korea': ['korea'],
};

const codes = once(() => {
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const named = letters.flatMap((one) => letters.map((other) => one + other));
  return new Map(named.flatMap((code) => [[english.of(code)?.toLowerCase() ?? '', code] as const]));
});

/** How else a country is called: "uk" and "যুক্তরাজ্য" of the United Kingdom. Nothing of what is no country. */
export function namesOfCountry(name: string): string[] {
  const code = codes().get(name.toLowerCase());
  if (code === undefined || name === '') return [];
  const elsewhere = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '');
  return [...(short[name] ?? []), ...elsewhere];
}
