import { useRef } from 'react';
import * as words from '#messages/reports.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { longestEmail } from '../../../kernel/mailboxes.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { ChoiceField, TextAreaField, TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { SendForm } from '../../../ui/use-send-once.ts';
import { DialogSubject } from '../../listings/ui/dialog-subject.tsx';
import { reportDraft } from '../actions/report.ts';
import { reportLimits, reportReasons } from '../domain.ts';

interface ReportFormProps {
  send: SendForm;
  busy: boolean;
  bike: { _id: string; name: string };
  /** Nobody is signed in, so an answer needs an address in the form. */
  isVisitor: boolean;
  /** A member with a confirmed address, who is told what becomes of the report. */
  isTold: boolean;
  refusal: Refusal | undefined;
  closedPlace: string;
  onClose: () => void;
}

/** Asks what is wrong with a motorcycle, and visitors for an address for the answer. */
export function ReportForm(props: ReportFormProps) {
  const { send, busy, bike, isVisitor, isTold, refusal, closedPlace, onClose } = props;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { keep } = useDraft(form, 'session', reportDraft(bike._id), refusal !== undefined);

  useFirstField(form, refusal, 'reason');

  return (
    <PostForm ref={form} send={send} noValidate={hydrated} onInput={keep} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      <div>
        <DialogSubject name={bike.name} />
        <p className="mt-1 text-muted">
          {words.reportLead} {isTold ? words.reportTold : !isVisitor && words.reportUntold}
        </p>
      </div>
      <input type="hidden" name="id" value={bike._id} />
      <ChoiceField
        label={words.reasonLabel}
        name="reason"
        choices={reportReasons.map((reason) => ({ value: reason, label: words.reasonNames[reason] }))}
        chosen={refusal?.values.reason}
        error={problemAt(refusal, 'reason')}
      />
      <TextAreaField
        label={words.textLabel}
        name="text"
        hint={words.textHint}
        rows={3}
        maxLength={reportLimits.text}
        defaultValue={refusal?.values.text}
        error={problemAt(refusal, 'text')}
      />
      {isVisitor && (
        <TextField
          label={words.emailLabel}
          name="email"
          type="email"
          hint={words.emailHint}
          maxLength={longestEmail}
          autoComplete="email"
          defaultValue={refusal?.values.email}
          error={problemAt(refusal, 'email')}
        />
      )}
      <DialogButtons stay={words.cancel} closedPlace={closedPlace} onClose={onClose}>
        <Button type="submit" name="wish" value="report" busy={busy}>
          {words.send}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}
