import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as words from '#messages/saved.ts';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListEnd } from '../../../ui/list-end.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { useApp } from '../../../use-app.tsx';
import { pageSize } from '../../listings/domain.ts';
import { fetchGlances } from '../queries.ts';
import { type Kept, kept, useBrowserList } from './browser-lists.ts';
import { NothingSaved, SavedList, SavedWaiting } from './saved-list.tsx';
import { SeenPlace } from './seen-place.tsx';

/**
 * What this browser keeps for somebody who is not signed in. The server does not know it, so it is loaded
 * after hydration. While a wish waits for login, the link of that wish is the only one: a link here would
 * lose the wish.
 */
export function KeptHere({ wishWaits }: { wishWaits: boolean }) {
  const items = useBrowserList(kept);
  return (
    <>
      {!wishWaits && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-field-line bg-raised px-4 py-3">
          <span>{words.keptHere}</span>
          <ButtonLink tone="plain" to={paths.login(paths.saved())}>
            {words.login}
          </ButtonLink>
        </p>
      )}
      {items === null && (
        <>
          <p className="without-script font-semibold">{words.withoutScript}</p>
          <div className="with-script">
            <SavedWaiting />
          </div>
        </>
      )}
      {items && <KeptList items={items} />}
    </>
  );
}

function KeptList({ items }: { items: readonly Kept[] }) {
  const { api } = useApp();
  const place = useLocation();
  // Motorcycles that are removed and put back meanwhile need not be fetched again.
  const [asked, ask] = useState(() => items.map(({ _id }) => _id));
  if (items.some(({ _id }) => !asked.includes(_id))) ask(items.map(({ _id }) => _id));
  const list = useInfiniteQuery({
    queryKey: ['keptHere', asked],
    queryFn: ({ pageParam, signal }) =>
      fetchGlances(api, asked.slice(pageParam, pageParam + pageSize.usual), signal),
    initialPageParam: 0,
    getNextPageParam: (_page, pages) => {
      const shown = pages.length * pageSize.usual;
      return shown < asked.length ? shown : null;
    },
    enabled: asked.length > 0,
  });
  const rows = useRef<HTMLUListElement>(null);
  useFocusPassedOn(rows, items.length);
  if (items.length > 0 && list.isPending) return <SavedWaiting />;
  const byId = new Map(items.map((item) => [item._id, item]));
  const shown = (list.data?.pages.flat() ?? []).flatMap((glance) => {
    const item = byId.get(glance._id);
    if (!item) return [];
    const { savedAt, priceAmount, currency } = item;
    return [{ ...glance, name: '', savedAt, priceThen: { priceAmount, currency } }];
  });
  return (
    <>
      {items.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          {shown.length > 0 && <SavedList list={shown} rows={rows} />}
          <ListEnd list={list} failed={words.savedFailed} more={words.moreSaved} to={place.pathname} />
        </>
      )}
      {/* Not before the list, which would push it down. */}
      <SeenPlace />
    </>
  );
}
