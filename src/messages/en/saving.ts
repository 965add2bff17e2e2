// The button that saves a motorcycle, and that it is saved; on most pages, so that nothing else belongs here.
export function saveOf(name: string): string {
  return `Save ${name}`;
}
export const save = 'Save';
export const savedNow = 'Saved.';
export const unsaved = 'Removed from your saved motorcycles.';
/** Behind the name of the button of one that is saved, where no script says that it is pressed. */
export const isSaved = 'it is saved, press to take it off';
