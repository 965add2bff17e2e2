import { formatMoment } from '../../../kernel/dates.ts';

/** A date and time in the garage's time zone. */
export function MomentText({ time }: { time: string }) {
  return (
    <time dateTime={time} suppressHydrationWarning>
      {formatMoment(time)}
    </time>
  );
}
