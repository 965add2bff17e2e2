import * as words from '#messages/common.ts';
import { Button } from './button.tsx';

/** Says that a form contains an earlier draft, and offers to start again. */
export function DraftNote({ startAgain }: { startAgain: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-base-200 px-4 py-2">
      {words.draftRestored}
      <Button tone="quiet" size="small" onClick={startAgain}>
        {words.discardDraft}
      </Button>
    </p>
  );
}
