import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import * as words from '#messages/search.ts';
import { paths, searchPath } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { unfilled, useSentChoice } from '../../../ui/use-sent-choice.ts';
import { useApp } from '../../../use-app.tsx';
import type { FoundBikes } from '../contract.ts';
import { type Sort, sorts, writeSearch } from '../domain/search.ts';
import { chipsOf, orderChips, shownIn } from '../domain/wording.ts';
import { HiddenSearch } from './hidden-search.tsx';

/** The id of the number of results, which gets the focus when the last filter was removed. */
export const totalId = 'total';

/** What the search was understood as, each filter with a link to remove it. */
export function Chips({
  search,
  facets,
  severalCurrencies,
}: Pick<FoundBikes, 'search' | 'facets' | 'severalCurrencies'>) {
  const { settings } = useApp();
  const shown = shownIn(settings, severalCurrencies);
  const chips = [...chipsOf(search, facets, shown), ...orderChips(search, shown.distance)];
  const list = useRef<HTMLUListElement>(null);
  useFocusPassedOn(list, chips.map(({ key }) => key).join(' '), 'a[href]', `#${totalId}`);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} aria-label={words.chosen} className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.key} className="min-w-0">
          <Link
            to={searchPath(writeSearch(chip.without))}
            preventScrollReset
            aria-label={chip.off}
            className="flex min-h-10 items-center gap-2 rounded-sm border border-field-line bg-raised py-1 pr-2 pl-3 font-semibold hover:border-primary"
          >
            <span className="min-w-0">{chip.label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={paths.bikes()} preventScrollReset className="link inline-block py-2.5 text-sm">
          {words.clearAll}
        </Link>
      </li>
    </ul>
  );
}

/** The sort order; without script the button submits it. */
export function SortForm({ address, sort }: { address: string; sort: Sort }) {
  const { distance } = useApp().settings.market;
  const submit = useSubmit();
  const id = useId();
  const choice = useSentChoice(sort, (form) => void submit(form, { preventScrollReset: true }));
  return (
    <Form {...unfilled} action={paths.bikes()} preventScrollReset className="flex items-center gap-2">
      <HiddenSearch address={address} except={['sort']} />
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted max-sm:sr-only">
        {words.sortLabel}
      </label>
      <select {...choice} id={id} name="sort" className="select w-auto">
        {sorts.map((value) => (
          <option key={value} value={value}>
            {words.sortName(value, distance)}
          </option>
        ))}
      </select>
      <span aria-live="polite" className="sr-only">
        {words.sortedBy(words.sortName(sort, distance))}
      </span>
      <noscript>
        <Button type="submit" tone="plain">
          {words.apply}
        </Button>
      </noscript>
    </Form>
  );
}
