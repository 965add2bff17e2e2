import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type DraftPlace, keepDraft, readDraft } from './draft.ts';

/**
 * Keeps what is typed into a form on the device, and puts it back when the form appears again.
 * Only what differs from the form's own values is kept, and nothing that is already changed is overwritten. A form that is
 * `refused` holds what was sent, which is nobody's own value, and newer than any draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  place: DraftPlace,
  key: string,
  refused: boolean,
) {
  const [restored, setRestored] = useState(false);
  const [beganRefused] = useState(refused);
  // Noted at the beginning: a refusal makes what was typed the default of its fields.
  const own = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    if (beganRefused || !form.current) return;
    const fields = draftFields(form.current);
    own.current = new Map(fields.map((field) => [field.name, ownValue(field)]));
    const draft = readDraft(place, key);
    let found = false;
    for (const field of fields) {
      const value = draft[field.name];
      if (value === undefined || field.value !== ownValue(field)) continue;
      field.value = value;
      // Previews and the like listen to the field.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      found = true;
    }
    setRestored(found);
  }, [form, place, key, beganRefused]);

  const keep = useCallback(() => {
    const changed = form.current
      ? draftFields(form.current).filter((field) => field.value !== own.current.get(field.name))
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
