import type { ReactNode } from 'react';

/** Our own drawings for kinds of sites, not anybody's trade marks. The link around each has its name. */
function Icon({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

/** A lens over a line of results. */
export function SearchEngineIcon({ className }: { className: string }) {
  return (
    <Icon className={className}>
      <circle cx="10.5" cy="10.5" r="7.5" />
      <path d="m16 16 5.5 5.5M7.5 9h6M7.5 12.2h3.5" />
    </Icon>
  );
}

/** A branch that leaves a line and comes back. */
export function CodeHostingIcon({ className }: { className: string }) {
  return (
    <Icon className={className}>
      <circle cx="6.5" cy="4.5" r="2.5" />
      <circle cx="6.5" cy="19.5" r="2.5" />
      <circle cx="17.5" cy="8" r="2.5" />
      <path d="M6.5 7v10M17.5 10.5c0 3.5-3 4.2-6 4.5-2.6.3-5 .6-5 2" />
    </Icon>
  );
}

/** Three people who know each other. */
export function SocialNetworkIcon({ className }: { className: string }) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="5" r="3" />
      <circle cx="5" cy="18.5" r="3" />
      <circle cx="19" cy="18.5" r="3" />
      <path d="m10.6 7.7-4.2 8.1M13.4 7.7l4.2 8.1M8 18.5h8" />
    </Icon>
  );
}
