import * as words from '#messages/reports.ts';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { WishForm } from '../../../ui/wish-form.tsx';

interface TakeOffButtonProps {
  bike: { _id: string; name: string };
  isOff: boolean;
  /** What the address names in `takeOff` while the dialog is open. */
  wanted: string;
  /** The id of the element that gets the focus after putting it back. */
  row?: string;
}

/**
 * Takes a motorcycle off the site, by a dialog that asks for the reason, or puts it back. It posts to the
 * page it is on.
 */
export function TakeOffButton({ bike: { _id, name }, isOff, wanted, row }: TakeOffButtonProps) {
  const dialog = useAddressDialog('takeOff');
  if (!isOff) {
    return (
      <PlaceButton
        tone="plain"
        aria-haspopup="dialog"
        aria-label={words.takeOffOf(name)}
        className="text-error"
        {...dialog.open({ takeOff: wanted })}
      >
        {words.takeOff}
      </PlaceButton>
    );
  }
  return (
    <WishForm
      sending={`put-back-${wanted}`}
      wish="putBack"
      fields={{ id: _id, ...(row && { row }) }}
      label={words.putBack}
      named={words.putBackOf(name)}
    />
  );
}
