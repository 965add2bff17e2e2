import * as words from '#messages/search.ts';
import { searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { FoundBikes } from '../contract.ts';
import { toggle } from '../domain/changes.ts';
import { writeSearch } from '../domain/search.ts';

/** Where a part of a district was named: that all of it is shown, with a way to those whose text says the part. */
export function AreaNotes({ search, facets }: Pick<FoundBikes, 'search' | 'facets'>) {
  if (facets.area.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {words.byDistrict}{' '}
      {facets.area.map(({ value, name }) => {
        const said = `${search.words} "${name}"`.trim();
        return (
          <Link
            key={value}
            to={searchPath(writeSearch({ ...toggle(search, 'area', value), words: said }))}
            preventScrollReset
            className="link mr-4 inline-block py-1.5 font-semibold text-base-content"
          >
            {words.onlySaying(name)}
          </Link>
        );
      })}
    </p>
  );
}
