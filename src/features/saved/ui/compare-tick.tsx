import { useLayoutEffect, useRef, useState } from 'react';
import * as compareWords from '#messages/compare.ts';
import { useApp } from '../../../use-app.tsx';
import { choose } from './bike-actions.tsx';
import { compared, useBrowserList } from './browser-lists.ts';

/** The form of the page that compares the ticked motorcycles. */
export const compareFormId = 'compare-chosen';

interface CompareTickProps {
  id: string;
  name: string;
  /** The text beside the box, where its row does not name the motorcycle. */
  label?: string;
}

/**
 * Chooses a motorcycle for the comparison. Without script the form sends all that are ticked, and the page of
 * the comparison says if these are too many.
 */
export function CompareTick({ id, name, label = compareWords.compare }: CompareTickProps) {
  const { notify } = useApp();
  const ids = useBrowserList(compared);
  const box = useRef<HTMLInputElement>(null);
  const [isFromServer] = useState(ids === null);
  // What was ticked before hydration is chosen now, before the list takes over the box.
  useLayoutEffect(() => {
    if (isFromServer && box.current?.checked && !compared.get().includes(id)) choose(id, notify.error);
  }, [isFromServer, id, notify]);
  const state = ids ? { checked: ids.includes(id), onChange: () => choose(id, notify.error) } : {};
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        // Before hydration the browser's own state counts and is sent, afterwards the list's.
        key={String(ids !== null)}
        ref={box}
        type="checkbox"
        form={compareFormId}
        name={ids ? undefined : 'ids'}
        value={id}
        aria-label={compareWords.compareOf(name)}
        className="checkbox checkbox-primary"
        {...state}
      />
      <span aria-hidden="true" className="min-w-0 wrap-anywhere">
        {label}
      </span>
    </label>
  );
}
