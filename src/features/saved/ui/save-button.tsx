import * as words from '#messages/saving.ts';
import type { Bike } from '../../listings/contract.ts';
import { enterSaveButton, saveButtonId, saveFormId } from './save-buttons.ts';

interface SaveButtonProps {
  bike: Pick<Bike, '_id' | 'name' | 'priceAmount' | 'currency'>;
  /** With a label beside the heart; otherwise only the heart, in the corner of a card. */
  wide?: boolean;
}

/**
 * Saves a motorcycle, or removes it. A page has dozens of these, so a button has neither state nor listeners:
 * `useSaving` serves all of them and sets whether they are pressed; the rendered HTML is the same for
 * everybody. Without script it submits the form of the page's frame.
 */
export function SaveButton({ bike, wide = false }: SaveButtonProps) {
  return (
    <button
      ref={enterSaveButton}
      id={saveButtonId(bike._id)}
      type="submit"
      form={saveFormId}
      name="save"
      value={bike._id}
      data-amount={bike.priceAmount ?? undefined}
      data-currency={bike.currency ?? undefined}
      className={
        wide
          ? 'btn btn-outline border-field-line save-button toggle-button px-2.5 text-base'
          : 'save-button save-corner'
      }
    >
      {wide && <span aria-hidden="true">{words.save}</span>}
      <span className="sr-only">{words.saveOf(bike.name)}</span>
    </button>
  );
}
