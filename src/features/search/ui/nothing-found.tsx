import * as words from '#messages/search.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { paths, searchPath } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import type { FoundBikes } from '../contract.ts';
import { without } from '../domain/changes.ts';
import { isNotField, isUnfiltered, type Search, writeSearch } from '../domain/search.ts';
import { chipsOf, shownIn } from '../domain/wording.ts';
import { BikeGrid } from './bike-grid.tsx';

/**
 * Shown when nothing matches: how many each filter excludes, with a link to drop it, and the nearest
 * listings.
 */
export function NothingFound(found: FoundBikes) {
  const { settings } = useApp();
  const {
    search,
    facets,
    severalCurrencies,
    relax,
    relaxTwo,
    withoutWord,
    nearest,
    address,
    contradictions,
  } = found;
  const unknown = found.unknownWords.map(words.wordsChip).join(', ');
  if (isUnfiltered(search)) {
    return (
      <EmptyState
        title={words.nothingAtAll}
        action={<ButtonLink to={paths.addProduct()}>{words.sell}</ButtonLink>}
      >
        {words.nothingAtAllHint}
      </EmptyState>
    );
  }
  const look = shownIn(settings, severalCurrencies);
  const wayTo = (to: Search, count: number) => {
    const chips = (of: Search) => chipsOf(of, facets, look);
    const left = new Set(chips(to).map(({ key }) => key));
    const gone = chips(search).filter(({ key }) => !left.has(key));
    const areLeftOut = gone.every(({ key }) => isNotField(key.split(' ')[0] ?? ''));
    return { label: words.takeOff(gone.map(({ label }) => label).join(', '), areLeftOut), to, count };
  };
  // Words that nobody wrote say nothing about the motorcycles: those that fit otherwise are seen at once.
  const isNear = unknown !== '' && nearest.length > 0;
  const fitting = isNear ? (relax.find(({ filter }) => filter === 'words')?.count ?? 0) : 0;
  const others = fitting > 0 ? relax.filter(({ filter }) => filter !== 'words') : relax;
  const ways = [
    ...others.map(({ filter, count }) => wayTo(without(search, filter), count)),
    ...(relaxTwo ? [wayTo(relaxTwo.filters.reduce(without, search), relaxTwo.count)] : []),
    ...withoutWord.map(({ word, rest, count }) => ({
      label: words.takeOff(words.wordsChip(word)),
      to: { ...search, words: rest },
      count,
    })),
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const state = (
    <EmptyState
      title={words.nothing}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {/* A contradictory search can never find anything. */}
          {contradictions.length === 0 && (
            <ButtonLink to={paths.saveSearch(address)} rel="nofollow">
              {words.tellMe}
            </ButtonLink>
          )}
          <ButtonLink to={paths.bikes()} tone="plain">
            {words.clearAll}
          </ButtonLink>
        </div>
      }
    >
      {unknown !== '' && <p className="mb-2">{words.unknownWords(unknown)}</p>}
      {ways.length > 0 && (
        <>
          <p>{words.relaxLead}</p>
          <ul className="mt-3 grid justify-center gap-1">
            {ways.map(({ label, to, count }) => (
              <li key={label}>
                <Way label={label} to={to} count={count} />
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
  const shown = nearest.length > 0 && (
    <section>
      <h2 className="text-2xl">{words.nearest}</h2>
      {unknown !== '' && (
        <p className="mt-1 text-muted [overflow-wrap:anywhere]">{words.nearestBesides(unknown)}</p>
      )}
      {fitting > 0 && <Way {...wayTo(without(search, 'words'), fitting)} />}
      <div className="mt-6">
        <BikeGrid bikes={nearest} heading="h3" />
      </div>
    </section>
  );
  const [first, second] = fitting > 0 ? [shown, state] : [state, shown];
  return (
    <div className="space-y-12">
      {first}
      {second}
    </div>
  );
}

/** Leads to a search with less, and says how many it finds. */
function Way({ label, to, count }: { label: string; to: Search; count: number }) {
  return (
    <Link to={searchPath(writeSearch(to))} className="link py-1.5 font-semibold text-base-content">
      {label}: {words.totalFound(count, formatAmount(count))}
    </Link>
  );
}
