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

/**
 * The form of a dialog that is open while the address says so: closes the dialog once the form's answer is
 * that it is done.
 */
export function useDialogForm<Answer extends object>({
  name,
  wanted,
  isDone,
  close,
  posted,
}: DialogForm<Answer>) {
  const { submit, state, data, reset } = useFetcher<Answer>({ key: `${name}-${wanted}` });
  // What was done here is neither missed nor done again while the dialog goes away.
  const [settled, setSettled] = useState<string | null>(null);
  const isSending = state !== 'idle';
  // Null once it is reset, whatever its type says.
  const answer = (data as Answer | null | undefined) ?? posted;
  const done = wanted !== null && !isSending && answer !== undefined && isDone(answer);

  useEffect(() => {
    if (!done) return;
    setSettled(wanted);
    close();
    // The same may be undone and done once more.
    void reset();
  }, [done, wanted, close, reset]);

  useEffect(() => {
    if (wanted === null) setSettled(null);
  }, [wanted]);

  return { send: submit, busy: isSending || done || (wanted !== null && settled === wanted), answer };
}
