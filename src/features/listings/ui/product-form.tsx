import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { distanceLabels } from '#messages/distances.ts';
import * as words from '#messages/listings.ts';
import * as paperWords from '#messages/papers.ts';
import * as photoWords from '#messages/photos.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { Button } from '../../../ui/button.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApp } from '../../../use-app.tsx';
import { artworkUrl } from '../../artwork/domain.ts';
import { useMember } from '../../identity/ui/member-area.tsx';
import { PhotosWait } from '../../photos/ui/photos-wait.tsx';
import { missingPhotosField, useAwaitedPhotos } from '../../photos/ui/use-awaited-photos.ts';
import { editDraft, formerField } from '../actions/edit-product.ts';
import { keyField, productDraft, shownSellerImage } from '../actions/publish-product.ts';
import type { OwnProduct } from '../contract.ts';
import { type FormTexts, formTexts, seenBefore } from '../domain/editing.ts';
import { type ListingField, mileageHint, mobileExample, priceHint } from '../domain/rules.ts';
import { listingLimits } from '../domain.ts';
import { categoriesQuery } from '../queries.ts';
import { OriginalPriceNote } from './form-notes.tsx';
import { FigureField, Part } from './form-parts.tsx';
import { MotorcycleFields } from './motorcycle-fields.tsx';
import { PapersFields } from './papers-fields.tsx';
import { PictureField, plainDrawing } from './picture-field.tsx';

type FieldName =
  | ListingField
  | 'category'
  | 'condition'
  | 'photos'
  | 'registration'
  | 'receipt'
  | 'sellerImage';

type Help = ComponentType<{ form: RefObject<HTMLFormElement | null> }>;

interface ProductFormProps {
  refusal: Refusal | undefined;
  /** The product to change; without it a new one is added. */
  product?: OwnProduct;
  /** The key that identifies the sending of a new product. */
  sendingKey?: string;
  /** The mobile number that a new product is filled with. */
  number?: string | undefined;
  /** Says below the place where buyers will find the motorcycle. */
  PlaceHelp: Help;
  /** Says beside the price what similar motorcycles cost. */
  PriceHelp: Help;
}

/** The form of section 5 of the specification. What is typed is kept on the device until it has been sent. */
export function ProductForm({
  refusal,
  product,
  sendingKey,
  number,
  PlaceHelp,
  PriceHelp,
}: ProductFormProps) {
  const { api, settings } = useApp();
  const user = useMember();
  const hydrated = useHydrated();
  const busy = useNavigation().formData !== undefined;
  const categories = useQuery(categoriesQuery(api));
  const form = useRef<HTMLFormElement>(null);
  const [place, key] = product
    ? (['session', editDraft(user.uid, product._id)] as const)
    : (['local', productDraft(user.uid)] as const);
  const typed = refusal?.values;
  // The product as it was when the form opened: its reader has not seen later values.
  const [stored] = useState(() => product && formTexts(product, settings.market.distance));
  const [seen, setSeen] = useState(stored);
  const [sentAs, setSentAs] = useState(sendingKey);
  const draft = useDraft(
    form,
    place,
    key,
    refusal !== undefined,
    stored
      ? { name: formerField, restore: restoreSeen(stored, setSeen) }
      : // The draft may have been sent, and only its answer lost: sent again, it must not be added twice.
        { name: keyField, restore: restoreKey(setSentAs) },
  );
  // Until the categories are loaded, the stored one is the only choice.
  const known = categories.data?.map(({ name }) => name) ?? (stored ? [stored.category] : []);
  // One of our drawings for sellers without a photo, so that they need not look for one.
  const sellerImage = user.photoURL || settings.publicUrl + artworkUrl('commuter', 'royal');

  const photo = useAwaitedPhotos();

  // The focus goes to the first field with a problem, because there are many; screen readers still announce
  // the summary above.
  useFirstField(form, refusal);

  function startAgain() {
    draft.forget();
    form.current?.reset();
    setSeen(stored);
    // A reset fires no event on the fields, to which the preview listens.
    for (const name of ['image', 'photos', missingPhotosField]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  /** The common properties of a field: its name, value and problem. */
  function field(name: FieldName, own = '') {
    const before = name === 'sellerImage' ? undefined : stored?.[name];
    return { name, defaultValue: typed?.[name] ?? before ?? own, error: problemAt(refusal, name) };
  }

  return (
    <PostForm
      ref={form}
      noValidate={hydrated}
      // Without script it may have a photo with it.
      encType="multipart/form-data"
      onInput={draft.keep}
      className="mt-8 max-w-3xl"
    >
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      {draft.restored && !refusal && (
        <DraftNote startAgain={startAgain}>{photo.areLost && photoWords.choosePhotosAgain}</DraftNote>
      )}
      <MotorcycleFields
        form={form}
        field={field}
        known={known}
        isConditionTold={stored?.condition !== ''}
        isNew={!product}
        onSuggested={draft.keep}
        PlaceHelp={PlaceHelp}
      />
      <Part title={words.moreAbout}>
        <FigureField
          label={distanceLabels[settings.market.distance]}
          hint={mileageHint(settings.market)}
          {...field('mileage')}
        />
        <FigureField label={words.ownersLabel} hint={words.ownersHint} {...field('owners')} />
      </Part>
      <Part title={paperWords.formTitle} hint={paperWords.formHint}>
        <PapersFields field={field} />
      </Part>
      <Part title={words.thePrice}>
        <TextField
          label={words.priceLabel}
          hint={priceHint(settings.market)}
          required
          maxLength={listingLimits.price}
          {...field('price')}
        />
        <TextField
          label={words.originalPriceLabel}
          hint={words.originalPriceHint}
          required
          maxLength={listingLimits.price}
          {...field('originalPrice')}
        />
        <OriginalPriceNote form={form} />
        <PriceHelp form={form} />
      </Part>
      <Part title={words.thePicture}>
        <div className="sm:col-span-2">
          {/* Not of the type "hidden", because drafts leave those out. */}
          <input type="text" hidden defaultValue="" {...photo.missing} />
          <PictureField {...field('image', plainDrawing)} photos={field('photos')} onPhotos={photo.follow} />
        </div>
      </Part>
      <Part title={words.theSeller}>
        <TextField
          label={words.sellerNameLabel}
          required
          autoComplete="name"
          maxLength={listingLimits.sellerName}
          {...field('sellerName', user.displayName)}
        />
        <TextField
          label={words.numberLabel}
          hint={words.numberHint}
          type="tel"
          required
          autoComplete="tel"
          placeholder={mobileExample(settings.market)}
          maxLength={listingLimits.number}
          {...field('number', number)}
        />
        {stored ? (
          <input type="hidden" name={formerField} value={typed?.[formerField] ?? JSON.stringify(seen)} />
        ) : (
          <div className="sm:col-span-2">
            <TextField
              label={words.sellerImageLabel}
              hint={words.sellerImageHint}
              type="url"
              required
              {...field('sellerImage', sellerImage)}
            />
            <input type="hidden" name={keyField} value={typed?.[keyField] || sentAs} />
            <input type="hidden" name={shownSellerImage} value={typed?.[shownSellerImage] ?? sellerImage} />
          </div>
        )}
      </Part>
      <Button
        ref={photo.button}
        type="submit"
        size="large"
        className="mt-10 w-full sm:w-auto"
        busy={busy || photo.awaited.isAwaited}
        onClick={photo.wait}
      >
        {product ? words.saveChanges : words.addProductButton}
      </Button>
      <PhotosWait awaited={photo.awaited} />
    </PostForm>
  );
}

/**
 * Restores what a draft was based on, which may differ from what is stored now: then saving is refused, with
 * an explanation.
 */
function restoreSeen(stored: FormTexts, tell: (seen: FormTexts) => void) {
  return (seen: string, fields: readonly string[]) => {
    const before = seenBefore(stored, seen, fields);
    tell(before);
    return JSON.stringify(before);
  };
}

/** Restores the key of a draft's sending. */
function restoreKey(tell: (key: string) => void) {
  return (key: string) => {
    tell(key);
    return key;
  };
}
