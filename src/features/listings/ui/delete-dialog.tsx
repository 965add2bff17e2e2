import * as words from '#messages/listings.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import type { DeleteAnswer } from '../actions/delete-product.ts';
import type { OwnProduct } from '../contract.ts';
import { undoDays } from '../domain/restoring.ts';
import { BuyersWait } from './buyers-wait.tsx';
import { DialogSubject } from './dialog-subject.tsx';

/** Asks before one of `products` is deleted; the address says which one. */
export function DeleteDialog({ products }: { products: readonly OwnProduct[] }) {
  const dialog = useAddressDialog('delete');
  const wanted = dialog.values.delete;
  const product = products.find(({ _id }) => _id === wanted);
  const { send, busy, answer } = useDialogForm<DeleteAnswer>({
    name: 'delete',
    wanted,
    isDone: (deletion) => 'gone' in deletion && deletion.gone === wanted,
    close: dialog.close,
  });

  if (wanted && !product && !busy && products.length > 0)
    return <NotHere message={words.productNotHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={product !== undefined}
      onClose={dialog.close}
      title={words.confirmDelete}
      closeLabel={words.close}
      about={
        product && (
          <>
            <DialogSubject name={product.name} />
            <BuyersWait count={product.soldAt ? 0 : product.buyers} />
            <p className="mt-2 text-muted">{words.deleteExplained(undoDays)}</p>
          </>
        )
      }
    >
      {product && (
        <>
          {answer && 'message' in answer && (
            <FormProblem message={answer.message} problems={answer.problems} />
          )}
          <PostForm send={send} action={paths.myProducts()} className="mt-6">
            <input type="hidden" name="id" value={product._id} />
            <DialogButtons stay={words.keepIt} closedPlace={dialog.closed} onClose={dialog.close}>
              <Button type="submit" tone="danger" name="wish" value="delete" busy={busy}>
                {words.deleteButton}
              </Button>
            </DialogButtons>
          </PostForm>
        </>
      )}
    </Dialog>
  );
}
