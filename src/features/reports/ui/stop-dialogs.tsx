import { type ReactNode, useRef } from 'react';
import { useActionData } from 'react-router';
import * as words from '#messages/reports.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { CheckboxField, TextAreaField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { SendForm } from '../../../ui/use-send-once.ts';
import type { Account } from '../../identity/contract.ts';
import { DialogSubject } from '../../listings/ui/dialog-subject.tsx';
import { type StopAnswer, stopDraft } from '../actions/stop-account.ts';
import { buyersWarnedDays, reportLimits } from '../domain.ts';
import { accountName } from './stop-account.tsx';

interface FormProps {
  account: Account;
  send: SendForm;
  busy: boolean;
  refusal: Refusal | undefined;
  closedPlace: string;
  onClose: () => void;
}

/** The dialogs by which admins stop an account of the list, or let its owner in; the address says which. */
export function StopDialogs({ accounts }: { accounts: readonly Account[] }) {
  return (
    <>
      <AccountDialog
        name="stop"
        title={words.stopTitle}
        accounts={accounts.filter(({ admin, stopped }) => !admin && !stopped)}
        isLoaded={accounts.length > 0}
        about={(account) => (
          <>
            <p>{words.stopExplained}</p>
            <p>{words.stopTakesOff(account.listings, buyersWarnedDays)}</p>
            <p>{words.stopTold}</p>
          </>
        )}
        form={(props) => <StopForm {...props} />}
      />
      <AccountDialog
        name="letIn"
        title={words.letInTitle}
        accounts={accounts.filter(({ stopped }) => stopped)}
        isLoaded={accounts.length > 0}
        about={() => <p>{words.letInExplained}</p>}
        form={(props) => <LetInForm {...props} />}
      />
    </>
  );
}

interface AccountDialogProps {
  /** The search parameter that contains the account's id, which is also the wish that the form sends. */
  name: 'stop' | 'letIn';
  title: string;
  /** Those with which this can be done. */
  accounts: readonly Account[];
  isLoaded: boolean;
  /** What will happen. */
  about: (account: Account) => ReactNode;
  form: (props: FormProps) => ReactNode;
}

function AccountDialog({ name, title, accounts, isLoaded, about, form }: AccountDialogProps) {
  const dialog = useAddressDialog(name);
  const wanted = dialog.values[name];
  const account = accounts.find(({ _id }) => _id === wanted);
  const { send, busy, answer } = useDialogForm<StopAnswer>({
    name: `${name}-account`,
    wanted,
    isDone: (told) => 'settled' in told,
    close: dialog.close,
    posted: useActionData<StopAnswer>(),
  });

  if (wanted && !account && !busy && isLoaded)
    return <NotHere message={words.accountNotHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={account !== undefined}
      onClose={dialog.close}
      title={title}
      closeLabel={words.close}
      about={account && <About account={account}>{about(account)}</About>}
      openers={account ? [words.stopOf, words.letInOf].map((label) => label(accountName(account))) : []}
    >
      {account &&
        form({
          account,
          send,
          busy,
          refusal: answer && 'problems' in answer ? answer : undefined,
          closedPlace: dialog.closed,
          onClose: dialog.close,
        })}
    </Dialog>
  );
}

/** Says whose account it is, and what will happen. */
function About({ account: { name, email }, children }: { account: Account; children: ReactNode }) {
  return (
    <div>
      <DialogSubject name={name || email} />
      {name && (
        <p className="text-sm [overflow-wrap:anywhere] text-muted">
          <EmailText email={email} />
        </p>
      )}
      <div className="mt-2 grid gap-2 text-muted">{children}</div>
    </div>
  );
}

function StopForm({ account, send, busy, refusal, closedPlace, onClose }: FormProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { keep } = useDraft(form, 'session', stopDraft(account._id), refusal !== undefined);
  useFirstField(form, refusal, 'reason');
  return (
    <PostForm ref={form} send={send} noValidate={hydrated} onInput={keep} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      <input type="hidden" name="id" value={account._id} />
      <TextAreaField
        label={words.stopReasonLabel}
        name="reason"
        hint={words.stopReasonHint(reportLimits.takeOffReason)}
        rows={3}
        maxLength={reportLimits.takeOffReason}
        defaultValue={refusal?.values.reason}
        error={problemAt(refusal, 'reason')}
      />
      <DialogButtons stay={words.leaveOpen} closedPlace={closedPlace} onClose={onClose}>
        <Button type="submit" tone="danger" name="wish" value="stop" busy={busy}>
          {words.stopAccount}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}

function LetInForm({ account, send, busy, refusal, closedPlace, onClose }: FormProps) {
  const off = account.stopped?.listings ?? 0;
  return (
    <PostForm send={send} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      <input type="hidden" name="id" value={account._id} />
      <input type="hidden" name="email" value={account.email} />
      {off > 0 && (
        <CheckboxField
          label={words.letInListings(off)}
          name="listings"
          hint={words.letInListingsHint}
          defaultChecked={refusal?.values.listings === 'on'}
        />
      )}
      <DialogButtons stay={words.keepStopped} closedPlace={closedPlace} onClose={onClose}>
        <Button type="submit" name="wish" value="letIn" busy={busy}>
          {words.letIn}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}
