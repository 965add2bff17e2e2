import { useId, useRef, useState } from 'react';
import * as words from '#messages/bookings.ts';
import { problemAt } from '../../../forms.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { formatMobile } from '../../../kernel/phone.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { SendForm } from '../../../ui/use-send-once.ts';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { mobileExample } from '../../listings/domain/rules.ts';
import { priceText } from '../../listings/ui/product-words.ts';
import {
  type BookingRefusal,
  bookingDraft,
  bookWish,
  earlierField,
  firstSeenField,
  formerField,
} from '../actions/book.ts';
import type { EarlierBooking } from '../contract/own-bookings.ts';
import { bookingLimits, type Intent, type Meeting, type Offer, readOffer } from '../domain.ts';
import { ChangedOffer } from './changed-offer.tsx';

/** The product to book, and what its card or page says of it. */
export interface BikeToBook {
  _id: string;
  offer: Offer;
  answeredBy: AnsweredBy;
}

/** Who gets the booking: the seller, or the garage for samples and for imports without a seller. */
export type AnsweredBy = 'seller' | 'garageForSample' | 'garageForImport';

interface BookingFormProps {
  send: SendForm;
  busy: boolean;
  product: BikeToBook;
  intent: Intent;
  /** The person's own earlier booking of it with the same intent, which this form changes. */
  earlier: EarlierBooking | undefined;
  /** What the person said in their latest booking, which a new one is filled with. */
  lastSaid: Meeting | null;
  refusal: BookingRefusal | undefined;
  closedPlace: string;
  onClose: () => void;
}

/**
 * Asks for the place to meet and the number to call; product, price, name and e-mail are shown and cannot be
 * changed.
 */
export function BookingForm({
  send,
  busy,
  product,
  intent,
  earlier,
  lastSaid,
  refusal,
  closedPlace,
  onClose,
}: BookingFormProps) {
  const user = useMember();
  const { settings } = useApp();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // The offer as it was when the dialog opened: a later one counts only once the reader is told.
  const [seen] = useState(product.offer);
  const shown = readOffer(refusal?.values[formerField] ?? '') ?? seen;
  const firstSeen = readOffer(refusal?.values[firstSeenField] ?? '');
  const said = earlier ?? lastSaid;
  const { restored, keep } = useDraft(
    form,
    'session',
    bookingDraft(user.uid, earlier?._id),
    refusal !== undefined,
  );

  useFirstField(form, refusal, 'location');

  return (
    <PostForm ref={form} send={send} noValidate={hydrated} onInput={keep}>
      {earlier && product.answeredBy === 'garageForSample' && (
        <p className="mb-3 border-l-4 border-warning bg-warning/10 px-4 py-3">{words.sampleNote}</p>
      )}
      {earlier ? (
        <p className="border-l-4 border-success bg-base-200 px-4 py-3">
          {words.bookedOn(formatDate(earlier.time))}
        </p>
      ) : product.answeredBy === 'seller' ? (
        <p className="text-muted">{words.dialogLeads[intent]}</p>
      ) : (
        <p className="border-l-4 border-warning bg-warning/10 px-4 py-3">
          {words.garageLeads[product.answeredBy]}
        </p>
      )}
      <input type="hidden" name="wish" value={bookWish} />
      <input type="hidden" name="productId" value={product._id} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formerField} value={JSON.stringify(shown)} />
      {firstSeen && <input type="hidden" name={firstSeenField} value={JSON.stringify(firstSeen)} />}
      {earlier && <input type="hidden" name={earlierField} value={earlier._id} />}
      <div className="mt-4 border-y border-line py-2">
        <ReadOnly label={words.productLabel} value={shown.name} />
        <ReadOnly label={words.priceLabel} value={priceText(shown, settings)} />
        <ReadOnly label={words.nameLabel} value={user.displayName} />
        <ReadOnly label={words.emailLabel} value={user.email} />
      </div>
      {earlier ? (
        <ChangedOffer
          title={words.changedSince}
          thenLabel={words.youBookedThis}
          then={earlier.bookedAs}
          now={shown}
          className="mt-4"
        >
          <p>{words.rebookTakesOver}</p>
        </ChangedOffer>
      ) : (
        firstSeen && (
          <ChangedOffer
            title={words.changedSinceSeen}
            thenLabel={words.youSawThis}
            then={firstSeen}
            now={shown}
            className="mt-4"
          />
        )
      )}
      <div className="mt-5 grid gap-4">
        {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
        {!refusal && !earlier && lastSaid && !restored && (
          <p className="text-sm text-muted">{words.filledAsLast}</p>
        )}
        <TextField
          label={words.locationLabel}
          name="location"
          hint={words.locationHint}
          required
          maxLength={bookingLimits.location}
          autoComplete="off"
          defaultValue={refusal?.values.location ?? said?.location}
          error={problemAt(refusal, 'location')}
        />
        <TextField
          label={words.numberLabel}
          name="number"
          type="tel"
          required
          maxLength={bookingLimits.number}
          autoComplete="tel"
          placeholder={mobileExample(settings.market)}
          defaultValue={refusal?.values.number ?? (said && formatMobile(said.number)) ?? undefined}
          error={problemAt(refusal, 'number')}
        />
      </div>
      <div className="mt-6">
        <DialogButtons
          stay={refusal?.isOver ? words.close : words.cancel}
          closedPlace={closedPlace}
          onClose={onClose}
        >
          {!refusal?.isOver && (
            <Button type="submit" busy={busy}>
              {earlier ? words.rebook : words.submit}
            </Button>
          )}
        </DialogButtons>
      </div>
    </PostForm>
  );
}

/** Characters that fit on a line of the narrowest phone. */
const longestLine = 24;

/**
 * What the booking is about, each part on as few lines as are readable, so that a phone shows the fields to
 * fill in.
 */
function ReadOnly({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className="flex items-baseline gap-3">
      <label htmlFor={id} className="w-24 shrink-0 text-sm text-muted">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        lang={languageOf(value)}
        value={value}
        // For browsers that do not fit the height to the content.
        rows={Math.ceil(value.length / longestLine)}
        className="field-sizing-content min-w-0 flex-1 resize-none bg-transparent py-1 font-semibold [overflow-wrap:anywhere]"
      />
    </div>
  );
}
