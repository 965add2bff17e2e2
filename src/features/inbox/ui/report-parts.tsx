import { Fragment } from 'react';
import * as words from '#messages/inbox.ts';
import * as reportWords from '#messages/reports.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChangeBox, SaidAndSays } from '../../bookings/ui/changed-offer.tsx';
import { Reworded } from '../../bookings/ui/changed-since.tsx';
import { MomentText } from '../../bookings/ui/moment-text.tsx';
import type { InboxEntry, InboxReport } from '../contract.ts';
import { Quote } from './quote.tsx';
import { Sender } from './sender.tsx';

/** The gravest reason of an entry, and the number of its reports. */
export function ReportStates({ report: { reason, count } }: { report: InboxReport }) {
  const isGrave = reason === 'money-first' || reason === 'stolen-or-forged';
  return (
    <>
      <Badge tone={isGrave ? 'bad' : 'notice'}>{reportWords.reasonNames[reason]}</Badge>
      {count > 1 && <Badge>{words.reports(count)}</Badge>}
    </>
  );
}

/** What each of its reporters wrote, and how to answer them. */
export function ReportTexts({ report: { count, reports }, done }: { report: InboxReport; done: boolean }) {
  const [only] = reports;
  if (count === 1 && only) return <ReportText one={only} done={done} />;
  const left = count - reports.length;
  return (
    <>
      <ul className="mt-3 grid gap-4">
        {reports.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: visitors may say the same at the same moment
          <li key={`${one.time} ${index}`} className="border-t border-line pt-3">
            <p className="text-sm text-muted">
              <MomentText time={one.time} />
            </p>
            <ReportText one={one} done={done} isOneOfMany />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-4 text-sm text-muted">{words.reportsNotShown(left)}</p>}
    </>
  );
}

interface ReportTextProps {
  one: InboxReport['reports'][number];
  done: boolean;
  /** With several reports each shows its own reason; the reason of a single one is above. */
  isOneOfMany?: boolean;
}

function ReportText({ one: { name, email, said, tells }, done, isOneOfMany = false }: ReportTextProps) {
  return (
    <>
      {said.map(({ reason, text }) => (
        <Fragment key={`${reason} ${text}`}>
          {(said.length > 1 || isOneOfMany) && (
            <p className={`font-semibold ${isOneOfMany ? 'mt-1' : 'mt-3'}`}>
              {reportWords.reasonNames[reason]}
            </p>
          )}
          {text && <Quote text={text} />}
        </Fragment>
      ))}
      <Sender name={name} email={email}>
        {tells && !done && <li className="py-1 text-sm text-muted">{words.tellsWhenDone}</li>}
      </Sender>
    </>
  );
}

/** What the motorcycle said when it was reported, where its seller has changed it since. */
export function FormerlyText({ report: { formerly } }: { report: InboxReport }) {
  return formerly.map(({ was, now, reworded, otherPictures }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no name, and each is always at its place
    <ChangeBox key={index} title={words.changedSinceReport} className="mt-3 max-w-prose">
      {now && <SaidAndSays thenLabel={words.whenReported} then={was} now={now} />}
      {reworded && <Reworded {...reworded} />}
      {otherPictures && <p>{words.otherPictures}</p>}
    </ChangeBox>
  ));
}

/** The name of an entry's sender in the labels of its buttons. */
export function whoOf({ name, email, report }: InboxEntry): string {
  if (report && report.count > 1) return words.reports(report.count);
  const { name: sender, email: address } = report?.reports[0] ?? { name, email };
  return sender || address || words.visitor;
}
