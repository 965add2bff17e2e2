import type { AppContext } from './app-context.ts';
import { refusalOf } from './forms.ts';
import { isUnreached } from './kernel/api-client.ts';
import type { Undo } from './ui/notify.tsx';

/**
 * What the Undo of a notice does: makes the call, or says why it was refused, and then loads again what the
 * page shows. Where the call may succeed later the notice itself says why it did not, and offers it again.
 */
export function undoing(
  { notify }: Pick<AppContext, 'notify'>,
  call: () => Promise<unknown>,
  refresh: () => Promise<unknown>,
): Undo {
  return async () => {
    let failed: string | undefined;
    try {
      await call();
    } catch (error) {
      const { message } = refusalOf(error, {});
      if (isUnreached(error)) failed = message;
      else notify.error(message);
    }
    // Also after a failure, as only the answer may have been lost. Nobody waits for it.
    void refresh();
    return failed;
  };
}
