import { useEffect, useRef } from 'react';
import { ButtonLink } from './button.tsx';
import { goOnBehind } from './go-on-behind.ts';
import { isPlainClick } from './link.tsx';

interface LoadMoreProps {
  to: string;
  label: string;
  /** With script the next page is added below instead; the link remains for opening it elsewhere. */
  onMore?: () => void;
  busy?: boolean;
}

/** A link to the next page of a long list, so that it works without script and can be shared. */
export function LoadMore({ to, label, onMore, busy = false }: LoadMoreProps) {
  const goOn = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!busy) return;
    // Also when it is removed itself, at the end of the list or after a failure. The new rows are in the page
    // by then.
    return () => {
      goOn.current?.();
      goOn.current = null;
    };
  }, [busy]);

  return (
    <p className="mt-10 text-center">
      <ButtonLink
        tone="plain"
        size="large"
        to={to}
        rel="next"
        preventScrollReset
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (!onMore || !isPlainClick(event)) return;
          event.preventDefault();
          if (busy) return;
          goOn.current = goOnBehind(event.currentTarget, event.detail === 0);
          onMore();
        }}
      >
        {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        {label}
      </ButtonLink>
    </p>
  );
}
