import type { AppContext } from './app-context.ts';
import { refusalOf } from './forms.ts';

/**
 * What the Undo of a notice does: makes the call, or says why it was refused, and then loads again what the
 * page shows.
 */
export function undoing(
  { notify }: AppContext,
  call: () => Promise<unknown>,
  refresh: () => Promise<unknown>,
): () => void {
  return () =>
    void call()
      .catch((error: unknown) => notify.error(refusalOf(error, {}).message))
      .then(refresh);
}
