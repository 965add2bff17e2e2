import { useRef } from 'react';
import { useActionData } from 'react-router';
import * as words from '#messages/reports.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { ChoiceField, TextAreaField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { SendForm } from '../../../ui/use-send-once.ts';
import { reportLimits } from '../../reports/domain.ts';
import type { InboxEntry } from '../contract.ts';
import { ownWords, type TakeOffAnswer } from './take-off-from.ts';

/** Asks why the motorcycle of one of the entries goes off the site; which one stands in the address. */
export function TakeOffDialog({ entries }: { entries: readonly InboxEntry[] }) {
  const dialog = useAddressDialog('takeOff');
  const wanted = dialog.values.takeOff;
  const entry = entries.find(({ _id, report }) => _id === wanted && report && !report.takenOff);
  const { send, busy, answer } = useDialogForm<TakeOffAnswer>({
    name: 'take-off',
    wanted,
    isDone: (told) => 'settled' in told,
    close: dialog.close,
    posted: useActionData<TakeOffAnswer>(),
  });

  if (wanted && !entry && !busy && entries.length > 0)
    return <NotHere message={words.notHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={entry !== undefined}
      onClose={dialog.close}
      title={words.takeOffTitle}
      closeLabel={words.close}
    >
      {entry?.report && (
        <TakeOffForm
          key={entry._id}
          send={send}
          busy={busy}
          name={entry.product?.name ?? ''}
          report={entry.report}
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
  name: string;
  report: NonNullable<InboxEntry['report']>;
  refusal: Refusal | undefined;
  closedPlace: string;
  onClose: () => void;
}

function TakeOffForm({ send, busy, name, report, refusal, closedPlace, onClose }: TakeOffFormProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const sentences = Object.entries(words.takeOffReasons).map(([value, label]) => ({ value, label }));

  useFirstField(form, refusal);

  return (
    <PostForm ref={form} send={send} noValidate={hydrated} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      <div>
        <p className="text-lg font-semibold break-words">{name}</p>
        <p className="mt-1 text-muted">{words.takeOffExplained}</p>
      </div>
      <input type="hidden" name="id" value={report.productId} />
      <ChoiceField
        label={words.takeOffReasonLabel}
        name="reason"
        choices={[...sentences, { value: ownWords, label: words.ownWords }]}
        chosen={refusal?.values.reason ?? (report.reason === 'other' ? ownWords : report.reason)}
        error={problemAt(refusal, 'reason')}
      />
      <TextAreaField
        label={words.ownWordsLabel}
        name="text"
        rows={3}
        maxLength={reportLimits.takeOffReason}
        defaultValue={refusal?.values.text}
        error={problemAt(refusal, 'text')}
      />
      <DialogButtons stay={words.keepIt} closedPlace={closedPlace} onClose={onClose}>
        <Button type="submit" tone="danger" name="wish" value="takeOff" busy={busy}>
          {words.takeOff}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}
