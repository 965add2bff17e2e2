import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Form as GetForm, useLocation } from 'react-router';
import * as common from '#messages/common.ts';
import * as words from '#messages/vocabulary.ts';
import { problemAt } from '../../../forms.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { retryList } from '../../../ui/list-end.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import type { VocabularyName } from '../contract.ts';
import { vocabularyLimits } from '../domain.ts';
import { namesQuery } from '../queries.ts';
import { fullName } from './full-name.ts';
import { useTeaching } from './use-teaching.ts';

const countText = (count: number) => words.onSale(count, formatAmount(count));

/**
 * Merges one of `names` into another: finds the other one, then asks for confirmation. All of its state is in
 * the address.
 */
export function MergeDialog({ names }: { names: readonly VocabularyName[] }) {
  const dialog = useAddressDialog('merge', 'into');
  const wanted = dialog.values.merge;
  const name = names.find(({ id }) => String(id) === wanted);
  const teaching = useTeaching('merge', wanted, dialog.close);
  if (wanted && !name && !teaching.busy && names.length > 0)
    return <NotHere message={words.notHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={name !== undefined}
      onClose={dialog.close}
      title={words.mergeTitle}
      closeLabel={words.close}
    >
      {name && (
        <div className="grid gap-5">
          <p>{words.mergeLead(fullName(name), countText(name.count))}</p>
          <FindOther />
          {dialog.values.into && (
            <Choice
              name={name}
              into={dialog.values.into}
              closed={dialog.closed}
              close={dialog.close}
              teaching={teaching}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Searches for the name that stays; the rest of the address is kept. */
function FindOther() {
  const form = useRef<HTMLFormElement>(null);
  const place = useLocation();
  const params = new URLSearchParams(place.search);
  const into = params.get('into') ?? '';
  params.delete('into');
  params.delete('notice');
  useFirstField(form, undefined, 'into');
  return (
    <GetForm
      ref={form}
      role="search"
      replace
      preventScrollReset
      state={place.state}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      {[...params].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={words.mergeSearchLabel}
        name="into"
        type="search"
        autoComplete="off"
        maxLength={vocabularyLimits.search}
        defaultValue={into}
      />
      <Button type="submit" tone="plain">
        {words.mergeFind}
      </Button>
    </GetForm>
  );
}

interface ChoiceProps {
  name: VocabularyName;
  into: string;
  closed: string;
  close: () => void;
  teaching: ReturnType<typeof useTeaching>;
}

function Choice({ name, into, closed, close, teaching: { send, busy, refusal } }: ChoiceProps) {
  const { api } = useApp();
  const { uid } = useMember();
  const place = useLocation();
  const list = useInfiniteQuery(namesQuery(api, uid, { kind: name.kind, parent: '', search: into }, null));
  if (list.isPending) {
    return (
      <Skeletons count={2} label={words.mergeLoading} className="grid gap-3">
        <Skeleton className="h-10" />
      </Skeletons>
    );
  }
  if (!list.data) {
    return (
      <ErrorPanel
        message={words.failed}
        error={list.error}
        retryLabel={common.tryAgain}
        busy={list.isFetching}
        onRetry={() => retryList(list)}
      />
    );
  }
  const others = (list.data.pages[0]?.data ?? []).filter(({ id }) => id !== name.id);
  if (others.length === 0) return <p role="status">{words.mergeNothing}</p>;
  return (
    <PostForm send={send} action={withSearch(place, { notice: null })} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} />}
      <input type="hidden" name="wish" value="merge" />
      <input type="hidden" name="id" value={name.id} />
      <input type="hidden" name="of" value={fullName(name)} />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{words.mergeChoose}</legend>
        <div className="grid max-h-64 gap-1 overflow-y-auto">
          {others.map((other) => (
            <label key={other.id} className="flex min-h-9 items-start gap-3 py-1">
              <input
                type="radio"
                name="into"
                value={other.id}
                required
                className="radio radio-primary mt-0.5 shrink-0"
                defaultChecked={refusal?.values.into === String(other.id)}
              />
              <span className="min-w-0 wrap-anywhere">
                {fullName(other)} <span className="text-muted">({countText(other.count)})</span>
              </span>
            </label>
          ))}
        </div>
        {problemAt(refusal, 'into') && (
          <p className="mt-1.5 text-sm font-semibold text-error">{problemAt(refusal, 'into')}</p>
        )}
      </fieldset>
      <DialogButtons stay={words.mergeKeep} closedPlace={closed} onClose={close}>
        <Button type="submit" tone="danger" busy={busy}>
          {words.mergeNow}
        </Button>
      </DialogButtons>
    </PostForm>
  );
}
