import type { Ref } from 'react';
import { Form } from 'react-router';
import * as compareWords from '#messages/compare.ts';
import * as words from '#messages/saved.ts';
import { unsaved } from '#messages/saving.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import type { SavedBike } from '../contract.ts';
import { compared, useBrowserList } from './browser-lists.ts';
import { ChosenElsewhere } from './chosen-elsewhere.tsx';
import { compareFormId } from './compare-tick.tsx';
import { SavedRow, unsaveFormId } from './saved-row.tsx';
import { dropBike, keepBike } from './saving.ts';

interface SavedListProps {
  list: readonly SavedBike[];
  /** Receives the element that holds the rows. */
  rows: Ref<HTMLUListElement>;
}

/** Saved motorcycles, with the forms that their rows belong to. */
export function SavedList({ list, rows }: SavedListProps) {
  const app = useApp();
  const chosen = useBrowserList(compared) ?? [];

  const orTell = (done: Promise<void>) =>
    done.catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      app.notify.error(error.message);
    });
  const unsave = async (saved: SavedBike) => {
    await dropBike(app, saved._id);
    const back = { _id: saved._id, savedAt: saved.savedAt, ...saved.priceThen };
    const undo = async () => {
      // Where the account cannot be reached, it is back all the same: here, until it can.
      await orTell(keepBike(app, back));
      return undefined;
    };
    app.notify.undoable(unsaved, words.undo, undo);
  };

  return (
    <>
      <form id={unsaveFormId} method="post" hidden />
      <ul ref={rows} className="grid gap-4">
        {list.map((saved) => (
          <SavedRow key={saved._id} saved={saved} onUnsave={(off) => void orTell(unsave(off))} />
        ))}
      </ul>
      <ChosenElsewhere listed={list.map(({ _id }) => _id)} />
      <Form
        id={compareFormId}
        action={paths.compare()}
        onSubmit={(event) => {
          // By the form, not by the state: something may have been ticked before script ran.
          if (new FormData(event.currentTarget).has('ids')) return;
          event.preventDefault();
          app.notify.error(compareWords.noneChosen);
        }}
        className="sticky bottom-3 z-10 mt-6 flex justify-center"
      >
        {/* In the order in which they were chosen, whether they are on this list or not. */}
        {chosen.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Button type="submit" tone="strong" size="large" className="w-full shadow-lg sm:w-auto">
          {compareWords.compareChosen(chosen.length)}
        </Button>
      </Form>
    </>
  );
}

export function SavedWaiting() {
  return (
    <Skeletons count={2} label={words.loadingSaved} className="grid gap-4">
      <Skeleton className="h-56 sm:h-44" />
    </Skeletons>
  );
}

export function NothingSaved() {
  return (
    <EmptyState
      title={words.nothingSaved}
      action={<ButtonLink to={paths.bikes()}>{words.findOne}</ButtonLink>}
    >
      {words.nothingSavedHint}
    </EmptyState>
  );
}
