import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import * as words from '#messages/categories.ts';
import * as commonWords from '#messages/common.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { EmptyState, ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import type { Category } from '../domain.ts';
import { categoriesQuery } from '../queries.ts';

const grid = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-4 lg:grid-cols-5';

/** The categories of the garage, each with a link to all of its products. */
export function CategoryGrid() {
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery(useApp().api));
  if (data?.length === 0)
    return <EmptyState title={words.noCategoriesTitle}>{words.noCategories}</EmptyState>;
  if (data) {
    return (
      <ul className={grid}>
        {data.map((category) => (
          <CategoryCard key={category._id} category={category} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorPanel
        message={error.message}
        error={error}
        retryLabel={commonWords.tryAgain}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Skeletons count={10} label={words.loadingCategories} className={grid}>
      <Skeleton className="aspect-[8/5] w-full" />
      <Skeleton className="mt-px h-25 w-full" />
    </Skeletons>
  );
}

function CategoryCard({ category: { name, image } }: { category: Category }) {
  const id = useId();
  return (
    <li className="group flex flex-col border border-line bg-raised">
      <img
        src={image}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
        className="aspect-[8/5] w-full bg-base-200 object-cover"
      />
      <h3
        id={`${id}-name`}
        // At 320 pixels the longest of the garage's own names would lose its last letter to a second line.
        className="flex-1 px-3 py-3 text-[clamp(1rem,5vw,1.125rem)] leading-tight uppercase sm:px-4 md:text-base lg:text-lg"
      >
        {name}
      </h3>
      <Link
        id={`${id}-link`}
        aria-labelledby={`${id}-link ${id}-name`}
        to={paths.categoryProducts(name)}
        className="bar-link"
      >
        {words.allProducts}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </Link>
    </li>
  );
}
