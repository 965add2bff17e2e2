import * as words from '#messages/listings.ts';
import { Skeleton, Skeletons } from '../../../ui/states.tsx';

/** The grid of cards; each card has its own distance to the next row, so that its rows can be the grid's. */
export const cardGrid = 'sm:grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3';
/**
 * One place of that grid. Where cards are in one column nothing needs aligning, and grids are slow on phones.
 */
export const cardPlace = 'card-apart min-w-0 sm:row-span-8 sm:grid sm:grid-rows-subgrid';

/** Placeholders of product cards that are loading, so that nothing moves when they come. */
export function ProductSkeletons() {
  return (
    <Skeletons count={6} label={words.loadingProducts} className={cardGrid}>
      <div className="mb-6 overflow-hidden border border-line bg-raised">
        <Skeleton className="float-left m-3 aspect-8/5 w-32 rounded-none sm:float-none sm:m-0 sm:w-full" />
        <div className="grid gap-2 p-3 sm:gap-4 sm:p-5">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="h-32 w-full sm:h-52" />
          <Skeleton className="h-10 w-full sm:h-16" />
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
    </Skeletons>
  );
}
