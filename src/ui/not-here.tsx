import { CircleQuestionMark } from 'lucide-react';
import { ButtonLink } from './button.tsx';

interface NotHereProps {
  /** What is not here, and where it may be. */
  message: string;
  closeLabel: string;
  /** The address without the request for it. */
  closed: string;
}

/**
 * Shown where a dialog would have opened, when the address names something that the list does not contain.
 */
export function NotHere({ message, closeLabel, closed }: NotHereProps) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-warning bg-raised px-4 py-3"
    >
      <p className="flex max-w-prose items-start gap-2 font-semibold">
        <CircleQuestionMark aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {message}
      </p>
      <ButtonLink tone="plain" size="small" to={closed} replace preventScrollReset>
        {closeLabel}
      </ButtonLink>
    </div>
  );
}
