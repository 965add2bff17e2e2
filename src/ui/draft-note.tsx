import type { ReactNode } from 'react';
import * as words from '#messages/common.ts';
import { Button } from './button.tsx';

/** Says that a form contains an earlier draft, and `children` what of it is missing; offers to start again. */
export function DraftNote({ startAgain, children }: { startAgain: () => void; children?: ReactNode }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-base-200 px-4 py-2">
      <span>
        {words.draftRestored} {children}
      </span>
      <Button tone="quiet" size="small" onClick={startAgain}>
        {words.discardDraft}
      </Button>
    </p>
  );
}
