import { useFetcher } from 'react-router';
import * as words from '#messages/reports.ts';
import { Button } from '../../../ui/button.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';

interface TakeOffButtonProps {
  bike: { _id: string; name: string };
  isOff: boolean;
  /** What the address names while the dialog is open. */
  wanted: string;
  /** The element of the page, by its id, where one goes on after putting it back. */
  row?: string;
}

/** Takes a motorcycle off the site, which a dialog asks about, or puts it back. It posts to the page it stands on. */
export function TakeOffButton({ bike: { _id, name }, isOff, wanted, row }: TakeOffButtonProps) {
  const dialog = useAddressDialog('takeOff');
  const fetcher = useFetcher({ key: `put-back-${wanted}` });
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
    <PostForm send={fetcher.submit}>
      <input type="hidden" name="id" value={_id} />
      {row && <input type="hidden" name="row" value={row} />}
      <Button
        type="submit"
        tone="plain"
        name="wish"
        value="putBack"
        aria-label={words.putBackOf(name)}
        busy={fetcher.state !== 'idle'}
      >
        {words.putBack}
      </Button>
    </PostForm>
  );
}
