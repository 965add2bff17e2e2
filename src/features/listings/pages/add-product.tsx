import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router';
import * as words from '#messages/listings.ts';
import { readApp } from '../../../app-context.ts';
import type { Refusal } from '../../../forms.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { categoriesQuery } from '../queries.ts';
import { ProductForm } from '../ui/product-form.tsx';
import { publishProduct } from '../ui/publish-product.ts';

/** Gets the categories to choose from. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = readApp(context);
  await load(app, categoriesQuery(app.api));
  return null;
}

/** Adds the product. */
export function action({ request, context }: ActionFunctionArgs) {
  return publishProduct(readApp(context), request);
}

/** Add product: the form, with a draft that survives leaving the page. */
export function Component() {
  const refusal = useActionData<Refusal>();
  return (
    <>
      <PageHead title={words.addProductTitle} />
      <PageHeading title={words.addProductTitle} lead={words.addProductLead} />
      <ProductForm refusal={refusal} />
    </>
  );
}
