// The button that saves a motorcycle, and that it is saved; on most pages, so that nothing else belongs here.
export function saveOf(name: string): string {
  return `Save ${name}`;
}
export const save = 'Save';
export const savedNow = 'Saved.';
