import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type DraftPlace, keepDraft, noteTyping, readDraft } from './draft.ts';
import { canHold, draftFields, fill, filledValue, isChoice, ownValue } from './draft-fields.ts';

/**
 * A hidden field that belongs to what is typed: the values that the form was filled with, or the key that makes its
 * sending known again.
 */
interface HiddenField {
  name: string;
  /** Gets its value when the draft was typed, and the restored fields; returns its new value. */
  restore: (before: string, fields: readonly string[]) => string;
}

/** The key under which a draft stores the hidden field: no field has this name. */
const hiddenKey = '';

/**
 * Stores what is typed into a form on the device, and restores it when the form appears again. Only values
 * that differ from the form's own are stored, and fields that have already been changed are not overwritten: on a slow
 * phone much is typed before this runs.
 * A form that is `refused` contains what was sent: not its own values, and newer than any draft.
 *
 * A choice whose option is added later is restored then.
 *
 * A `hidden` field is restored with the others: the values that a form was filled with may be newer now, and a key that
 * is new at each loading would not show that the same is sent again.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  place: DraftPlace,
  key: string,
  refused: boolean,
  hidden?: HiddenField,
) {
  const [restored, setRestored] = useState(false);
  const [beganRefused] = useState(refused);
  const hiddenRef = useRef(hidden);
  // Recorded at first: after a refusal the typed values become the fields' defaults.
  const own = useRef<ReadonlyMap<string, string>>(new Map());
  // Values of the draft that cannot be selected yet.
  const late = useRef<Record<string, string>>({});
  // The page's own address: after navigation the form may remain for a moment.
  const address = useRef('');

  const keep = useCallback(() => {
    // A suggestion may arrive when the form is gone: then the stored draft is final.
    if (!form.current) return;
    const changed = draftFields(form.current).filter(
      (field) => filledValue(field) !== own.current.get(field.name),
    );
    const typed = Object.fromEntries(changed.map((field) => [field.name, filledValue(field)]));
    const values = { ...late.current, ...typed };
    const belongs = hiddenIn(form.current, hiddenRef.current);
    keepDraft(
      place,
      key,
      belongs && Object.keys(values).length > 0 ? { ...values, [hiddenKey]: belongs.value } : values,
    );
    noteTyping(place, key, address.current);
  }, [form, place, key]);

  useEffect(() => {
    address.current = location.pathname + location.search;
    if (beganRefused || !form.current) return;
    const fields = draftFields(form.current);
    own.current = new Map(fields.map((field) => [field.name, ownValue(field)]));
    const draft = readDraft(place, key);
    const changed = fields.filter((field) => {
      const value = draft[field.name];
      if (value === undefined || value === ownValue(field)) return false;
      // The browser may have restored it already.
      return filledValue(field) === ownValue(field) || filledValue(field) === value;
    });
    late.current = Object.fromEntries(
      changed.flatMap((field) => {
        const value = draft[field.name] ?? '';
        return canHold(field, value) ? [] : [[field.name, value]];
      }),
    );
    const belongs = hiddenIn(form.current, hiddenRef.current);
    // First, because listeners of the fields store the draft again.
    if (belongs && hiddenRef.current && draft[hiddenKey] !== undefined && changed.length > 0)
      belongs.value = hiddenRef.current.restore(
        draft[hiddenKey],
        changed.map(({ name }) => name),
      );
    // Choices last: what is typed may make one, as of own words.
    for (const field of [...changed].sort((one, other) => Number(isChoice(one)) - Number(isChoice(other)))) {
      const value = draft[field.name] ?? '';
      if (canHold(field, value)) fill(field, value);
    }
    setRestored(changed.length > 0);
    // What was typed before the page's program ran: the listeners of the form have not heard of it.
    if (fields.some((field) => filledValue(field) !== ownValue(field))) keep();
  }, [form, place, key, beganRefused, keep]);

  // After each render, as its options may have been added.
  useEffect(() => {
    for (const [name, value] of Object.entries(late.current)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLSelectElement) || !canHold(field, value)) continue;
      delete late.current[name];
      if (field.value === ownValue(field)) fill(field, value);
    }
  });

  const forget = useCallback(() => {
    keepDraft(place, key, {});
    late.current = {};
    setRestored(false);
  }, [place, key]);

  return { restored, keep, forget };
}

function hiddenIn(form: HTMLFormElement, hidden: HiddenField | undefined): HTMLInputElement | null {
  const field = hidden && form.elements.namedItem(hidden.name);
  return field instanceof HTMLInputElement ? field : null;
}
