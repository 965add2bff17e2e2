import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import * as words from '#messages/listings.ts';
import { readApp } from '../../../app-context.ts';
import type { Refusal } from '../../../forms.ts';
import { newId } from '../../../kernel/ids.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PriceHelp } from '../../search/ui/price-help.tsx';
import { categoriesQuery } from '../queries.ts';
import { ProductForm } from '../ui/product-form.tsx';
import { publishProduct } from '../ui/publish-product.ts';

/**
 * Loads the categories to choose from, and a key for the form, so that a form sent twice adds one product,
 * also before script runs.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = readApp(context);
  await load(app, categoriesQuery(app.api));
  return { key: newId() };
}

/** Adds the product. */
export function action({ request, context }: ActionFunctionArgs) {
  return publishProduct(readApp(context), request);
}

/** Add product: the form, with a draft that survives leaving the page. */
export function Component() {
  const { key } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  return (
    <>
      <PageHead title={words.addProductTitle} />
      <PageHeading
        title={words.addProductTitle}
        // Without script no draft is kept.
        lead={<span className="noscript:hidden">{words.addProductLead}</span>}
      />
      <ProductForm refusal={refusal} sendingKey={key} PriceHelp={PriceHelp} />
    </>
  );
}
