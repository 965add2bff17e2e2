import { useRef } from 'react';
import { Link } from './link.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';

interface PageTabsProps {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly { to: string; text: string; here: boolean }[];
}

/**
 * Parts of a page with addresses of their own. They are links, so that they work without script and can be
 * shared.
 */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const line = useRef<HTMLUListElement>(null);
  useCurrentInSight(line, tabs.find(({ here }) => here)?.to);
  return (
    <nav aria-label={label} className="mt-8 border-b border-line">
      <ul ref={line} className="scroll-line -mb-px flex gap-x-6">
        {tabs.map(({ to, text, here }) => (
          <li key={to}>
            <Link to={to} aria-current={here ? 'page' : undefined} className="tab-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
