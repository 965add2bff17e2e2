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
import type { SaleAnswer } from '../actions/mark-sold.ts';
import type { OwnProduct } from '../contract.ts';
import { BuyersWait } from './buyers-wait.tsx';
import { DialogSubject } from './dialog-subject.tsx';

/** Asks before one of `products` is marked as sold; the address says which one. */
export function SoldDialog({ products }: { products: readonly OwnProduct[] }) {
  const dialog = useAddressDialog('sell');
  const wanted = dialog.values.sell;
  const product = products.find(({ _id }) => _id === wanted);
  const { send, busy, answer } = useDialogForm<SaleAnswer>({
    name: 'sale',
    wanted,
    isDone: (sale) => 'settled' in sale && sale.settled === wanted,
    close: dialog.close,
  });

  if (wanted && !product && !busy && products.length > 0)
    return <NotHere message={words.productNotHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={product !== undefined}
      onClose={dialog.close}
      title={words.confirmSold}
      closeLabel={words.close}
      about={
        product && (
          <>
            <DialogSubject name={product.name} />
            <BuyersWait count={product.buyers} />
            <p className="mt-2 text-muted">{words.soldExplained}</p>
          </>
        )
      }
      openers={product ? [words.sellOf(product.name), words.backOnSaleOf(product.name)] : []}
    >
      {product && (
        <>
          {answer && 'message' in answer && (
            <FormProblem message={answer.message} problems={answer.problems} />
          )}
          <PostForm send={send} action={paths.myProducts()} className="mt-6">
            <input type="hidden" name="id" value={product._id} />
            <DialogButtons stay={words.keepIt} closedPlace={dialog.closed} onClose={dialog.close}>
              <Button type="submit" name="wish" value="sold" busy={busy}>
                {words.sell}
              </Button>
            </DialogButtons>
          </PostForm>
        </>
      )}
    </Dialog>
  );
}
