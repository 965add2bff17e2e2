import * as words from '#messages/alerts.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import type { ChangeAnswer } from '../actions/change-search.ts';
import type { SavedSearch } from '../contract.ts';

/** Asks before one of `searches` is deleted; the address says which one. */
export function DeleteSearchDialog({ searches }: { searches: readonly SavedSearch[] }) {
  const dialog = useAddressDialog('delete');
  const wanted = dialog.values.delete;
  const search = searches.find(({ _id }) => _id === wanted);
  const { send, busy, answer } = useDialogForm<ChangeAnswer>({
    name: 'delete-search',
    wanted,
    isDone: (change) => 'deleted' in change,
    close: dialog.close,
  });

  if (wanted && !search && !busy && searches.length > 0)
    return <NotHere message={words.notHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={search !== undefined}
      onClose={dialog.close}
      title={words.confirmRemove}
      closeLabel={words.close}
      about={
        search && (
          <>
            <p className="text-lg font-semibold break-words">{search.name}</p>
            <p className="mt-2 text-muted">{words.removeExplained}</p>
          </>
        )
      }
    >
      {search && (
        <>
          {answer && 'message' in answer && (
            <FormProblem message={answer.message} problems={answer.problems} />
          )}
          <PostForm send={send} action={paths.searches()} className="mt-6">
            <input type="hidden" name="id" value={search._id} />
            <input type="hidden" name="wish" value="delete" />
            <DialogButtons stay={words.keep} closedPlace={dialog.closed} onClose={dialog.close}>
              <Button type="submit" tone="danger" busy={busy}>
                {words.remove}
              </Button>
            </DialogButtons>
          </PostForm>
        </>
      )}
    </Dialog>
  );
}
