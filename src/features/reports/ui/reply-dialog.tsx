import { useRef } from 'react';
import { useActionData } from 'react-router';
import * as words from '#messages/reports.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { TextAreaField } from '../../../ui/fields.tsx';
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
import { type ReplyAnswer, replyDraft, replyWish } from '../actions/reply.ts';
import { reportLimits, shortestReply } from '../domain.ts';

interface Bike {
  _id: string;
  name: string;
}

interface ReplyDialogProps {
  find: (wanted: string) => Bike | undefined;
  /** Shown where the motorcycle is not found. */
  notHere?: string | undefined;
}

/**
 * Asks a seller what they want to write about a motorcycle that is off the site. The page, whose action is
 * `replyAction`, finds the motorcycle that the address names in `write`.
 */
export function ReplyDialog({ find, notHere }: ReplyDialogProps) {
  const dialog = useAddressDialog('write');
  const wanted = dialog.values.write;
  const bike = wanted === null ? undefined : find(wanted);
  const { send, busy, answer } = useDialogForm<ReplyAnswer>({
    name: 'reply',
    wanted,
    isDone: (told) => 'written' in told,
    close: dialog.close,
    posted: useActionData<ReplyAnswer>(),
  });
  if (wanted && !bike && !busy && notHere)
    return <NotHere message={notHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={bike !== undefined}
      onClose={dialog.close}
      title={words.writeTitle}
      closeLabel={words.close}
    >
      {bike && (
        <ReplyForm
          key={wanted}
          send={send}
          busy={busy}
          bike={bike}
          refusal={answer && 'problems' in answer ? answer : undefined}
          closedPlace={dialog.closed}
          onClose={dialog.close}
        />
      )}
    </Dialog>
  );
}

interface ReplyFormProps {
  send: SendForm;
  busy: boolean;
  bike: Bike;
  refusal: Refusal | undefined;
  closedPlace: string;
  onClose: () => void;
}

function ReplyForm({ send, busy, bike, refusal, closedPlace, onClose }: ReplyFormProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { keep } = useDraft(form, 'session', replyDraft(bike._id), refusal !== undefined);

  useFirstField(form, refusal, 'text');

  return (
    <PostForm ref={form} send={send} noValidate={hydrated} onInput={keep} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      <div>
        <DialogSubject name={bike.name} />
        <p className="mt-1 text-muted">{words.writeLead}</p>
      </div>
      <input type="hidden" name="id" value={bike._id} />
      <TextAreaField
        label={words.writeLabel}
        name="text"
        hint={words.writeHint(shortestReply, reportLimits.reply)}
        rows={5}
        minLength={shortestReply}
        maxLength={reportLimits.reply}
        required
        defaultValue={refusal?.values.text}
        error={problemAt(refusal, 'text')}
      />
      <DialogButtons stay={words.cancel} closedPlace={closedPlace} onClose={onClose}>
        <Button type="submit" name="wish" value={replyWish} busy={busy}>
          {words.writeSend}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}
