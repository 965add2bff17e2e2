import { Fragment } from 'react';
import * as words from '#messages/inbox.ts';
import * as reportWords from '#messages/reports.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { InboxEntry } from '../contract.ts';
import { Quote } from './quote.tsx';

type Report = NonNullable<InboxEntry['report']>;

/** What is said to be wrong, and how many say that something is. */
export function ReportStates({ report: { reason, open } }: { report: Report }) {
  const isGrave = reason === 'money-first' || reason === 'stolen-or-forged';
  return (
    <>
      <Badge tone={isGrave ? 'bad' : 'notice'}>{reportWords.reasonNames[reason]}</Badge>
      {open > 1 && <Badge>{words.openReports(open)}</Badge>}
    </>
  );
}

/** What its reporter wrote. */
export function ReportText({ report: { said } }: { report: Report }) {
  return said.map(({ reason, text }) => (
    <Fragment key={`${reason} ${text}`}>
      {/* What is the only reason stands above. */}
      {said.length > 1 && <p className="mt-3 font-semibold">{reportWords.reasonNames[reason]}</p>}
      {text && <Quote text={text} />}
    </Fragment>
  ));
}
