/** What people call countries, besides the names that lists give them. */
import { codeOfCountry, ownNameOf, shortCountryNames } from '../../../kernel/countries.ts';

const locales = ['bn', 'hi'];

/** How else a country is called: "uk" and "যুক্তরাজ্য" of the United Kingdom, "deutschland" of Germany. Nothing of what is no country. */
export function namesOfCountry(name: string): string[] {
  const code = codeOfCountry(name);
  if (code === undefined) return [];
  const elsewhere = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '');
  const own = ownNameOf(code);
  return [...(shortCountryNames[name] ?? []), ...elsewhere, ...(own === undefined ? [] : [own])];
}
