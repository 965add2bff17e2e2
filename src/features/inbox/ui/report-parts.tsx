import { Fragment } from 'react';
import * as words from '#messages/inbox.ts';
import * as reportWords from '#messages/reports.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LatestChange } from '../../reports/ui/latest-change.tsx';
import { TakeOffButton } from '../../reports/ui/take-off-button.tsx';
import type { InboxEntry } from '../contract.ts';
import { entryRow } from './settle-from.ts';

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

/** What its reporter wrote, who did something about it, and what the seller was told. */
export function ReportText({ report: { said, takenOff, latestChange } }: { report: Report }) {
  return (
    <>
      {said.map(({ reason, text }) => (
        <Fragment key={`${reason} ${text}`}>
          {/* What is the only reason stands above. */}
          {said.length > 1 && <p className="mt-3 font-semibold">{reportWords.reasonNames[reason]}</p>}
          {text && (
            <blockquote className="mt-3 max-w-prose border-l-2 border-field-line pl-3 break-words whitespace-pre-line">
              {text}
            </blockquote>
          )}
        </Fragment>
      ))}
      <LatestChange change={latestChange} />
      {takenOff && (
        <p className="mt-3 max-w-prose text-sm break-words whitespace-pre-line text-muted">
          {reportWords.sellerReads} {takenOff.reason}
        </p>
      )}
    </>
  );
}

/** Takes its motorcycle off the site, or puts it back. */
export function ReportButton({ entry: { _id, product, report } }: { entry: InboxEntry }) {
  // What its seller has deleted could be brought back.
  if (!report || !product) return null;
  return (
    <TakeOffButton
      bike={{ _id: report.productId, name: product.name }}
      isOff={report.takenOff !== null}
      wanted={_id}
      row={entryRow(_id)}
    />
  );
}
