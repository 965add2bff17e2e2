import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { Refusal } from '../../../forms.ts';
import type { TeachAnswer } from './teach-from.ts';

/** The form of a dialog that teaches something: closes the dialog when it is done, tells why it is not. */
export function useTeaching(wish: 'name' | 'spelling' | 'merge', id: string | null, close: () => void) {
  const { Form, state, data, reset } = useFetcher<TeachAnswer>({ key: `teach-${wish}-${id}` });
  // Without script.
  const posted = useActionData<TeachAnswer>();
  const answer = state === 'idle' ? (data ?? posted) : undefined;
  const isDone = id !== null && answer !== undefined && 'done' in answer && answer.done === `${wish} ${id}`;

  useEffect(() => {
    if (!isDone) return;
    close();
    void reset();
  }, [isDone, close, reset]);

  const refusal: Refusal | undefined =
    answer && 'message' in answer && answer.values.wish === wish ? answer : undefined;
  return { Form, busy: state !== 'idle', isDone, refusal };
}
