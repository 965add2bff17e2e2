import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import * as words from '#messages/account.ts';
import { problemAt } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useApp } from '../../../use-app.tsx';
import type { OwnAccountAnswer } from '../actions/change-own-account.ts';
import type { OwnAccount } from '../contract/own-account.ts';
import { exportOwnData } from '../queries.ts';
import { Part } from './own-account-forms.tsx';

/** Downloads a file with all that is stored about oneself. */
export function OwnData() {
  const { api, notify } = useApp();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const file = new Blob([JSON.stringify(await exportOwnData(api), null, 2)], {
        type: 'application/json',
      });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = 'moto-garage.json';
      link.click();
      // Some browsers read the file only after the click event has ended.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      notify.success(words.downloadReady);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Part title={words.dataTitle} lead={words.dataLead}>
      <Button tone="strong" busy={busy} onClick={() => void download()}>
        {words.download}
      </Button>
      <noscript>
        <p className="mt-2 text-sm">{words.downloadNeedsScript}</p>
      </noscript>
    </Part>
  );
}

const question = { leave: 'yes' };

/** Deletes one's account: it explains the consequences first, and asks for confirmation. */
export function Leaving({ account, answer }: { account: OwnAccount; answer: OwnAccountAnswer | undefined }) {
  const dialog = useAddressDialog('leave');
  const busy = useNavigation().formData?.get('wish') === 'delete';
  const refusal = answer?.wish === 'delete' && 'message' in answer ? answer : undefined;
  const opening = dialog.open(question);
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const problem = problemAt(refusal, 'password');

  // A wrong password is removed from its field; where no answer came, the same is sent again. The problem is shown there only, and read out as the field
  // gets the focus.
  useEffect(() => {
    if (!refusal || refusal.isUnknown) return;
    form.current?.reset();
    if (problemAt(refusal, 'password')) password.current?.focus();
  }, [refusal]);

  return (
    <Part title={words.leaveTitle}>
      {/* Too long for the column of the titles. */}
      <p className="mb-5 text-muted">{words.leaveLead}</p>
      <PlaceButton tone="danger" aria-haspopup="dialog" to={opening.to} state={opening.state}>
        {words.leaveButton}
      </PlaceButton>
      <Dialog
        open={dialog.values.leave !== null}
        onClose={dialog.close}
        title={words.leaveQuestion}
        closeLabel={words.close}
        about={<p>{words.leaveLead}</p>}
      >
        {refusal && !problem && <FormProblem message={refusal.message} problems={refusal.problems} />}
        <PostForm ref={form} action={`${paths.account()}?leave=yes`} replace className="mt-4 grid gap-5">
          <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
          {account.hasPassword ? (
            <TextField
              ref={password}
              label={words.leavePassword}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              error={problem}
            />
          ) : (
            <p className="text-muted">
              {words.leaveFresh}{' '}
              <Link className="link" to={paths.logout(`${paths.account()}?leave=yes`)}>
                {words.loginAgain}
              </Link>
            </p>
          )}
          <DialogButtons stay={words.stay} closedPlace={dialog.closed} onClose={dialog.close}>
            <Button type="submit" tone="danger" name="wish" value="delete" busy={busy}>
              {words.leaveConfirm}
            </Button>
          </DialogButtons>
        </PostForm>
      </Dialog>
    </Part>
  );
}
