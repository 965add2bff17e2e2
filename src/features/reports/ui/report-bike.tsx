import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useActionData } from 'react-router';
import * as words from '#messages/reports.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useDialogForm } from '../../../ui/use-dialog-form.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { mineQuery } from '../../bookings/queries.ts';
import type { Bike } from '../../listings/contract.ts';
import type { ReportAnswer } from '../actions/report.ts';
import { MoneyAdvice } from './money-advice.tsx';
import { ReportForm } from './report-form.tsx';

interface ReportBikeProps {
  bike: Pick<Bike, '_id' | 'name'>;
  forSale: boolean;
  takenOff: boolean;
}

/**
 * The link to the dialog that reports a motorcycle, for everybody but its own seller; of one that is sold or deleted, for those
 * who have booked it. It posts to the page it is on, whose action is `reportAction`. If the sale ends while the dialog is open, it
 * stays, with what was typed.
 */
export function ReportBike({ bike: { _id, name }, forSale, takenOff }: ReportBikeProps) {
  const { api } = useApp();
  const { user } = useSession();
  const mine = useQuery({ ...mineQuery(api, user?.uid ?? '', _id), enabled: user !== null });
  const dialog = useAddressDialog('report');
  const isOwn = user !== null && mine.data?.own === true;
  const posted = useActionData<ReportAnswer>();
  const [wasOffered] = useState(forSale || posted !== undefined);
  const isOffered = forSale || (!takenOff && user !== null && mine.data?.booked === true);
  const isOpen = !isOwn && (wasOffered || isOffered) && dialog.values.report === _id;
  const { send, busy, answer } = useDialogForm<ReportAnswer>({
    name: 'report',
    wanted: isOpen ? _id : null,
    isDone: (told) => 'reported' in told,
    close: dialog.close,
    posted,
  });
  // A toast goes away; advice that may save somebody's money stays.
  const [isAdvised, setAdvised] = useState(false);
  useEffect(() => {
    if (answer && 'reported' in answer) setAdvised(answer.isAboutMoney);
  }, [answer]);

  if (isOwn || (!isOffered && !isOpen && !isAdvised)) return null;
  return (
    <>
      {isAdvised && (
        <div role="status" className="mt-3 border-l-4 border-warning bg-warning/10 px-4 py-3">
          <MoneyAdvice />
        </div>
      )}
      {isOffered && (
        <PlaceButton
          tone="quiet"
          size="small"
          aria-haspopup="dialog"
          className="mt-1 -ml-3 text-sm font-normal text-muted underline"
          {...dialog.open({ report: _id })}
        >
          {words.report}
        </PlaceButton>
      )}
      <Dialog open={isOpen} onClose={dialog.close} title={words.reportTitle} closeLabel={words.close}>
        {isOpen && (
          <ReportForm
            key={_id}
            send={send}
            busy={busy}
            bike={{ _id, name }}
            isVisitor={user === null}
            isTold={user?.emailVerified === true}
            refusal={answer && 'problems' in answer ? answer : undefined}
            closedPlace={dialog.closed}
            onClose={dialog.close}
          />
        )}
      </Dialog>
    </>
  );
}
