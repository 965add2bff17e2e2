import { type RefObject, useEffect, useState } from 'react';
import * as words from '#messages/listings.ts';
import { SelectField } from '../../../ui/fields.tsx';
import { useTyped } from '../../../ui/use-typed.ts';
import { slugOf } from '../../artwork/domain.ts';

interface CategoryFieldProps {
  form: RefObject<HTMLFormElement | null>;
  /** The names to choose from. */
  known: readonly string[];
  defaultValue: string | undefined;
  error: string | undefined;
}

/**
 * The category: the seller's choice or, while there is none, that of the name as it is when the form is sent. What the
 * name means now is said beside it and never chosen here, or it would stay when the name changes.
 */
export function CategoryField({ form, known, ...field }: CategoryFieldProps) {
  const slug = useCategoryOf(useTyped(form, nameThatDecides, ''));
  const found = known.find((name) => slugOf(name) === slug);
  return (
    <SelectField
      label={words.categoryLabel}
      name="category"
      hint={found && words.categoryOfName(found)}
      {...field}
    >
      <option value="">{words.categoryByName}</option>
      {known.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The name of the motorcycle, while no category is chosen. */
function nameThatDecides(form: HTMLFormElement): string {
  const typed = new FormData(form);
  return typed.get('category') === '' ? String(typed.get('name')).trim() : '';
}

/**
 * The category that the server will read from a name; null while it is not known. The catalogue is loaded only now: it is
 * much larger than the form, and only a help.
 */
function useCategoryOf(name: string): string | null {
  const [category, setCategory] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const told = (found: string | null) => isWanted && setCategory(found);
    if (name === '') told(null);
    else
      import('../../catalogue/domain.ts').then(
        ({ recogniseBike }) => told(recogniseBike(name).category),
        () => told(null),
      );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return category;
}
