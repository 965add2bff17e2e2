import * as words from '#messages/alerts.ts';
import { useApp } from '../../../use-app.tsx';
import type { Search } from '../../search/domain/search.ts';
import { chipsOf, shownIn } from '../../search/domain/wording.ts';

interface SearchChipsProps {
  search: Search;
  /** The names of chosen values. */
  names: Parameters<typeof chipsOf>[1];
  /** Whether motorcycles of several currencies are offered. */
  severalCurrencies: boolean;
}

/** The parts of a search, in the words of the page of search. */
export function SearchChips({ search, names, severalCurrencies }: SearchChipsProps) {
  const { settings } = useApp();
  return (
    <ul aria-label={words.chips} className="flex flex-wrap gap-2">
      {chipsOf(search, names, shownIn(settings, severalCurrencies)).map(({ key, label }) => (
        <li
          key={key}
          className="max-w-full rounded-sm border border-line px-2.5 py-0.5 text-sm font-semibold break-words"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
