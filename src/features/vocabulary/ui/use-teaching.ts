import { useActionData } from 'react-router';
import type { Refusal } from '../../../forms.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import type { TeachAnswer } from '../actions/teach.ts';

/** The form of a dialog that teaches something: closes the dialog when it is done, tells why it is not. */
export function useTeaching(wish: 'name' | 'spelling' | 'merge', id: string | null, close: () => void) {
  const { send, busy, answer } = useDialogForm<TeachAnswer>({
    name: `teach-${wish}`,
    wanted: id,
    isDone: (taught) => 'done' in taught && taught.done === `${wish} ${id}`,
    close,
    // Without script.
    posted: useActionData<TeachAnswer>(),
  });
  const refusal: Refusal | undefined =
    answer && 'message' in answer && answer.values.wish === wish ? answer : undefined;
  return { send, busy, refusal };
}
