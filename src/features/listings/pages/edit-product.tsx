import { useQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useParams } from 'react-router';
import * as common from '#messages/common.ts';
import * as words from '#messages/listings.ts';
import * as reportWords from '#messages/reports.ts';
import { readApp } from '../../../app-context.ts';
import type { Refusal } from '../../../forms.ts';
import { load, orErrorPage, throwNotFound } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { bikePath, paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState, ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { PlaceHelp } from '../../search/ui/place-help.tsx';
import { PriceHelp } from '../../search/ui/price-help.tsx';
import { editProductAction, formerField } from '../actions/edit-product.ts';
import { categoriesQuery, ownProductQuery } from '../queries.ts';
import { BookingsStand } from '../ui/bookings-stand.tsx';
import { ProductForm } from '../ui/product-form.tsx';
import { TakenOffNote } from '../ui/taken-off-note.tsx';

/** Loads the current product before the form is filled with it, and the categories to choose from. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  if (!user) return null;
  const product = app.queries.fetchQuery(ownProductQuery(app.api, user.uid, params.id ?? ''));
  // In the browser the page shows a failure in its own place.
  await (app.side === 'server' ? orErrorPage(product) : product.catch(() => null));
  await load(app, categoriesQuery(app.api));
  return null;
}

/** Saves what was changed. */
export function action({ request, params, context }: ActionFunctionArgs) {
  return editProductAction(readApp(context), request, params.id ?? '');
}

/** Edit: the form of Add product, filled with what is stored. */
export function Component() {
  const { id = '' } = useParams();
  const { api } = useApp();
  const { uid } = useMember();
  const refusal = useActionData<Refusal>();
  // The form keeps the values it was filled with, whatever is fetched while it is open.
  const query = { ...ownProductQuery(api, uid, id), staleTime: Infinity, throwOnError: throwNotFound };
  const product = useQuery(query);
  const isClosed = product.data && product.data.soldAt !== null && product.data.takenOff === null;
  return (
    <>
      <PageHead title={words.editTitle} />
      <PageHeading
        title={words.editTitle}
        lead={product.data?.takenOff ? words.editOffLead : words.editLead}
      />
      {product.isPending && (
        <Skeletons count={1} label={words.loadingProduct} className="mt-8 grid">
          <Skeleton className="h-96" />
        </Skeletons>
      )}
      {product.isLoadingError && (
        <ErrorPanel
          message={words.productFailed}
          error={product.error}
          retryLabel={common.tryAgain}
          busy={product.isFetching}
          onRetry={() => void product.refetch()}
        />
      )}
      {isClosed && (
        <EmptyState
          title={words.sold}
          action={<ButtonLink to={paths.myProducts()}>{words.myProductsTitle}</ButtonLink>}
        >
          {words.soldUnchanged}
        </EmptyState>
      )}
      {product.data && !isClosed && (
        <>
          {product.data.takenOff && (
            <div className="mt-6">
              <TakenOffNote takenOff={product.data.takenOff}>
                <Link to={`${bikePath(product.data)}?write=${id}`} className="link">
                  {reportWords.write}
                </Link>
              </TakenOffNote>
            </div>
          )}
          <BookingsStand count={product.data.bookings} />
          <ProductForm
            // A refusal that contains newer values fills the form again.
            key={`${id} ${refusal?.problems.some(({ code }) => code === 'changed-meanwhile') ? refusal.values[formerField] : ''}`}
            refusal={refusal}
            product={product.data}
            PlaceHelp={PlaceHelp}
            PriceHelp={PriceHelp}
          />
        </>
      )}
    </>
  );
}
