import * as words from '#messages/search.ts';
import { searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { FoundBikes } from '../contract.ts';
import { writeSearch } from '../domain/search.ts';
import { optionName, takingOff } from '../domain/wording.ts';

/** What is both asked for and excluded, with a link to drop either. */
export function Contradictions({ search, facets, contradictions }: FoundBikes) {
  return contradictions.map(({ asked, leftOut }) => (
    <div key={`${asked.field} ${asked.value}`} className="border-l-4 border-warning bg-raised p-4">
      <p>
        {words.contradiction(
          asked.name,
          leftOut.map((one) => optionName(one.field, one)),
        )}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {[asked, ...leftOut].map((one) => (
          <li key={`${one.field} ${one.value}`}>
            <Link
              to={searchPath(writeSearch(takingOff(search, facets, one.field, one.value)))}
              preventScrollReset
              className="link inline-block py-1.5 font-semibold text-base-content"
            >
              {words.takeOff(optionName(one.field, one), one !== asked)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
