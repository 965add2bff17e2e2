import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as common from '#messages/common.ts';
import * as compareWords from '#messages/compare.ts';
import * as words from '#messages/saved.ts';
import { ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import { glancesQuery } from '../queries.ts';
import { compared, useBrowserList } from './browser-lists.ts';
import { CompareTick } from './compare-tick.tsx';

/**
 * Motorcycles in the comparison that are not among the ids `listed` above: they count, too, and take up room.
 * Those that are removed here stay visible until the page is left, so that they can be put back.
 */
export function ChosenElsewhere({ listed }: { listed: readonly string[] }) {
  const { api } = useApp();
  const chosen = useBrowserList(compared) ?? [];
  const [asked, ask] = useState<readonly string[]>([]);
  const missing = chosen.filter((id) => !listed.includes(id) && !asked.includes(id));
  if (missing.length > 0) ask([...asked, ...missing]);
  const ids = asked.filter((id) => !listed.includes(id));
  const glances = useQuery(glancesQuery(api, ids));
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="chosen-elsewhere" className="mt-8">
      <h2 id="chosen-elsewhere" className="text-xl">
        {compareWords.chosenElsewhere}
      </h2>
      <p className="mt-1 text-sm text-muted">{compareWords.chosenElsewhereHint}</p>
      {glances.isPending && (
        <Skeletons count={1} label={compareWords.loadingComparison} className="mt-3 grid">
          <Skeleton className="h-11" />
        </Skeletons>
      )}
      {glances.isError && !glances.data && (
        <div className="mt-3">
          <ErrorPanel
            message={compareWords.comparisonFailed}
            error={glances.error}
            retryLabel={common.tryAgain}
            busy={glances.isFetching}
            onRetry={() => void glances.refetch()}
          />
        </div>
      )}
      <ul className="mt-3 grid gap-1">
        {(glances.data ?? [])
          .filter(({ _id }) => ids.includes(_id))
          .map(({ _id, bike }) => {
            const name = bike?.name ?? words.goneForGood;
            return (
              <li key={_id} className="border border-line bg-raised px-3 py-1 sm:px-4">
                <CompareTick id={_id} name={name} label={name} />
              </li>
            );
          })}
      </ul>
    </section>
  );
}
