import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import { TextField } from './fields.tsx';

interface SearchFormProps {
  label: string;
  button: string;
  /** The text that was searched for. */
  search: string;
  /** The part of the list that is searched, where there are several. */
  part?: string;
  maxLength: number;
  /** Hidden fields for other parameters of the address that must stay. */
  children?: ReactNode;
}

/**
 * Filters a list; the text is in the address, so that the result can be shared and it works without script.
 */
export function SearchForm({ label, button, search, part = '', maxLength, children }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const searched = `${part} ${search}`;
  const shown = useRef(searched);
  // Another field in its place would lose the focus of whoever has just searched. What is typed for the next search stays
  // until there is another one.
  useEffect(() => {
    if (input.current && shown.current !== searched) input.current.value = search;
    shown.current = searched;
  }, [search, searched]);
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
