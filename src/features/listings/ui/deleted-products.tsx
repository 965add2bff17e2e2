import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import * as words from '#messages/listings.ts';
import { formatMoment } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { paths } from '../../../routes.ts';
import { dot } from '../../../ui/dot.ts';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { EmptyState, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { WishForm } from '../../../ui/wish-form.tsx';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import type { DeletedProduct } from '../contract.ts';
import { undoDays } from '../domain/restoring.ts';
import { deletedProductsQuery } from '../queries.ts';
import { ProductPicture } from './product-picture.tsx';
import { priceText, yearText } from './product-words.ts';

/** What the seller deleted in the last `undoDays`, until when it can be restored, and the button for that. */
export function DeletedProducts() {
  const { api } = useApp();
  const { uid } = useMember();
  const from = new URLSearchParams(useLocation().search).get('cursor');
  const list = useInfiniteQuery(deletedProductsQuery(api, uid, from));
  const products = list.data?.pages.flatMap((page) => page.data) ?? [];
  // Restoring leads to the list of what is for sale.
  const after = useFocusAfter();

  return (
    <div {...after}>
      <PagedRows
        list={list}
        waiting={<Waiting />}
        empty={<EmptyState title={words.nothingDeleted}>{words.nothingDeletedHint(undoDays)}</EmptyState>}
        failed={words.deletedFailed}
        more={words.moreDeleted}
      >
        {products.length === 0 ? null : (
          <ul className="grid gap-4">
            {products.map((product) => (
              <DeletedRow key={product._id} product={product} />
            ))}
          </ul>
        )}
      </PagedRows>
    </div>
  );
}

function DeletedRow({ product }: { product: DeletedProduct }) {
  const { settings } = useApp();
  const { restorableUntil } = product;
  return (
    <li>
      <article
        aria-label={product.name}
        className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border border-line bg-raised p-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-center sm:p-4"
      >
        <ProductPicture product={product} className="bg-base-200 opacity-70" />
        <div className="min-w-0">
          <h2 lang={languageOf(product.name)} className="text-lg leading-snug wrap-anywhere">
            {product.name}
          </h2>
          <p className="text-sm wrap-anywhere text-muted">
            {[priceText(product, settings), yearText(product)].filter(Boolean).join(dot)}
          </p>
          <p className="mt-1 text-sm">
            {words.restorableUntil}{' '}
            {/* With the time: on its last day it is gone for good at the hour at which it was deleted. */}
            <time dateTime={restorableUntil} className="font-semibold" suppressHydrationWarning>
              {formatMoment(restorableUntil)}
            </time>
          </p>
        </div>
        <WishForm
          sending={`restore-${product._id}`}
          wish="restore"
          fields={{ id: product._id }}
          action={paths.myProducts()}
          label={words.restore}
          named={words.restoreOf(product.name)}
          className="col-span-2 justify-self-end sm:col-span-1"
        />
      </article>
    </li>
  );
}

function Waiting() {
  return (
    <Skeletons count={2} label={words.loadingDeleted} className="grid gap-4">
      <Skeleton className="h-28" />
    </Skeletons>
  );
}
