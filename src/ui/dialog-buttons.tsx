import type { ReactNode } from 'react';
import { PlaceButton } from './place-button.tsx';

interface DialogButtonsProps {
  /** What is said for leaving things as they are. */
  stay: string;
  /** The address of the page without the dialog, for where no script runs. */
  closedPlace: string;
  onClose: () => void;
  /** The button that does what the dialog is about. */
  children: ReactNode;
}

/** The two ways out at the foot of a dialog: back, and what it is about. */
export function DialogButtons({ stay, closedPlace, onClose, children }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <PlaceButton tone="plain" to={closedPlace} onPress={onClose}>
        {stay}
      </PlaceButton>
      {children}
    </div>
  );
}
