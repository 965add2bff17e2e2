import type { ReactNode } from 'react';

const tones = {
  good: 'text-success',
  notice: 'text-warning',
  bad: 'text-error',
  plain: 'text-muted',
} as const;

/** A short state of something, e.g. that it can be had. The dot carries the colour, the word the meaning. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`badge-line ${tones[tone]}`}>{children}</span>;
}
