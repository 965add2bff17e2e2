import { type FormEvent, useRef } from 'react';
import { useActionData } from 'react-router';
import * as words from '#messages/reports.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { CheckboxField, ChoiceField, TextAreaField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { SendForm } from '../../../ui/use-send-once.ts';
import { DialogSubject } from '../../listings/ui/dialog-subject.tsx';
import { othersCounted } from '../../search/domain/bike-page/other-bikes.ts';
import { ownWords, type TakeOffAnswer, takeOffDraft } from '../actions/take-off.ts';
import { type ReportReason, reportLimits } from '../domain.ts';

/** A motorcycle that the address asks to take off the site. */
interface BikeToTakeOff {
  bike: { _id: string; name: string };
  /** What was reported; preselects the reason for the seller. */
  reported?: ReportReason;
  /** How many others its seller has for sale, counted up to `othersCounted` + 1. */
  others?: number;
  /** The id of the element that gets the focus afterwards. */
  row?: string | undefined;
  /** The same where the others are taken off as well. */
  rowBeyond?: string | undefined;
}

interface TakeOffDialogProps {
  /** Finds the motorcycle that the address names; null where it cannot be taken off here. */
  find: (wanted: string) => BikeToTakeOff | null;
  /** Shown where it is not found. */
  notHere?: string | undefined;
}

/** Typing a text selects the choice above it, which says that the seller reads that text. */
function chooseOwnWords({ currentTarget: { form, value } }: FormEvent<HTMLTextAreaElement>) {
  const choices = form?.elements.namedItem('reason');
  if (value.trim() !== '' && choices instanceof RadioNodeList) choices.value = ownWords;
}

/**
 * Asks for the reason for taking a motorcycle off the site. The page finds the one that the address names in
 * `takeOff`.
 */
export function TakeOffDialog({ find, notHere }: TakeOffDialogProps) {
  const dialog = useAddressDialog('takeOff');
  const wanted = dialog.values.takeOff;
  const item = wanted === null ? null : find(wanted);
  const { send, busy, answer } = useDialogForm<TakeOffAnswer>({
    name: 'take-off',
    wanted,
    isDone: (told) => 'settled' in told,
    close: dialog.close,
    posted: useActionData<TakeOffAnswer>(),
  });

  if (wanted && !item && !busy && notHere)
    return <NotHere message={notHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog open={item !== null} onClose={dialog.close} title={words.takeOffTitle} closeLabel={words.close}>
      {item && (
        <TakeOffForm
          key={wanted}
          send={send}
          busy={busy}
          item={item}
          refusal={answer && 'problems' in answer ? answer : undefined}
          closedPlace={dialog.closed}
          onClose={dialog.close}
        />
      )}
    </Dialog>
  );
}

interface TakeOffFormProps {
  send: SendForm;
  busy: boolean;
  item: BikeToTakeOff;
  refusal: Refusal | undefined;
  closedPlace: string;
  onClose: () => void;
}

function TakeOffForm({ send, busy, item, refusal, closedPlace, onClose }: TakeOffFormProps) {
  const { bike, reported, others = 0, row, rowBeyond } = item;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const sentences = Object.entries(words.takeOffReasons).map(([value, label]) => ({ value, label }));

  const { keep } = useDraft(form, 'session', takeOffDraft(bike._id), refusal !== undefined);

  useFirstField(form, refusal, 'reason');

  return (
    <PostForm ref={form} send={send} noValidate={hydrated} onInput={keep} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      <div>
        <DialogSubject name={bike.name} />
        <p className="mt-1 text-muted">{words.takeOffExplained}</p>
      </div>
      <input type="hidden" name="id" value={bike._id} />
      {row && <input type="hidden" name="row" value={row} />}
      {rowBeyond && <input type="hidden" name="rowBeyond" value={rowBeyond} />}
      <ChoiceField
        label={words.takeOffReasonLabel}
        name="reason"
        choices={[...sentences, { value: ownWords, label: words.ownWords }]}
        chosen={refusal?.values.reason ?? (reported === 'other' ? ownWords : reported)}
        error={problemAt(refusal, 'reason')}
      />
      <TextAreaField
        label={words.ownWordsLabel}
        name="text"
        hint={words.ownWordsHint}
        onInput={chooseOwnWords}
        rows={3}
        maxLength={reportLimits.takeOffReason}
        defaultValue={refusal?.values.text}
        error={problemAt(refusal, 'text')}
      />
      {others > 0 && (
        <CheckboxField
          label={words.takeOffOthers(others, othersCounted)}
          name="others"
          hint={words.takeOffOthersHint}
          defaultChecked={refusal?.values.others === 'on'}
        />
      )}
      <DialogButtons stay={words.keepIt} closedPlace={closedPlace} onClose={onClose}>
        <Button type="submit" tone="danger" name="wish" value="takeOff" busy={busy}>
          {words.takeOff}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}
