import { Bell } from 'lucide-react';
import * as words from '#messages/search.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { FoundBikes } from '../contract.ts';
import { isUnfiltered } from '../domain/search.ts';
import { wishToSell } from '../domain/words/selling.ts';
import { AreaNotes } from './area-notes.tsx';
import { Contradictions } from './contradictions.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Chips, SortForm, totalId } from './search-state.tsx';

/**
 * What a search was understood as, how many it found, and what can be done with it. While another one is waited for,
 * the number of the former would be taken for its own.
 */
export function FoundState({ found, isWaiting }: { found: FoundBikes; isWaiting: boolean }) {
  const { total, approximate, search, address } = found;
  const leftOut = found.leftOut.filter(({ code }) => code !== wishToSell);
  const isSelling = leftOut.length < found.leftOut.length;
  const grouped = formatAmount(total);
  const told = approximate && total > 0 ? words.aboutFound(grouped) : words.totalFound(total, grouped);
  return (
    <div className="grid gap-4 [overflow-wrap:anywhere]">
      {isSelling && (
        <p className="border-l-4 border-info bg-raised p-4">
          {words.wishToSell}{' '}
          <Link to={paths.addProduct()} className="link inline-block py-1 font-semibold">
            {words.toSelling}
          </Link>
        </p>
      )}
      {leftOut.length > 0 && (
        <div className="border-l-4 border-warning bg-raised p-4">
          <p className="font-semibold">{words.leftOut}</p>
          <ul className="mt-1">
            {[...new Set(leftOut.map(({ detail }) => detail))].map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
      <Chips {...found} />
      <AreaNotes {...found} />
      <Contradictions {...found} />
      <Elsewhere {...found} />
      {isOfSeveralCurrencies(found) && <p className="text-sm text-muted">{words.eachCurrency}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p id={totalId} role="status" tabIndex={-1} className="font-semibold outline-none">
          {isWaiting ? words.searching : told}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-6">
          {total > 0 && !isUnfiltered(search) && (
            <ButtonLink to={paths.saveSearch(address)} rel="nofollow" tone="plain">
              <Bell aria-hidden="true" className="size-4" />
              {words.saveThis}
            </ButtonLink>
          )}
          <SortForm address={address} sort={search.sort} />
        </div>
      </div>
    </div>
  );
}

/** Whether the list is sorted by price but contains several currencies. */
function isOfSeveralCurrencies({ search, facets }: FoundBikes): boolean {
  const isByPrice = search.sort === 'price-low' || search.sort === 'price-high';
  return isByPrice && search.currency === null && facets.currency.length > 1;
}
