/** A field that a draft keeps; the first button of a choice stands for all of it. */
type DraftField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that people fill in; passwords, ticks and files are left to the browser. */
export function draftFields(form: HTMLFormElement): DraftField[] {
  return [...form.elements].filter((field): field is DraftField => {
    if (field instanceof HTMLSelectElement) return field.name !== '';
    if (field instanceof HTMLInputElement && isChoice(field)) return buttonsOf(field)[0] === field;
    const isTyped =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['hidden', 'password', 'file', 'checkbox'].includes(field.type));
    return isTyped && field.name !== '' && !field.readOnly;
  });
}

/** Whether the field is a choice by visible buttons. */
export function isChoice(field: DraftField): field is HTMLInputElement {
  return field.type === 'radio';
}

/** What is typed or chosen; '' where nothing is chosen. */
export function filledValue(field: DraftField): string {
  return isChoice(field) ? (buttonsOf(field).find(({ checked }) => checked)?.value ?? '') : field.value;
}

/** The value of the field before anybody changed it. */
export function ownValue(field: DraftField): string {
  if (isChoice(field)) return buttonsOf(field).find(({ defaultChecked }) => defaultChecked)?.value ?? '';
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Whether the field can have this value now: a choice only among what it offers. */
export function canHold(field: DraftField, value: string): boolean {
  if (isChoice(field)) return buttonsOf(field).some((button) => button.value === value);
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

/** Types or chooses a value that the field can have. */
export function fill(field: DraftField, value: string): void {
  if (isChoice(field)) {
    for (const button of buttonsOf(field)) button.checked = button.value === value;
  } else field.value = value;
  // Previews and so on listen to the field.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function buttonsOf({ form, name }: HTMLInputElement): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement && each.type === 'radio' && each.name === name,
  );
}
