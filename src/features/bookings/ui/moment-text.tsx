import { formatMoment } from '../../../kernel/dates.ts';

/** A day and time by the market's clock. */
export function MomentText({ time }: { time: string }) {
  return (
    <time dateTime={time} suppressHydrationWarning>
      {formatMoment(time)}
    </time>
  );
}
