/** Other names of countries, besides those in imported lists. */
import { codeOfCountry, ownNameOf, shortCountryNames } from '../../../../kernel/countries.ts';

const locales = ['bn', 'hi'];

/**
 * Other names of a country: "uk" and "যুক্তরাজ্য" of the United Kingdom, "deutschland" of Germany. Empty for
 * anything but a country.
 */
export function namesOfCountry(name: string): string[] {
  const code = codeOfCountry(name);
  if (code === undefined) return [];
  const elsewhere = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '');
  const own = ownNameOf(code);
  return [...(shortCountryNames[name] ?? []), ...elsewhere, ...(own === undefined ? [] : [own])];
}
