import type { ReactNode } from 'react';
import { PlaceButton } from './place-button.tsx';

interface DialogButtonsProps {
  /** The label of the button that changes nothing. */
  stay: string;
  /** The address of the page without the dialog, for use without script. */
  closedPlace: string;
  onClose: () => void;
  /** The button that does what the dialog is about. */
  children: ReactNode;
}

/** The two buttons at the foot of a dialog: back, and the action. */
export function DialogButtons({ stay, closedPlace, onClose, children }: DialogButtonsProps) {
  return (
    // On a phone they share its width, as those of cards do: one below the other they would be ragged.
    <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
      <PlaceButton tone="plain" to={closedPlace} onPress={onClose}>
        {stay}
      </PlaceButton>
      {children}
    </div>
  );
}
