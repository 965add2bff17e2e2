import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { Button } from './button.tsx';
import { TextField } from './fields.tsx';

interface SearchFormProps {
  label: string;
  button: string;
  /** The text that was searched for. */
  search: string;
  maxLength: number;
  /** Hidden fields for other parameters of the address that must stay. */
  children?: ReactNode;
}

/**
 * Filters a list; the text is in the address, so that the result can be shared and it works without script.
 */
export function SearchForm({ label, button, search, maxLength, children }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { search: place } = useLocation();
  // Another field in its place would lose the focus of whoever has just searched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also in another part of the list that was searched for the same
  useEffect(() => {
    if (input.current) input.current.value = search;
  }, [search, place]);
  return (
    <Form role="search" className="mb-6 flex max-w-xl items-end gap-3">
      {children}
      <div className="min-w-0 flex-1">
        <TextField
          ref={input}
          label={label}
          name="search"
          type="search"
          maxLength={maxLength}
          defaultValue={search}
        />
      </div>
      <Button type="submit" tone="plain" aria-label={button}>
        <Search aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{button}</span>
      </Button>
    </Form>
  );
}
