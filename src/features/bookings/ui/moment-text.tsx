import { formatMoment } from '../../../kernel/dates.ts';

/** A date and time in the market's time zone. */
export function MomentText({ time }: { time: string }) {
  return (
    <time dateTime={time} suppressHydrationWarning>
      {formatMoment(time)}
    </time>
  );
}
