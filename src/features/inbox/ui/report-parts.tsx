import { useFetcher } from 'react-router';
import * as words from '#messages/inbox.ts';
import * as reportWords from '#messages/reports.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import type { InboxEntry } from '../contract.ts';

type Report = NonNullable<InboxEntry['report']>;

/** What is said to be wrong, and what else is known of it. */
export function ReportStates({ report: { reason, open, takenOff } }: { report: Report }) {
  const isGrave = reason === 'money-first' || reason === 'stolen-or-forged';
  return (
    <>
      <Badge tone={isGrave ? 'bad' : 'notice'}>{reportWords.reasonNames[reason]}</Badge>
      {open > 1 && <Badge>{words.openReports(open)}</Badge>}
      {takenOff && <Badge>{words.offSince(formatDate(takenOff.since))}</Badge>}
    </>
  );
}

/** What its reporter wrote, and what the seller was told. */
export function ReportText({ report: { text, takenOff } }: { report: Report }) {
  return (
    <>
      {text && (
        <blockquote className="mt-3 max-w-prose border-l-2 border-field-line pl-3 break-words whitespace-pre-line">
          {text}
        </blockquote>
      )}
      {takenOff && (
        <p className="mt-3 max-w-prose text-sm break-words whitespace-pre-line text-muted">
          {words.sellerReads} {takenOff.reason}
        </p>
      )}
    </>
  );
}

/** Takes its motorcycle off the site, which a dialog asks about, or puts it back. */
export function ReportButton({ entry: { _id, product, report } }: { entry: InboxEntry }) {
  const dialog = useAddressDialog('takeOff');
  const fetcher = useFetcher({ key: `put-back-${_id}` });
  // What its seller has deleted could be brought back.
  if (!report || !product) return null;
  if (!report.takenOff) {
    return (
      <PlaceButton
        tone="plain"
        aria-haspopup="dialog"
        aria-label={reportWords.takeOffOf(product.name)}
        className="text-error"
        {...dialog.open({ takeOff: _id })}
      >
        {reportWords.takeOff}
      </PlaceButton>
    );
  }
  return (
    <PostForm send={fetcher.submit}>
      <input type="hidden" name="id" value={report.productId} />
      <Button
        type="submit"
        tone="plain"
        name="wish"
        value="putBack"
        aria-label={reportWords.putBackOf(product.name)}
        busy={fetcher.state !== 'idle'}
      >
        {reportWords.putBack}
      </Button>
    </PostForm>
  );
}
