import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type DraftPlace, keepDraft, noteTyping, readDraft } from './draft.ts';

/** A hidden field of what a form was filled with. */
interface SeenField {
  name: string;
  /** Takes what was seen in these fields when the draft was typed; answers what the hidden field says now. */
  restore: (seen: string, fields: readonly string[]) => string;
}

/** Where a draft keeps what its author saw: no field has this name. */
const seenKey = '';

/**
 * Keeps what is typed into a form on the device, and puts it back when the form appears again. Only what
 * differs from the form's own values is kept, and nothing that is already changed is overwritten. A form that
 * is `refused` holds what was sent, which is nobody's own value, and newer than any draft.
 *
 * A choice whose option comes later than the form is made when it is there.
 *
 * A form that `says` in a hidden field what its reader has seen says so of restored fields as of then: what
 * they would overwrite may be newer by now.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  place: DraftPlace,
  key: string,
  refused: boolean,
  says?: SeenField,
) {
  const [restored, setRestored] = useState(false);
  const [beganRefused] = useState(refused);
  const saysRef = useRef(says);
  // Noted at the beginning: a refusal makes what was typed the default of its fields.
  const own = useRef<ReadonlyMap<string, string>>(new Map());
  // Of the draft, what cannot be chosen yet.
  const late = useRef<Record<string, string>>({});
  // The page's own address: once somebody goes on, the form may still be there for a moment.
  const address = useRef('');

  useEffect(() => {
    address.current = location.pathname + location.search;
    if (beganRefused || !form.current) return;
    const fields = draftFields(form.current);
    own.current = new Map(fields.map((field) => [field.name, ownValue(field)]));
    const draft = readDraft(place, key);
    const changed = fields.filter((field) => {
      const value = draft[field.name];
      return value !== undefined && value !== ownValue(field) && field.value === ownValue(field);
    });
    late.current = Object.fromEntries(
      changed.flatMap((field) => {
        const value = draft[field.name] ?? '';
        return canHold(field, value) ? [] : [[field.name, value]];
      }),
    );
    const seen = seenIn(form.current, saysRef.current);
    // First: whatever listens to the fields keeps the draft anew.
    if (seen && saysRef.current && draft[seenKey] !== undefined && changed.length > 0)
      seen.value = saysRef.current.restore(
        draft[seenKey],
        changed.map(({ name }) => name),
      );
    for (const field of changed) {
      const value = draft[field.name] ?? '';
      if (canHold(field, value)) fill(field, value);
    }
    setRestored(changed.length > 0);
  }, [form, place, key, beganRefused]);

  // Whenever the form is drawn anew: its options may have come.
  useEffect(() => {
    for (const [name, value] of Object.entries(late.current)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLSelectElement) || !canHold(field, value)) continue;
      delete late.current[name];
      if (field.value === ownValue(field)) fill(field, value);
    }
  });

  const keep = useCallback(() => {
    // Help that comes late finds no form any more: what was kept of it is all there is.
    if (!form.current) return;
    const changed = draftFields(form.current).filter((field) => field.value !== own.current.get(field.name));
    const typed = Object.fromEntries(changed.map((field) => [field.name, field.value]));
    const values = { ...late.current, ...typed };
    const seen = seenIn(form.current, saysRef.current);
    keepDraft(
      place,
      key,
      seen && Object.keys(values).length > 0 ? { ...values, [seenKey]: seen.value } : values,
    );
    noteTyping(place, key, address.current);
  }, [form, place, key]);

  const forget = useCallback(() => {
    keepDraft(place, key, {});
    late.current = {};
    setRestored(false);
  }, [place, key]);

  return { restored, keep, forget };
}

function seenIn(form: HTMLFormElement, says: SeenField | undefined): HTMLInputElement | null {
  const field = says && form.elements.namedItem(says.name);
  return field instanceof HTMLInputElement ? field : null;
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

/** Whether the field can say this by now: a choice only what it offers. */
function canHold(field: DraftField, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

function fill(field: DraftField, value: string): void {
  field.value = value;
  // Previews and the like listen to the field.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What the field held before anybody touched it. */
function ownValue(field: DraftField): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}
