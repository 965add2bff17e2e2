import { useQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import * as words from '#messages/listings.ts';
import { readApp } from '../../../app-context.ts';
import type { Refusal } from '../../../forms.ts';
import { newId } from '../../../kernel/ids.ts';
import { formatMobile } from '../../../kernel/phone.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { PlaceHelp } from '../../search/ui/place-help.tsx';
import { PriceHelp } from '../../search/ui/price-help.tsx';
import { publishProductAction } from '../actions/publish-product.ts';
import { categoriesQuery, lastNumberQuery } from '../queries.ts';
import { ProductForm } from '../ui/product-form.tsx';

/**
 * Loads the categories to choose from, the number of the seller's last product, which the form is filled with, and a
 * key for the form, so that a form sent twice adds one product, also before script runs.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  // Without it the number is typed.
  const last = user && app.queries.prefetchQuery(lastNumberQuery(app.api, user.uid));
  await load(app, categoriesQuery(app.api));
  await last;
  return { key: newId() };
}

/** Adds the product. */
export function action({ request, context }: ActionFunctionArgs) {
  return publishProductAction(readApp(context), request);
}

/** Add product: the form, with a draft that survives leaving the page. */
export function Component() {
  const { key } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { api } = useApp();
  // The form keeps what it was filled with, while it is open.
  const { data: last } = useQuery({ ...lastNumberQuery(api, useMember().uid), staleTime: Infinity });
  return (
    <>
      <PageHead title={words.addProductTitle} />
      <PageHeading
        title={words.addProductTitle}
        // Without script no draft is kept.
        lead={<span className="noscript:hidden">{words.addProductLead}</span>}
      />
      <ProductForm
        refusal={refusal}
        sendingKey={key}
        number={last ? formatMobile(last) : undefined}
        PlaceHelp={PlaceHelp}
        PriceHelp={PriceHelp}
      />
    </>
  );
}
