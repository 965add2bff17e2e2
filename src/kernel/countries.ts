/** Countries by the names that people and imported lists use. */

import { lastComma } from './commas.ts';
import { normalForm } from './normal-form.ts';
import { once } from './once.ts';

/** Short and former names of each country, by its English name. */
export const shortCountryNames: Readonly<Record<string, readonly string[]>> = {
  'United Kingdom': ['uk', 'great britain', 'britain', 'england', 'ইউকে'],
  'United States': ['usa', 'america', 'আমেরিকা'],
  'United Arab Emirates': ['uae', 'emirates'],
  'South Korea': ['korea'],
  Türkiye: ['turkey'],
  Czechia: ['czech republic'],
  Netherlands: ['holland'],
  Myanmar: ['burma'],
};

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
const key = (name: string) => normalForm(name, 'NFKC').trim().toLowerCase();

/** Whether a code is the country's current one: UK is now GB, and SU is RU. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** The codes of ISO 3166 by English name, without any addition in parentheses ("Myanmar (Burma)"). */
const codes = once(() => {
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
  const english = namesIn('en');
  return new Map(
    letters
      .flatMap((one) => letters.map((other) => one + other))
      .flatMap((code) => {
        const name = english.of(code);
        return name === undefined || !isCurrent(code) ? [] : [[name.replace(/ \(.*\)$/, ''), code] as const];
      }),
  );
});

const codeByKey = once(() => new Map(Array.from(codes(), ([name, code]) => [key(name), code])));

/** The code of a country by its English name; undefined where it is none. */
export function codeOfCountry(name: string): string | undefined {
  return codeByKey().get(key(name));
}

/** A country's name in the language that most people there speak: "Deutschland". */
export function ownNameOf(code: string): string | undefined {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return namesIn(language).of(code);
}

const english = once(() => {
  const names = new Map<string, string>();
  for (const [name, code] of codes()) {
    for (const also of [ownNameOf(code) ?? name, ...(shortCountryNames[name] ?? []), code])
      if (!names.has(key(also))) names.set(key(also), name);
  }
  // English names win over names in other languages.
  for (const name of codes().keys()) names.set(key(name), name);
  return names;
});

/**
 * The English name of a country given in English, in its own language or by its code: "Deutschland", "DE".
 */
export function countryNamed(text: string): string | undefined {
  // Two lower-case letters are usually a word.
  return /^[a-z]{2}$/.test(text.trim()) ? undefined : english().get(key(text));
}

/** A state of the USA, which places of American lists end in, and a country. */
const statesAndCountries: ReadonlySet<string> = new Set(['Georgia']);

/**
 * A place of several parts, split at its country: "McHenry, Illinois, United States". Null where the last part is no
 * country's name; codes are none, as CA and IN are also states.
 */
export function countryBehind(place: string): { place: string; country: string } | null {
  const comma = lastComma(place);
  const last = place.slice(comma + 1).trim();
  if (comma <= 0 || /^\p{L}{0,2}$/u.test(last)) return null;
  const country = countryNamed(last);
  if (country === undefined || statesAndCountries.has(country)) return null;
  return { place: place.slice(0, comma).trim(), country };
}
