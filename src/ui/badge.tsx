import type { ReactNode } from 'react';

const tones = {
  good: 'text-success',
  notice: 'text-warning',
  bad: 'text-error',
  plain: 'text-muted',
} as const;

/** A short state, e.g. that a motorcycle is for sale. The dot adds the colour, the word has the meaning. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`badge-line ${tones[tone]}`}>{children}</span>;
}
