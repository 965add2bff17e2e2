import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#messages/suggestions.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { searchPath } from '../../../routes.ts';
import { useApp } from '../../../use-app.tsx';
import type { Suggestion } from '../domain/words/suggest.ts';
import { suggestionsQuery } from '../queries.ts';

const waitBeforeAsking = 100;

export interface SuggestionsProps {
  /** The text field that they are for; it is in a form, which is the place that they are shown below. */
  field: RefObject<HTMLInputElement | null>;
  /** The filters that a chosen suggestion keeps, as a query string. */
  address?: string;
  /** These come after the page: what has been typed in the meantime is suggested for, too. */
  isLate?: boolean;
  onChoose?: () => void;
}

/**
 * Suggestions for the text of a search. The field stays what it is, with its text and its focus: it becomes a
 * combobox once these are in the page, and without them its form is sent as ever.
 */
export function Suggestions({ field, address = '', isLate = false, onChoose }: SuggestionsProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const suggestions = useSuggestions(address, typed);
  const isOpen = open && suggestions.length > 0;

  function choose(suggestion: Suggestion) {
    setOpen(false);
    setTyped('');
    onChoose?.();
    void navigate(searchPath(suggestion.address));
  }

  function type() {
    setTyped(field.current?.value ?? '');
    setOpen(true);
    setActive(-1);
  }

  const heedTyping = useEffectEvent(type);
  const heedKey = useEffectEvent((event: KeyboardEvent) => {
    // Those who write another alphabet choose letters by these keys.
    if (event.isComposing) return;
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
  });

  const begin = useEffectEvent(() => {
    if (isLate && document.activeElement === field.current) type();
  });

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => heedTyping(), { signal });
    input.addEventListener('keydown', (event) => heedKey(event), { signal });
    form.addEventListener('submit', () => setOpen(false), { signal });
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false);
    };
    form.addEventListener('focusout', leave, { signal });
    begin();
    return () => listening.abort();
  }, [field]);

  const current = isOpen && active >= 0 ? `${id}-${active}` : null;
  useEffect(() => {
    field.current?.setAttribute('role', 'combobox');
    field.current?.setAttribute('aria-autocomplete', 'list');
    field.current?.setAttribute('aria-controls', `${id}-list`);
    field.current?.setAttribute('aria-expanded', String(isOpen));
    if (current) field.current?.setAttribute('aria-activedescendant', current);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, current]);

  // No browser scrolls to it by itself, as the focus stays in the field; on a small or much enlarged screen it may be below.
  useEffect(() => {
    const chosen = current ? document.getElementById(current) : null;
    chosen?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [current]);

  // Below a field in the middle of a phone, its keyboard would be over them.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? words.suggestionCount(suggestions.length) : ''}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 scroll-mt-20 scroll-mb-2 overflow-y-auto border border-field-line bg-raised py-1 shadow-lg"
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
            {suggestion.count !== null && <span className="text-sm">{formatAmount(suggestion.count)}</span>}
          </div>
        ))}
      </div>
    </>
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
