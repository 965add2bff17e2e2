import { artworkUrl, isDrawing, pickPaint } from '../../artwork/domain.ts';

/**
 * Chooses an illustration by the motorcycle's name, where the seller has not chosen any. The catalogue of
 * models is loaded only now: it is much larger than the form, and only a help.
 */
export async function suggestByName(form: HTMLFormElement, name: string): Promise<void> {
  if (name.trim() === '') return;
  const catalogue = await import('../../catalogue/domain.ts').catch(() => null);
  if (!catalogue) return;
  const bike = catalogue.recogniseBike(name);
  if (!bike.make) return;
  const image = form.elements.namedItem('image');
  // After a refusal the form has what was typed: the seller's own picture stays.
  const isUntouched =
    image instanceof HTMLInputElement &&
    image.value === image.defaultValue &&
    (image.value === '' || isDrawing(image.value));
  if (isUntouched) {
    image.value = artworkUrl(bike.kind, pickPaint(name));
    image.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
