import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says in the page what was done, where no script can show a toast; `children` may offer to undo it. */
export function Notice({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-success bg-raised px-4 py-3"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden="true" className="size-5 text-success" />
        {message}
      </p>
      {children}
    </div>
  );
}
