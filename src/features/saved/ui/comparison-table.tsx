import { MoveHorizontal, Plus, X } from 'lucide-react';
import { type CSSProperties, type RefObject, useId } from 'react';
import * as words from '#messages/compare.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath, comparePath, paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { ProductPicture } from '../../listings/ui/product-picture.tsx';
import type { ComparedBike } from '../contract.ts';
import { mostCompared } from '../domain.ts';
import { compared } from './browser-lists.ts';
import type { ComparisonRow } from './comparison-rows.ts';

interface ComparisonTableProps {
  bikes: readonly ComparedBike[];
  rows: readonly ComparisonRow[];
  /** Gets the row with a cell for each motorcycle. */
  columns: RefObject<HTMLTableRowElement | null>;
}

/** The table's minimum width grows with its columns. */
function widthFor(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}

/**
 * Motorcycles side by side: the best of a row is marked, and what all say alike stands back; a box hides
 * that.
 */
export function ComparisonTable({ bikes, rows, columns }: ComparisonTableProps) {
  const id = useId();
  const ids = bikes.map(({ bike }) => bike._id);
  return (
    <div className="compare-page">
      {bikes.length > 1 && (
        <p className="mb-4 flex items-center gap-2.5">
          <input id={id} type="checkbox" className="checkbox checkbox-primary only-differences" />
          <label htmlFor={id} className="py-2 font-semibold">
            {words.onlyDifferences}
          </label>
        </p>
      )}
      <p
        data-columns={bikes.length}
        className="compare-hint mb-3 items-center gap-2 text-sm font-semibold text-muted"
      >
        <MoveHorizontal aria-hidden="true" className="size-4 shrink-0" />
        {words.swipeHint(bikes.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard */}
      <section aria-label={words.compareTitle} tabIndex={0} className="compare-scroll">
        <table className={`compare-table ${bikes.length > 2 ? 'many' : ''}`} style={widthFor(bikes.length)}>
          <thead>
            <tr ref={columns}>
              <td>
                <span className="sr-only">{words.bikeColumn}</span>
              </td>
              {bikes.map(({ bike }) => (
                <th key={bike._id} scope="col" aria-labelledby={`${id}-${bike._id}`}>
                  <ProductPicture product={bike} className="bg-base-200" />
                  <Link
                    id={`${id}-${bike._id}`}
                    to={bikePath(bike)}
                    lang={languageOf(bike.name)}
                    className="card-link mt-3 block text-lg leading-snug"
                  >
                    {bike.name}
                  </Link>
                  <Link
                    to={comparePath(ids.filter((each) => each !== bike._id))}
                    replace
                    preventScrollReset
                    rel="nofollow"
                    aria-label={words.removeOf(bike.name)}
                    className="link mt-1 inline-flex items-center gap-1 py-1.5 text-sm font-normal"
                    onClick={() => compared.set(compared.get().filter((each) => each !== bike._id))}
                  >
                    <X aria-hidden="true" className="size-4" />
                    {words.removeFromComparison}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, isSame }) => (
              <tr key={name} className={isSame ? 'same' : undefined}>
                <th scope="row">
                  {name}
                  {isSame && <span className="sr-only"> {words.sameForAll}</span>}
                </th>
                {cells.map(({ text, best }, place) => (
                  <td key={ids[place]} className={text === '' ? 'unknown' : best ? 'best' : undefined}>
                    <span lang={languageOf(text)}>{text || words.notGiven}</span>
                    {best && <span> {best}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {bikes.length < mostCompared && <AddAnother ids={ids} />}
    </div>
  );
}

/**
 * How another one comes beside those that are there. Without script the browser keeps no list of them, so that Compare
 * on a motorcycle's page would begin a new comparison: its address is pasted here instead.
 */
function AddAnother({ ids }: { ids: readonly string[] }) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="with-script">
          <span className="flex items-start gap-2">
            <Plus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {words.addHint}
          </span>
        </span>
        <ButtonLink tone="plain" to={paths.bikes()}>
          {words.findOne}
        </ButtonLink>
      </p>
      <noscript>
        <form action={paths.compare()} className="mt-6 grid max-w-xl gap-3">
          <input type="hidden" name="ids" value={ids.join(',')} />
          <TextField
            label={words.addByAddress}
            hint={words.addByAddressHint}
            name="ids"
            inputMode="url"
            autoComplete="off"
            required
          />
          <div>
            <Button type="submit" tone="plain">
              {words.add}
            </Button>
          </div>
        </form>
      </noscript>
    </>
  );
}
