import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import * as words from '#messages/lists.ts';
import { Button } from './button.tsx';
import { TextField } from './fields.tsx';
import { isKnown, type PagedList } from './list-end.tsx';
import { useFollowing } from './use-following.ts';

interface SearchFormProps {
  label: string;
  button: string;
  /** The text that was searched for. */
  search: string;
  maxLength: number;
  list: PagedList;
  /** How many rows of the list are there. */
  rows: number;
  /** Hidden fields for other parameters of the address that must stay. */
  children?: ReactNode;
}

/**
 * Filters a list; the text is in the address, so that the result can be shared and it works without script. The focus stays
 * here, so that screen readers are told how much was found below.
 */
export function SearchForm({ label, button, search, maxLength, list, rows, children }: SearchFormProps) {
  const field = useFollowing<HTMLInputElement>(search);
  return (
    <>
      <Form role="search" className="mb-6 flex max-w-xl items-end gap-3">
        {children}
        <div className="min-w-0 flex-1">
          <TextField
            ref={field}
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
      <p role="status" className="sr-only">
        {search !== '' && isKnown(list) && words.matches(rows, list.hasNextPage)}
      </p>
    </>
  );
}
