import { Link } from './link.tsx';

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
  return (
    <nav aria-label={label} className="mt-8 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
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
