import * as words from '#messages/search.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { PageHead } from '../../../page-head.tsx';
import { searchPath } from '../../../routes.ts';
import { useApp } from '../../../use-app.tsx';
import type { FoundBikes } from '../contract.ts';
import { leftOutOf, rangeFields } from '../domain/search.ts';
import { chipsOf, feedTitle, shownIn, titleOf } from '../domain/wording.ts';

// Searches with more filters are endless, as are ranges of figures: search engines should spend their time on the
// motorcycles.
const filtersForEngines = 3;

/** The metadata of a search page: its title, its feed, and whether search engines may index it. */
export function SearchHead({ found, from }: { found: FoundBikes | undefined; from: string | null }) {
  const { settings } = useApp();
  if (!found) return <PageHead title={words.title} />;
  const { search, facets, severalCurrencies, total, address } = found;
  const shown = shownIn(settings, severalCurrencies);
  const title = titleOf(search, facets);
  const chips = chipsOf(search, facets, shown).length;
  const isForEngines =
    chips <= filtersForEngines &&
    total > 0 &&
    search.words === '' &&
    rangeFields.every((field) => search[field].from === null && search[field].to === null) &&
    search.area.length + leftOutOf(search).length === 0 &&
    from === null &&
    search.sort === 'newest';
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={feedTitle(search, facets, shown)}
        href={`/bikes.atom${address}`}
      />
      <PageHead
        title={title}
        description={
          chips === 0
            ? words.description(shown.distance)
            : words.foundDescription(title, formatAmount(total), shown.distance)
        }
        {...(isForEngines ? { path: searchPath(address) } : {})}
      />
    </>
  );
}
