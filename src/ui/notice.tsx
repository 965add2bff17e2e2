import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  message: string;
  /** Where it takes the place of the form that was sent, it takes the focus, too, which would be lost with the form. */
  replacesForm?: boolean;
  children?: ReactNode;
}

/** Says in the page what was done, where no script can show a toast; `children` may offer to undo it. */
export function Notice({ message, replacesForm = false, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (replacesForm) box.current?.focus();
  }, [replacesForm]);
  return (
    <div
      ref={box}
      tabIndex={replacesForm ? -1 : undefined}
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
