import { type ReactNode, useState } from 'react';

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
  // It is not closed around the field that was just emptied, which would lose the focus.
  const [isOpen, setOpen] = useState(common || chosen);
  if (chosen && !isOpen) setOpen(true);
  return (
    <details open={isOpen} aria-label={title} className="filter-group">
      <summary>
        <h3 className="text-base">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
