import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';

interface DialogForm<Answer> {
  /** Tells the dialog's form from others. */
  name: string;
  /** What the dialog is about, from its address; null while it is closed. */
  wanted: string | null;
  isDone: (answer: Answer) => boolean;
  close: () => void;
  /** The answer to a form that was sent without script. */
  posted?: Answer | undefined;
}

/** The form of a dialog that is open while the address says so: closes the dialog once the form's answer is that it is done. */
export function useDialogForm<Answer extends object>({
  name,
  wanted,
  isDone,
  close,
  posted,
}: DialogForm<Answer>) {
  const { Form, state, data, reset } = useFetcher<Answer>({ key: `${name}-${wanted}` });
  // What was done here is not missed while the dialog goes away.
  const [settled, setSettled] = useState<string | null>(null);
  const busy = state !== 'idle';
  // Null once it is reset, whatever its type says.
  const answer = (data as Answer | null | undefined) ?? posted;
  const done = wanted !== null && !busy && answer !== undefined && isDone(answer);

  useEffect(() => {
    if (!done) return;
    setSettled(wanted);
    close();
    // The same may be undone and done once more.
    void reset();
  }, [done, wanted, close, reset]);

  return { Form, busy, answer, isSettled: busy || done || (wanted !== null && settled === wanted) };
}
