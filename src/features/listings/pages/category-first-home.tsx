import type { LoaderFunctionArgs } from 'react-router';
import * as words from '#messages/listings.ts';
import { readApp } from '../../../app-context.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { categoriesQuery } from '../queries.ts';
import { CategoryGrid } from '../ui/category-grid.tsx';
import { GoBack } from '../ui/go-back.tsx';

/** Loads the categories. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = readApp(context);
  await load(app, categoriesQuery(app.api));
  return null;
}

/** All categories, for members. */
export function Component() {
  return (
    <div className="page-width pt-8 lg:pt-12">
      <PageHead title={words.allCategories} />
      <PageHeading title={words.allCategories} lead={words.categoriesLead} actions={<GoBack />} />
      <h2 className="sr-only">{words.allCategories}</h2>
      <div className="mt-8">
        <CategoryGrid />
      </div>
    </div>
  );
}
