import { useRef, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import * as words from '#messages/listings.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { SendForm } from '../../../ui/use-send-once.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { formerPrices, type RepriceAnswer } from '../actions/reprice-product.ts';
import type { Product } from '../contract.ts';
import { priceHint } from '../domain/rules.ts';
import { listingLimits } from '../domain.ts';
import { DialogSubject } from './dialog-subject.tsx';

/** Asks for another price of one of `products`; the address says which one. */
export function PriceDialog({ products }: { products: readonly Product[] }) {
  const dialog = useAddressDialog('price');
  const wanted = dialog.values.price;
  const product = products.find(({ _id }) => _id === wanted);
  const { send, busy, answer } = useDialogForm<RepriceAnswer>({
    name: 'price',
    wanted,
    isDone: (change) => 'done' in change && change.done === wanted,
    close: dialog.close,
    posted: useActionData<RepriceAnswer>(),
  });

  if (wanted && !product && !busy && products.length > 0)
    return <NotHere message={words.productNotHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={product !== undefined}
      onClose={dialog.close}
      title={words.changePriceTitle}
      closeLabel={words.close}
      // The second one where it turned out to be sold.
      openers={product ? [words.changePriceOf(product.name), words.backOnSaleOf(product.name)] : []}
    >
      {product && (
        <PriceForm
          key={product._id}
          send={send}
          busy={busy}
          product={product}
          refusal={answer && 'message' in answer ? answer : undefined}
          closedPlace={dialog.closed}
          onClose={dialog.close}
        />
      )}
    </Dialog>
  );
}

interface PriceFormProps {
  send: SendForm;
  busy: boolean;
  product: Product;
  refusal: Refusal | undefined;
  closedPlace: string;
  onClose: () => void;
}

function PriceForm({ send, busy, product, refusal, closedPlace, onClose }: PriceFormProps) {
  const { settings } = useApp();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // The product as it was when the dialog opened: its reader has not seen later values.
  const [seen] = useState(product);
  const field = (name: 'price' | 'originalPrice') => ({
    name,
    required: true,
    maxLength: listingLimits.price,
    autoComplete: 'off',
    defaultValue: refusal?.values[name] ?? seen[name],
    error: problemAt(refusal, name),
  });

  useFirstField(form, refusal, 'price');

  return (
    <PostForm
      ref={form}
      send={send}
      // Without script a refusal comes back to the open dialog.
      action={withSearch({ pathname: paths.myProducts(), search }, { notice: null })}
      noValidate={hydrated}
      className="grid gap-5"
    >
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      <div>
        <DialogSubject name={product.name} />
        <p className="mt-2 text-muted">{words.changePriceExplained}</p>
      </div>
      <input type="hidden" name="id" value={product._id} />
      {(['price', 'originalPrice'] as const).map((name) => (
        <input
          key={name}
          type="hidden"
          name={formerPrices[name]}
          value={refusal?.values[formerPrices[name]] ?? seen[name]}
        />
      ))}
      <TextField label={words.priceLabel} hint={priceHint(settings.market)} {...field('price')} />
      <TextField
        label={words.originalPriceLabel}
        hint={words.originalPriceHint}
        {...field('originalPrice')}
      />
      <DialogButtons stay={words.keepIt} closedPlace={closedPlace} onClose={onClose}>
        <Button type="submit" name="wish" value="price" busy={busy}>
          {words.changePrice}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}
