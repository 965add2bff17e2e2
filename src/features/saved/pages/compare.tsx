import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, redirect, useLocation } from 'react-router';
import * as common from '#messages/common.ts';
import * as words from '#messages/compare.ts';
import { readApp } from '../../../app-context.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { bikeIdIn, comparePath, paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState, ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { useApp } from '../../../use-app.tsx';
import type { Comparison } from '../contract.ts';
import { readComparison } from '../domain/comparison.ts';
import { mostCompared } from '../domain.ts';
import { comparisonQuery } from '../queries.ts';
import { compared, useBrowserList } from '../ui/browser-lists.ts';
import { type ComparisonRow, comparisonRows } from '../ui/comparison-rows.ts';
import { ComparisonTable } from '../ui/comparison-table.tsx';

/** What an address asks to compare. Without script a motorcycle is added by the address of its page. */
function askedIn(search: string): string[] {
  return new URLSearchParams(search).getAll('ids').map((asked) => bikeIdIn(asked) || asked);
}

/** Loads the motorcycles, and redirects to the canonical address of the comparison. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { search } = new URL(request.url);
  const asked = askedIn(search);
  const { ids, leftOut } = readComparison(asked);
  if (leftOut.length === 0 && comparePath(ids) !== paths.compare() + search) throw redirect(comparePath(ids));
  await load(app, comparisonQuery(app.api, asked));
  return null;
}

/** Up to four motorcycles side by side. */
export function Component() {
  const { api, settings } = useApp();
  const { search } = useLocation();
  const asked = askedIn(search);
  const comparison = useQuery(comparisonQuery(api, asked));
  const { ids } = readComparison(asked);
  // What was taken off is gone at once: its answer may take long.
  const bikes = comparison.data?.bikes.filter(({ bike }) => ids.includes(bike._id)) ?? [];
  const rows = comparisonRows(bikes, settings);
  const isBestMarked = rows.some(({ cells }) => cells.some(({ best }) => best));
  return (
    <div className="page-width pt-8 lg:pt-12">
      <PageHead title={words.compareTitle} description={words.compareDescription(settings.market.distance)} />
      <PageHeading title={words.compareTitle} lead={words.compareLead(isBestMarked)} />
      <div className="mt-8">
        {comparison.isPending && (
          <Skeletons count={1} label={words.loadingComparison} className="grid">
            <Skeleton className="h-96" />
          </Skeletons>
        )}
        {comparison.data && <Compared leftOut={comparison.data.leftOut} bikes={bikes} rows={rows} />}
        {comparison.isLoadingError && (
          <ErrorPanel
            message={words.comparisonFailed}
            error={comparison.error}
            retryLabel={common.tryAgain}
            busy={comparison.isFetching}
            onRetry={() => void comparison.refetch()}
          />
        )}
      </div>
    </div>
  );
}

function Compared({ bikes, leftOut, rows }: Comparison & { rows: readonly ComparisonRow[] }) {
  const ids = bikes.map(({ bike }) => bike._id).join(',');
  // Stores the shown motorcycles as chosen, so that the next one is added to these.
  useEffect(() => {
    if (ids !== '') compared.set(ids.split(','));
  }, [ids]);
  const columns = useRef<HTMLTableRowElement>(null);
  useFocusPassedOn(columns, ids, 'a[data-follow="replace"]');
  return (
    <>
      {leftOut.length > 0 && (
        <div role="status" className="mb-6 border-l-4 border-warning bg-raised p-4">
          <ul>
            {leftOut.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
      {bikes.length > 0 ? (
        <ComparisonTable bikes={bikes} rows={rows} columns={columns} />
      ) : (
        <NothingCompared />
      )}
    </>
  );
}

function NothingCompared() {
  const { search } = useLocation();
  const chosen = useBrowserList(compared) ?? [];
  // If the address names some, the chosen ones may be those that are gone.
  const waits = chosen.length > 0 && !new URLSearchParams(search).has('ids');
  return (
    <EmptyState
      title={waits ? words.comparisonWaits : words.nothingCompared}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {waits && (
            <ButtonLink tone="strong" to={comparePath(chosen)}>
              {words.seeComparison(chosen.length, mostCompared)}
            </ButtonLink>
          )}
          <ButtonLink to={paths.bikes()}>{words.findOne}</ButtonLink>
          <ButtonLink tone="plain" to={paths.saved()}>
            {words.toSaved}
          </ButtonLink>
        </div>
      }
    >
      {waits ? words.comparisonWaitsHint : words.nothingComparedHint}
    </EmptyState>
  );
}
