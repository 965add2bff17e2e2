import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type DraftPlace, keepDraft, readDraft } from './draft.ts';

/**
 * Keeps what is typed into a form on the device, and puts it back when the form appears again.
 * Only what differs from the form's own values is kept, and nothing that is already changed is overwritten.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, place: DraftPlace, key: string) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(place, key);
    let found = false;
    for (const field of form.current ? draftFields(form.current) : []) {
      const value = draft[field.name];
      if (value === undefined || field.value !== ownValue(field)) continue;
      field.value = value;
      // Previews and the like listen to the field.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      found = true;
    }
    setRestored(found);
  }, [form, place, key]);

  const keep = useCallback(() => {
    const changed = form.current
      ? draftFields(form.current).filter((field) => field.value !== ownValue(field))
      : [];
    keepDraft(place, key, Object.fromEntries(changed.map((field) => [field.name, field.value])));
  }, [form, place, key]);

  const forget = useCallback(() => {
    keepDraft(place, key, {});
    setRestored(false);
  }, [place, key]);

  return { restored, keep, forget };
}

type DraftField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that people type into; passwords are nobody's business but the browser's. */
function draftFields(form: HTMLFormElement): DraftField[] {
  return [...form.elements].filter((field): field is DraftField => {
    if (field instanceof HTMLInputElement) {
      return (
        field.name !== '' &&
        !['hidden', 'password', 'checkbox', 'radio'].includes(field.type) &&
        !field.readOnly
      );
    }
    return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  });
}

/** What the field held before anybody touched it. */
function ownValue(field: DraftField): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}
