import { useInfiniteQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import * as bookingWords from '#messages/bookings.ts';
import { categoryInText } from '#messages/categories.ts';
import * as words from '#messages/listings.ts';
import { readApp } from '../../../app-context.ts';
import { readForm } from '../../../forms.ts';
import { loadPages, throwNotFound } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import { bookAction } from '../../bookings/actions/book.ts';
import { lastMeetingQuery, mineQuery } from '../../bookings/queries.ts';
import { loadMarks } from '../../bookings/ui/booked-mark.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { readBikeNow } from '../../search/queries.ts';
import { BookableProducts } from '../../search/ui/bookable-products.tsx';
import { categoryProductsQuery } from '../queries.ts';
import { GoBack } from '../ui/go-back.tsx';
import { ProductSkeletons } from '../ui/product-skeletons.tsx';

/** Loads the products of the category. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('cursor');
  const opened = searchParams.get('book');
  // For the dialog, which works without script, too.
  if (user && opened && app.side === 'server')
    await Promise.all([
      app.queries.prefetchQuery(mineQuery(app.api, user.uid, opened)),
      app.queries.prefetchQuery(lastMeetingQuery(app.api, user.uid)),
    ]);
  const marks = loadMarks(app);
  if (user) await loadPages(app, categoryProductsQuery(app.api, user, params.name ?? '', from));
  await marks;
  return null;
}

/** Takes the booking dialog's form. */
export async function action({ request, context }: ActionFunctionArgs) {
  return bookAction(readApp(context), request, await readForm(request), readBikeNow);
}

/** The products of a category, to compare and to book. */
export function Component() {
  const { distance } = useApp().settings.market;
  const { name = '' } = useParams();
  const { search } = useLocation();
  const notice = new URLSearchParams(search).get('notice');
  return (
    <div className="page-width pt-8 lg:pt-12">
      <PageHead
        title={categoryInText(name)}
        description={words.categoryDescription(name, distance)}
        path={paths.categoryProducts(name)}
      />
      {(notice === 'booked' || notice === 'rebooked') && (
        <Notice message={bookingWords.bookingNotices[notice]} />
      )}
      <PageHeading
        title={<span className="uppercase">{name}</span>}
        lead={words.productsLead}
        actions={<GoBack />}
      />
      <div className="mt-8">
        <Products key={name} category={name} />
      </div>
    </div>
  );
}

function Products({ category }: { category: string }) {
  const { api } = useApp();
  const member = useMember();
  const from = new URLSearchParams(useLocation().search).get('cursor');
  const list = useInfiniteQuery({
    ...categoryProductsQuery(api, member, category, from),
    throwOnError: throwNotFound,
  });
  const products = list.data?.pages.flatMap((page) => page.data) ?? [];

  return (
    <PagedRows
      list={list}
      waiting={<ProductSkeletons />}
      empty={
        <EmptyState
          title={words.categoryEmpty}
          action={<ButtonLink to={paths.categoryFirstHome(category)}>{words.allCategories}</ButtonLink>}
        >
          {words.categoryEmptyHint}
        </EmptyState>
      }
      failed={words.productsFailed}
      more={words.moreMotorcycles}
    >
      {products.length === 0 ? null : <BookableProducts products={products} />}
    </PagedRows>
  );
}
