/** Whose dollars are meant: "$8000 canada" is in Canadian ones. */
import { currenciesIn } from '../../../../kernel/currencies.ts';
import { currencyOf } from '../../../../kernel/markets.ts';
import type { Search } from '../search.ts';
import { findNamesIn } from './found-names.ts';
import type { Vocabulary } from './vocabulary.ts';

const ofDollars: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD']);

/**
 * The currency of a bare "$" or "dollars" in a text, where a country that has dollars is named in it or was chosen before; null
 * where nothing says so, or several do.
 */
export function dollarOf(text: string, search: Search, vocabulary: Vocabulary): string | null {
  if (!/\$|dollar|ডলার|doll?ar|дол/u.test(text)) return null;
  const meant = currenciesIn(text) ?? [];
  // "US$" and "cad" say it themselves.
  if (!meant.includes('USD') || meant.length === 1) return null;
  const { names, leftOut } = findNamesIn(text, search, vocabulary);
  if (leftOut.length > 0) return null;
  const countries = [
    ...names.flatMap(({ meaning: { field, name } }) => (field === 'division' ? [name] : [])),
    ...search.division.flatMap((slug) => vocabulary.termOf('division', slug)?.name ?? []),
  ];
  const codes = new Set(countries.flatMap((country) => currencyOf(country) ?? []));
  const [code = ''] = codes;
  return codes.size === 1 && ofDollars.has(code) ? code : null;
}
