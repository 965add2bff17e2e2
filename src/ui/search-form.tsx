import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import { TextField } from './fields.tsx';
import { useFollowing } from './use-following.ts';

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
  const field = useFollowing<HTMLInputElement>(search);
  return (
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
  );
}
