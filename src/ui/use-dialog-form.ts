import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';

interface DialogForm<Answer> {
  /** Identifies the dialog's form. */
  name: string;
  /** The subject of the dialog, from its address; null while it is closed. */
  wanted: string | null;
  isDone: (answer: Answer) => boolean;
  close: () => void;
  /** The answer to a form that was sent without script. */
  posted?: Answer | undefined;
}

/**
 * The form of a dialog that is open while the address says so: closes the dialog once the form has succeeded.
 */
export function useDialogForm<Answer extends object>({
  name,
  wanted,
  isDone,
  close,
  posted,
}: DialogForm<Answer>) {
  const { submit, state, data, reset } = useFetcher<Answer>({ key: `${name}-${wanted}` });
  // Prevents a second submission, or a message that the subject is missing, while the dialog closes.
  const [settled, setSettled] = useState<string | null>(null);
  const isSending = state !== 'idle';
  // Null once it is reset, although the type does not say so.
  const answer = (data as Answer | null | undefined) ?? posted;
  const done = wanted !== null && !isSending && answer !== undefined && isDone(answer);

  useEffect(() => {
    if (!done) return;
    setSettled(wanted);
    close();
    // It may be undone and done again.
    void reset();
  }, [done, wanted, close, reset]);

  useEffect(() => {
    if (wanted === null) setSettled(null);
  }, [wanted]);

  return { send: submit, busy: isSending || done || (wanted !== null && settled === wanted), answer };
}
