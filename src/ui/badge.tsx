import type { ReactNode } from 'react';

const tones = {
  good: 'text-success',
  notice: 'text-warning',
  bad: 'text-error',
  plain: 'text-muted',
} as const;

/** A short state of something, e.g. that it can be had. The dot carries the colour, the word the meaning. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-2 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {children}
    </span>
  );
}
