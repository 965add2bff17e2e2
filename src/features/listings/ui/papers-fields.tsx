import * as words from '#messages/papers.ts';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { longestDay, registrations } from '../domain/papers.ts';

interface PapersFieldsProps {
  /** The properties of a form field: its name, value and problem. */
  field: (name: 'registration' | 'taxUntil' | 'receipt') => {
    name: string;
    defaultValue: string;
    error: string | undefined;
  };
}

/** The fields about the papers. Nothing is preselected, because such an answer would be worth nothing. */
export function PapersFields({ field }: PapersFieldsProps) {
  return (
    <>
      <div className="sm:col-span-2">
        <SelectField label={words.formRegistrationLabel} {...field('registration')}>
          <option value="">{words.leftOpen}</option>
          {registrations.map((registration) => (
            <option key={registration} value={registration}>
              {words.formRegistrationNames[registration]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={words.taxUntilLabel}
        hint={words.formTaxHint}
        maxLength={longestDay}
        {...field('taxUntil')}
      />
      <SelectField label={words.formReceiptLabel} hint={words.formReceiptHint} {...field('receipt')}>
        <option value="">{words.leftOpen}</option>
        <option value="true">{words.receiptNames.yes}</option>
        <option value="false">{words.receiptNames.no}</option>
      </SelectField>
    </>
  );
}
