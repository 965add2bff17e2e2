import * as words from '#messages/bookings.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { DialogSubject } from '../../listings/ui/dialog-subject.tsx';
import { type CancelAnswer, cancelWish } from '../actions/cancel-booking.ts';
import type { OwnBooking } from '../contract/own-bookings.ts';

/** Asks before one of `bookings` is cancelled; the address says which one. */
export function CancelDialog({ bookings }: { bookings: readonly OwnBooking[] }) {
  const dialog = useAddressDialog('cancel');
  const wanted = dialog.values.cancel;
  const booking = bookings.find(({ _id, cancelled }) => _id === wanted && !cancelled);
  const { send, busy, answer } = useDialogForm<CancelAnswer>({
    name: 'cancel',
    wanted,
    isDone: (cancellation) => 'cancelled' in cancellation,
    close: dialog.close,
  });

  if (wanted && !booking && !busy && bookings.length > 0)
    return <NotHere message={words.bookingNotHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={booking !== undefined}
      onClose={dialog.close}
      title={words.confirmCancel}
      closeLabel={words.close}
      about={
        booking && (
          <>
            <DialogSubject name={booking.product?.name ?? words.questionToGarage} />
            <p className="mt-2 text-muted">{words.cancelExplained[booking.recipient]}</p>
          </>
        )
      }
    >
      {booking && (
        <>
          {answer && 'message' in answer && (
            <FormProblem message={answer.message} problems={answer.problems} />
          )}
          <PostForm send={send} action={paths.bookings()} className="mt-6">
            <input type="hidden" name="id" value={booking._id} />
            <DialogButtons stay={words.keepBooking} closedPlace={dialog.closed} onClose={dialog.close}>
              <Button type="submit" tone="danger" name="wish" value={cancelWish} busy={busy}>
                {words.cancelBooking}
              </Button>
            </DialogButtons>
          </PostForm>
        </>
      )}
    </Dialog>
  );
}
