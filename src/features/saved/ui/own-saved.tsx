import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import * as words from '#messages/saved.ts';
import { isKnown, ListEnd } from '../../../ui/list-end.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { useLowerPricesSeen } from '../../alerts/ui/use-looked-at.ts';
import { priceDrop } from '../domain.ts';
import { savedQuery } from '../queries.ts';
import { kept, useBrowserList } from './browser-lists.ts';
import { NothingSaved, SavedList, SavedWaiting } from './saved-list.tsx';

/** What a member saved, the same on every device. */
export function OwnSaved({ uid }: { uid: string }) {
  const { api } = useApp();
  const place = useLocation();
  const from = new URLSearchParams(place.search).get('cursor');
  const list = useInfiniteQuery(savedQuery(api, uid, from));
  const left = useBrowserList(kept)?.length ?? 0;
  const saved = list.data?.pages.flatMap((page) => page.data) ?? [];
  const next = list.data?.pages.at(-1)?.next ?? null;
  const rows = useRef<HTMLUListElement>(null);
  useLowerPricesSeen(
    saved.flatMap(({ _id, bike, priceThen }) =>
      bike && bike.priceAmount !== null && priceDrop(priceThen, bike) !== null
        ? [{ _id, priceAmount: bike.priceAmount }]
        : [],
    ),
  );
  useFocusPassedOn(rows, saved.length);

  if (list.isPending) return <SavedWaiting />;
  return (
    <>
      {isKnown(list) && saved.length === 0 ? (
        <NothingHere next={next} fetchNext={() => void list.fetchNextPage()} waiting={<SavedWaiting />}>
          <NothingSaved />
        </NothingHere>
      ) : (
        saved.length > 0 && <SavedList list={saved} rows={rows} />
      )}
      {left > 0 && (
        <p role="status" className="mt-6 border-l-4 border-warning bg-raised px-4 py-3 font-semibold">
          {words.notYetInAccount(left)}
        </p>
      )}
      <ListEnd
        list={list}
        failed={words.savedFailed}
        more={words.moreSaved}
        to={withSearch(place, { cursor: next, notice: null })}
      />
    </>
  );
}
