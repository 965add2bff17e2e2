import { useQuery } from '@tanstack/react-query';
import { Search as SearchIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import * as words from '#messages/search.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { paths, searchPath } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { useApp } from '../../../use-app.tsx';
import { isTooLong, searchLimits } from '../domain/search.ts';
import type { Suggestion } from '../domain/words/suggest.ts';
import { suggestionsQuery } from '../queries.ts';
import { HiddenSearch } from './hidden-search.tsx';

const waitBeforeAsking = 100;

/** The text field of a search with suggestions; it keeps the other filters. */
export function SearchBox({ address, text }: { address: string; text: string }) {
  const [typed, setTyped] = useState(text);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const suggestions = useSuggestions(address, typed);
  const isOpen = open && suggestions.length > 0;

  // Another search came, by a link or by going back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also where the text is the same and the rest is not
  useEffect(() => {
    setTyped(text);
    setOpen(false);
  }, [text, address]);

  function choose(suggestion: Suggestion) {
    setOpen(false);
    setTyped('');
    void navigate(searchPath(suggestion.address));
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const places = suggestions.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One position more than there are suggestions: the text itself.
      setActive((place) => ((place + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      const suggestion = suggestions[active];
      if (!suggestion) return;
      event.preventDefault();
      choose(suggestion);
    }
  }

  return (
    <Form
      action={paths.bikes()}
      role="search"
      className="flex items-start gap-3"
      onSubmit={() => setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className="relative min-w-0 flex-1">
        <label htmlFor={`${id}-text`} className="sr-only">
          {words.searchLabel}
        </label>
        <input
          ref={input}
          id={`${id}-text`}
          name="q"
          type="search"
          className="input input-lg"
          // Words that became filters left the box, and an example there would look like what was searched for.
          placeholder={address === '' ? words.searchPlaceholder : words.searchMore}
          maxLength={searchLimits.typed}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={press}
        />
        <p role="status" className="sr-only">
          {isOpen ? words.suggestionCount(suggestions.length) : ''}
        </p>
        <p aria-live="polite" className="text-sm text-muted not-empty:mt-2">
          {isTooLong(typed) ? words.wordsTooLong(searchLimits.words) : ''}
        </p>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.suggestions}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto border border-field-line bg-raised py-1 shadow-lg"
        >
          {suggestions.map((suggestion, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's
            <div
              key={suggestion.address + suggestion.field}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              className="flex min-h-11 cursor-pointer items-baseline gap-3 px-4 py-2 hover:bg-base-200 aria-selected:bg-neutral aria-selected:text-neutral-content"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span className="min-w-0 flex-1 font-semibold break-words">{suggestion.name}</span>
              <span className="text-sm opacity-80">{words.suggestionKinds[suggestion.field]}</span>
              <span className="text-sm">{formatAmount(suggestion.count)}</span>
            </div>
          ))}
        </div>
      </div>
      <HiddenSearch address={address} except={['q']} />
      <Button type="submit" size="large" aria-label={words.searchButton}>
        <SearchIcon aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{words.searchButton}</span>
      </Button>
    </Form>
  );
}

/** Asks after a pause in typing, and only about text that was typed here. */
function useSuggestions(address: string, typed: string): readonly Suggestion[] {
  const { api } = useApp();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), waitBeforeAsking);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery(suggestionsQuery(api, withoutText(address), asked));
  return asked === '' || typed.trim() === '' ? [] : (data ?? []);
}

function withoutText(address: string): string {
  const search = new URLSearchParams(address);
  search.delete('q');
  return search.size > 0 ? `?${search}` : '';
}
