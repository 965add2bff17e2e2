import type { ComponentType, FocusEvent, RefObject } from 'react';
import * as words from '#messages/listings.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/fields.tsx';
import { useApp } from '../../../use-app.tsx';
import { conditions, listingLimits } from '../domain.ts';
import { CategoryField } from './category-field.tsx';
import { MobileInTextNote, SameAgainNote } from './form-notes.tsx';
import { Part } from './form-parts.tsx';
import { suggestByName } from './suggest-by-name.ts';

type Form = RefObject<HTMLFormElement | null>;

interface MotorcycleFieldsProps {
  form: Form;
  /** The properties of a field: its name, own value and problem. */
  field: (
    name: 'name' | 'category' | 'condition' | 'yearOfUse' | 'location' | 'description',
    own?: string,
  ) => { name: string; defaultValue: string; error: string | undefined };
  /** The categories to choose from. */
  known: readonly string[];
  /** Whether its condition was told: it may not be, but then it stays told. */
  isConditionTold: boolean;
  /** Whether it is not stored yet: then the name chooses what the seller has not. */
  isNew: boolean;
  /** Told when the name has chosen something. */
  onSuggested: () => void;
  /** Says below the place where buyers will find the motorcycle. */
  PlaceHelp: ComponentType<{ form: Form }>;
}

/** What the motorcycle is, and where: the first part of its form. */
export function MotorcycleFields({
  form,
  field,
  known,
  isConditionTold,
  isNew,
  onSuggested,
  PlaceHelp,
}: MotorcycleFieldsProps) {
  const { settings } = useApp();
  const condition = field('condition', 'good');

  async function suggest({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (!form.current) return;
    await suggestByName(form.current, currentTarget.value);
    onSuggested();
  }

  return (
    <Part title={words.theMotorcycle}>
      <div className="sm:col-span-2">
        <TextField
          label={words.nameLabel}
          hint={words.nameHint}
          required
          // The stored values of a product are not replaced by suggestions.
          {...(isNew && { onBlur: (event) => void suggest(event) })}
          {...field('name')}
        />
      </div>
      <CategoryField form={form} known={known} {...field('category')} />
      <SelectField label={words.conditionLabel} {...condition}>
        {!isConditionTold && <option value="">{words.notGiven}</option>}
        {conditions.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.yearLabel}
        hint={words.yearHint}
        required
        maxLength={listingLimits.yearOfUse}
        {...field('yearOfUse')}
      />
      <div>
        <TextField
          label={words.locationLabel}
          hint={words.locationHint(settings.market.country)}
          required
          maxLength={listingLimits.location}
          {...field('location')}
        />
        <PlaceHelp form={form} />
      </div>
      {isNew && <SameAgainNote form={form} />}
      <div className="sm:col-span-2">
        <TextAreaField
          label={words.descriptionLabel}
          hint={words.descriptionHint}
          rows={5}
          maxLength={listingLimits.description}
          {...field('description')}
        />
        <MobileInTextNote form={form} />
      </div>
    </Part>
  );
}
