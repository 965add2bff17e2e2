import { data, redirect } from 'react-router';
import * as words from '#messages/listings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf } from '../../../forms.ts';
import type { Market } from '../../../kernel/market.ts';
import { checkFields, type Problem } from '../../../kernel/rules.ts';
import { paths, shortMyProduct } from '../../../routes.ts';
import { forgetSent } from '../../../ui/draft.ts';
import { noticeAt } from '../../../ui/with-search.ts';
import { type AuthUser, IdentityError, isPhotoUrl } from '../../identity/domain.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { takePhotosOf } from '../../photos/actions/take-photos.ts';
import type { NewProduct } from '../contract.ts';
import { editedFields, readFacts, readPhotos, withPhotos } from '../domain/editing.ts';
import { formRules } from '../domain/rules.ts';
import { conditions } from '../domain.ts';
import { addProduct, refreshProducts } from '../queries.ts';

/** The storage key of a draft: one for each person on the device. */
export function productDraft(uid: string): string {
  return `product:${uid}`;
}

/** The seller's photo in the form: not part of the product, but required like every text field. */
function sellerImageRule(text: string): Problem | null {
  if (text.trim() === '') return { code: 'seller-image-empty', detail: words.sellerImageEmpty };
  return isPhotoUrl(text.trim()) ? null : { code: 'seller-image-invalid', detail: words.sellerImageInvalid };
}

/** The hidden field with the photo that the form was filled with: only a change of it is a wish. */
export const shownSellerImage = 'shownSellerImage';

/** The hidden field with the key of this sending. */
export const keyField = 'key';

const fieldNames = [...editedFields, 'sellerImage', shownSellerImage, keyField] as const;
type Typed = Record<(typeof fieldNames)[number], string>;

/** The action of Add product. */
export async function publishProductAction(app: AppContext, request: Request) {
  const user = await requireUser(app, request);
  const form = await readForm(request);
  const taken = await takePhotosOf(app, request, form);
  const typed = withPhotos(readTexts(form, fieldNames), taken);
  const rules = { ...formRules(app.settings.market), sellerImage: sellerImageRule };
  const problems = [...checkFields<keyof typeof rules>(rules, typed), ...taken.problems];
  if (problems.length > 0) {
    app.notify.shown(words.formRefused);
    return data<Refusal>({ message: words.formRefused, problems, values: typed }, 422);
  }
  try {
    await addProduct(app.api, toProduct(typed, user, app.settings.market), typed[keyField]);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    app.notify.shown(refusal.message);
    return data<Refusal>(refusal, 422);
  }
  await changePhoto(app, user, typed);
  if (app.side === 'server') return redirect(noticeAt(paths.myProducts(), 'added'));
  forgetSent(productDraft(user.uid), typed);
  void refreshProducts(app.queries, user.uid);
  app.notify.success(words.productAdded);
  return redirect(shortMyProduct);
}

/** The payload of section 7 of the specification. The server sets the time itself. */
function toProduct(typed: Typed, user: AuthUser, { distance }: Market): NewProduct {
  const { sellerImage: _, shownSellerImage: _shown, key: _key, ...product } = typed;
  return {
    ...product,
    ...withoutNull(readFacts(product, distance)),
    // The specification knows no such field.
    photos: product.photos === '' ? undefined : readPhotos(product.photos),
    postTime: new Date().toISOString(),
    email: user.email,
    condition: conditions.find((known) => known === product.condition),
  };
}

/** A new product has no field at all where nothing is said. */
function withoutNull<Said extends object>(said: Said) {
  return Object.fromEntries(Object.entries(said).map(([field, value]) => [field, value ?? undefined])) as {
    [Field in keyof Said]: NonNullable<Said[Field]> | undefined;
  };
}

/** A changed seller image becomes the account's photo; the product is added whether that works or not. */
async function changePhoto(app: AppContext, user: AuthUser, typed: Typed): Promise<void> {
  const photoURL = typed.sellerImage.trim();
  if (photoURL === typed.shownSellerImage || photoURL === user.photoURL) return;
  try {
    app.session.update(await app.identity.updateProfile({ photoURL }));
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    app.notify.error(words.photoNotSaved);
  }
}
