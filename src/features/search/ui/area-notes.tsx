import * as words from '#messages/search.ts';
import { searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { FoundBikes } from '../contract.ts';
import { toggle } from '../domain/changes.ts';
import { writeSearch } from '../domain/search.ts';

/**
 * Says that a named part of a district stands for the whole district, with a link to listings whose text
 * names the part.
 */
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
