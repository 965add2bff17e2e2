import { type Ref, useState } from 'react';
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
import { showAgain } from '../queries.ts';
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
  const [leaving, setLeaving] = useState<readonly string[]>([]);

  const orTell = (done: Promise<void>) =>
    done.catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      app.notify.error(error.message);
    });
  const unsave = async (saved: SavedBike) => {
    setLeaving((ids) => [...ids, saved._id]);
    await dropBike(app, saved._id).finally(() => setLeaving((ids) => ids.filter((id) => id !== saved._id)));
    const back = { _id: saved._id, savedAt: saved.savedAt, ...saved.priceThen };
    const { user } = app.session.getState();
    const undo = async () => {
      try {
        // Where the account cannot be reached, it is back all the same: here, until it can.
        await keepBike(app, back);
        if (user) showAgain(app.queries, user.uid, saved);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // It is nowhere then, but may come back once there is room.
        if (error.code === 'saved-full') return error.message;
        app.notify.error(error.message);
      }
      return undefined;
    };
    // An account takes nothing that is gone for good.
    if (!saved.bike && user) app.notify.success(unsaved);
    else app.notify.undoable(unsaved, words.undo, undo);
  };

  return (
    <>
      <form id={unsaveFormId} method="post" hidden />
      <ul ref={rows} className="grid gap-4">
        {list.map((saved) => (
          <SavedRow
            key={saved._id}
            saved={saved}
            leaves={leaving.includes(saved._id)}
            onUnsave={(off) => void orTell(unsave(off))}
          />
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
        className="compare-bar sticky bottom-3 z-10 mt-6 flex justify-center"
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

/** In place of the list while it is on its way. */
export function SavedWaiting() {
  return (
    <Skeletons count={2} label={words.loadingSaved} className="grid gap-4">
      <Skeleton className="h-56 sm:h-44" />
    </Skeletons>
  );
}

/** In place of an empty list. */
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
