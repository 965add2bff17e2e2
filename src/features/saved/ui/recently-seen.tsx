import { useQuery } from '@tanstack/react-query';
import * as common from '#messages/common.ts';
import * as listingWords from '#messages/listings.ts';
import * as words from '#messages/saved.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import type { Bike } from '../../listings/contract.ts';
import { ProductPicture } from '../../listings/ui/product-picture.tsx';
import { priceText, yearText } from '../../listings/ui/product-words.ts';
import { glancesQuery } from '../queries.ts';
import { seen, useBrowserList } from './browser-lists.ts';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6';

/** Motorcycles that were viewed in this browser and are still for sale, the latest first. */
export function RecentlySeen() {
  const { api, notify } = useApp();
  const ids = useBrowserList(seen) ?? [];
  const glances = useQuery(glancesQuery(api, ids));
  if (ids.length === 0) return null;
  const bikes = (glances.data ?? []).flatMap(({ bike, forSale }) => (bike && forSale ? [bike] : []));
  // All of them are gone.
  if (glances.data && bikes.length === 0) return null;
  return (
    <section aria-labelledby="seen" className="mt-14">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="seen" className="text-2xl">
            {words.seenTitle}
          </h2>
          <p className="mt-1 text-sm text-muted">{words.seenHint}</p>
        </div>
        <Button
          tone="quiet"
          aria-label={words.clearSeenLong}
          className="-mr-4"
          onClick={() => {
            seen.set([]);
            notify.success(words.seenCleared);
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        >
          {words.clearSeen}
        </Button>
      </header>
      {glances.isPending && (
        <Skeletons count={Math.min(ids.length, 6)} label={words.loadingSeen} className={grid}>
          <Skeleton className="aspect-8/5 w-full" />
          <Skeleton className="mt-2 h-16" />
        </Skeletons>
      )}
      {glances.isError && !glances.data && (
        <ErrorPanel
          message={words.seenFailed}
          error={glances.error}
          retryLabel={common.tryAgain}
          busy={glances.isFetching}
          onRetry={() => void glances.refetch()}
        />
      )}
      <ul className={grid}>
        {bikes.map((bike) => (
          <SeenBike key={bike._id} bike={bike} />
        ))}
      </ul>
    </section>
  );
}

function SeenBike({ bike }: { bike: Bike }) {
  const { settings } = useApp();
  return (
    <li className="min-w-0">
      <Link to={bikePath(bike)} tabIndex={-1} aria-hidden="true">
        <ProductPicture product={bike} className="border border-line bg-base-200" />
      </Link>
      <h3 className="mt-2 leading-snug font-semibold wrap-anywhere">
        <Link to={bikePath(bike)} className="card-link" lang={languageOf(bike.name)}>
          {bike.name}
        </Link>
      </h3>
      <p className="text-sm wrap-anywhere">
        <b>{priceText(bike, settings)}</b>
        {bike.year !== null && <span className="text-muted"> · {yearText(bike)}</span>}
      </p>
      {bike.sample && <p className="text-sm text-muted">{listingWords.sample}</p>}
    </li>
  );
}
