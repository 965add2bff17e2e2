import { marketTimeZone } from '../../../kernel/dates.ts';

const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: marketTimeZone,
});

/** A day and time by the market's clock. */
export function MomentText({ time }: { time: string }) {
  // Browsers and servers do not always agree on the comma.
  return (
    <time dateTime={time} suppressHydrationWarning>
      {moments.format(new Date(time))}
    </time>
  );
}
