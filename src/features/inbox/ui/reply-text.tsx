import { MomentText } from '../../bookings/ui/moment-text.tsx';
import type { InboxEntry } from '../contract.ts';
import { Quote } from './quote.tsx';

/** What the seller of a motorcycle that is off the site wrote; with times where there are several texts. */
export function ReplyText({ reply: { said } }: { reply: NonNullable<InboxEntry['reply']> }) {
  return said.map(({ text, time }) => (
    <div key={text}>
      {said.length > 1 && (
        <p className="mt-3 -mb-2 text-sm text-muted">
          <MomentText time={time} />
        </p>
      )}
      <Quote text={text} />
    </div>
  ));
}
