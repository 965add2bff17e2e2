import { artworkUrl, isDrawing, pickPaint } from '../../artwork/domain.ts';

/** What was suggested last, by field: a seller's own choice is another value. */
const suggested = new WeakMap<HTMLInputElement, string>();

/**
 * Chooses an illustration by the motorcycle's name, where the seller has not chosen any, and another when the name
 * changes. The catalogue of models is loaded only now: it is much larger than the form, and only a help.
 */
export async function suggestByName(form: HTMLFormElement, name: string): Promise<void> {
  const catalogue = await import('../../catalogue/domain.ts').catch(() => null);
  const image = form.elements.namedItem('image');
  if (!catalogue || !(image instanceof HTMLInputElement)) return;
  // After a refusal the form has what was typed: the seller's own picture stays.
  const isUntouched = image.value === image.defaultValue && (image.value === '' || isDrawing(image.value));
  if (!isUntouched && image.value !== suggested.get(image)) return;
  const bike = catalogue.recogniseBike(name);
  // One of before is better than none.
  if (!bike.make) return;
  const drawing = artworkUrl(bike.kind, pickPaint(name));
  image.value = drawing;
  suggested.set(image, drawing);
  image.dispatchEvent(new Event('input', { bubbles: true }));
}
