import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** Says that nothing is here yet, and what can be done about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="border border-dashed border-field-line px-6 py-12 text-center [overflow-wrap:anywhere]">
      <p className="text-xl font-bold tracking-tight">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** Says what could not be loaded, and offers to try again. The focus goes on with what comes in its place. */
export function ErrorPanel({
  message,
  error,
  retryLabel,
  onRetry,
  busy = false,
}: {
  message: string;
  /** Why; what the API says about it (`ApiError`) is shown, too. */
  error: Error | null;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}) {
  const after = useFocusAfter();
  return (
    <div
      {...after}
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 border-l-4 border-error bg-raised p-5"
    >
      <div className="max-w-prose">
        <p className="font-semibold">{message}</p>
        {error?.name === 'ApiError' && error.message !== message && <p className="mt-1">{error.message}</p>}
      </div>
      <Button tone="strong" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

/** A placeholder for something that is loading; give it the same size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}

/** Several placeholders of a grid or list, announced once. */
export function Skeletons({
  count,
  label,
  className,
  children,
}: {
  count: number;
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike and never move
        <div key={place} aria-hidden="true">
          {children}
        </div>
      ))}
    </div>
  );
}
