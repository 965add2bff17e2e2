import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLocation } from 'react-router';
import * as bookingWords from '#messages/bookings.ts';
import * as words from '#messages/listings.ts';
import * as reportWords from '#messages/reports.ts';
import { readApp } from '../../../app-context.ts';
import { readForm, refuseUnknownWish } from '../../../forms.ts';
import { loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageTabs } from '../../../ui/page-tabs.tsx';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { EmptyState, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { answerBookingAction, isAnswerWish } from '../../bookings/actions/answer-booking.ts';
import { productBookingsQuery } from '../../bookings/queries.ts';
import { ProductBookings } from '../../bookings/ui/product-bookings.tsx';
import { requireUser, useMember } from '../../identity/ui/member-area.tsx';
import { replyAction, replyWish } from '../../reports/actions/reply.ts';
import { ReplyDialog } from '../../reports/ui/reply-dialog.tsx';
import { type DeleteAnswer, deleteProductAction, isDeletionWish } from '../actions/delete-product.ts';
import { isSaleWish, markSoldAction } from '../actions/mark-sold.ts';
import { repriceProductAction } from '../actions/reprice-product.ts';
import { deletedProductsQuery, myProductsQuery } from '../queries.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { DeletedProducts } from '../ui/deleted-products.tsx';
import { OwnProductRow } from '../ui/own-product.tsx';
import { PriceDialog } from '../ui/price-dialog.tsx';
import { SoldDialog } from '../ui/sold-dialog.tsx';

/** Loads the person's products, and the bookings of the one that the address names; or the deleted ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  if (!user) return null;
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('cursor');
  if (showsDeleted(searchParams)) {
    await loadPages(app, deletedProductsQuery(app.api, user.uid, from));
    return null;
  }
  const opened = searchParams.get('bookings');
  // A failure of these is shown in its own place, so the products still appear.
  const bookings =
    opened &&
    app.queries.prefetchInfiniteQuery(
      productBookingsQuery(app.api, user.uid, opened, searchParams.get('bookingsFrom')),
    );
  await loadPages(app, myProductsQuery(app.api, user.uid, from));
  if (app.side === 'server') await bookings;
  return null;
}

/**
 * Changes a product's price, marks it as sold or not, deletes or restores it, marks its bookings as answered,
 * or writes to the garage about it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  await requireUser(app, request);
  const form = await readForm(request);
  const wish = form.get('wish');
  if (wish === 'price') return repriceProductAction(app, request, form);
  if (wish === replyWish) return replyAction(app, request, form);
  if (isAnswerWish(wish)) return answerBookingAction(app, request, form);
  if (isSaleWish(wish)) return markSoldAction(app, request, form);
  return isDeletionWish(wish) ? deleteProductAction(app, request, form) : refuseUnknownWish();
}

/** The page has two parts; the address says which one shows. */
function showsDeleted(search: URLSearchParams): boolean {
  return search.get('show') === 'deleted';
}

/**
 * My products: what is for sale or sold, its bookings, its price, and deleting it; and deleted products that
 * can be restored.
 */
export function Component() {
  const deleted = showsDeleted(new URLSearchParams(useLocation().search));
  return (
    <>
      <PageHead title={words.myProductsTitle} />
      <Done />
      <PageHeading
        title={words.myProductsTitle}
        lead={words.myProductsLead}
        actions={<ButtonLink to={paths.addProduct()}>{words.addProductLink}</ButtonLink>}
      />
      <PageTabs
        label={words.myProductsTitle}
        tabs={[
          { to: paths.myProducts(), text: words.hereTab, here: !deleted },
          { to: paths.deletedProducts(), text: words.deletedTab, here: deleted },
        ]}
      />
      <div className="mt-6">{deleted ? <DeletedProducts /> : <OwnProducts />}</div>
    </>
  );
}

/** What was just done, for people without script; with script a toast has said so. */
function Done() {
  const search = new URLSearchParams(useLocation().search);
  const deleted = search.get('deleted');
  const notice = search.get('notice');
  const answer = useActionData<DeleteAnswer>();
  // Problems of a price, or of a text to the garage, are shown in the open dialog.
  if (answer && 'message' in answer && !search.has('price') && !search.has('write'))
    return <FormProblem message={answer.message} problems={answer.problems} />;
  if (notice === 'added') return <Notice message={words.productAdded} />;
  if (notice === 'edited' || notice === 'unchanged') return <Notice message={words.editNotices[notice]} />;
  if (notice === 'answered' || notice === 'unanswered')
    return <Notice message={bookingWords.answerNotices[notice]} />;
  if (notice === 'written') return <Notice message={reportWords.written} />;
  if (notice === 'repriced') return <Notice message={words.repriced} />;
  if (notice === 'forSale') return <Notice message={words.onSaleAgain} />;
  if (notice === 'restored') return <Notice message={words.restored} />;
  if (notice === 'restoredOff') return <Notice message={words.restoredOff} />;
  const sold = search.get('sold');
  if (notice === 'sold' && sold) {
    return (
      <Notice message={words.markedSold}>
        <UndoForm id={sold} wish="forSale" />
      </Notice>
    );
  }
  if (notice !== 'deleted' || !deleted) return null;
  return (
    <Notice message={words.deleted}>
      <UndoForm id={deleted} wish="restore" />
    </Notice>
  );
}

function UndoForm({ id, wish }: { id: string; wish: 'restore' | 'forSale' }) {
  return (
    <PostForm action={paths.myProducts()}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" tone="plain" size="small" name="wish" value={wish}>
        {words.undo}
      </Button>
    </PostForm>
  );
}

function OwnProducts() {
  const { api } = useApp();
  const { uid } = useMember();
  const place = useLocation();
  const from = new URLSearchParams(place.search).get('cursor');
  const list = useInfiniteQuery(myProductsQuery(api, uid, from));
  const products = list.data?.pages.flatMap((page) => page.data) ?? [];
  const rows = useRef<HTMLUListElement>(null);
  // A button that has put a motorcycle back on sale is gone with its answer.
  useFocusPassedOn(rows, products.map(({ _id, soldAt }) => `${_id} ${soldAt}`).join());
  const opened = new URLSearchParams(place.search).get('bookings');
  const isHere = products.some(({ _id }) => _id === opened);
  // A product that disappears while its bookings are open was usually deleted here, and a toast has said so.
  const [lastHere, setLastHere] = useState<string | null>(null);
  if (isHere && lastHere !== opened) setLastHere(opened);

  return (
    <>
      {/* Also without rows: it closes once the last one is deleted. */}
      <DeleteDialog products={products} />
      <PagedRows
        list={list}
        waiting={<ListSkeletons />}
        empty={
          <EmptyState
            title={words.noProducts}
            action={
              <span className="flex flex-wrap justify-center gap-3">
                <ButtonLink to={paths.addProduct()}>{words.addProductLink}</ButtonLink>
                <ButtonLink to={paths.bookings()} tone="plain">
                  {words.seeBooked}
                </ButtonLink>
              </span>
            }
          >
            {words.noProductsHint}
          </EmptyState>
        }
        failed={words.productsFailed}
        more={words.moreOfMine}
        told={['deleted', 'sold']}
      >
        {products.length === 0 ? null : (
          <>
            <PriceDialog products={products} />
            <SoldDialog products={products} />
            <ReplyDialog
              find={(wanted) => products.find(({ _id, takenOff }) => takenOff && _id === wanted)}
              notHere={reportWords.writeNotHere}
            />
            {opened && !isHere && lastHere !== opened && (
              <NotHere
                message={words.productNotHere}
                closeLabel={bookingWords.close}
                closed={withSearch(place, { bookings: null, bookingsFrom: null, notice: null })}
              />
            )}
            <ul ref={rows} className="grid gap-4">
              {products.map((product) => (
                <OwnProductRow key={product._id} product={product}>
                  <ProductBookings product={product} />
                </OwnProductRow>
              ))}
            </ul>
          </>
        )}
      </PagedRows>
    </>
  );
}

function ListSkeletons() {
  return (
    <Skeletons count={3} label={words.loadingProducts} className="grid gap-4">
      <Skeleton className="h-44 sm:h-36" />
    </Skeletons>
  );
}
