import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  /** Whether the search has such a filter; then it is open, so that it cannot be overlooked. */
  chosen: boolean;
  /** Common filters are open; the others are collapsed to a heading. */
  common?: boolean;
  children: ReactNode;
}

/** The filters of one kind, below a heading that opens and closes them. */
export function Group({ title, chosen, common = false, children }: GroupProps) {
  return (
    <details open={common || chosen} aria-label={title} className="filter-group">
      <summary>
        <h3 className="text-base">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
