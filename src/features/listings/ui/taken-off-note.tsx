import type { ReactNode } from 'react';
import * as words from '#messages/listings.ts';
import * as reportWords from '#messages/reports.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import type { Off } from '../contract/off.ts';

interface TakenOffNoteProps {
  takenOff: Off;
  /** The button to write to the garage. */
  children: ReactNode;
}

/**
 * Tells a seller why the garage took a motorcycle off the site, what to do, and what they have written about
 * it.
 */
export function TakenOffNote({ takenOff, children }: TakenOffNoteProps) {
  const { since, reason, soldAt, written } = takenOff;
  return (
    <div className="border-l-4 border-error bg-error/10 px-4 py-3">
      <p>{words.takenOffBecause(formatDate(since))}</p>
      <p lang={languageOf(reason)} className="my-1 max-w-prose font-semibold as-written">
        {reason}
      </p>
      <p>{words.takenOffAdvice}</p>
      {soldAt && <p className="mt-1">{words.takenOffSold}</p>}
      {written && (
        <p className="mt-1">
          {reportWords.writtenOn(formatDate(written.at))} {written.done && reportWords.writtenDone}
        </p>
      )}
      {written?.full ? (
        <p className="mt-1">{reportWords.writtenEnough}</p>
      ) : (
        <div className="mt-2">{children}</div>
      )}
    </div>
  );
}

/** Opens the dialog of the page it is on. */
export function WriteButton({
  bike: { _id, name },
  takenOff: { written },
}: {
  bike: { _id: string; name: string };
  takenOff: Off;
}) {
  const dialog = useAddressDialog('write');
  const label = written ? reportWords.writeMore : reportWords.write;
  return (
    <PlaceButton
      tone="plain"
      size="small"
      aria-haspopup="dialog"
      aria-label={reportWords.writeOf(label, name)}
      {...dialog.open({ write: _id })}
    >
      {label}
    </PlaceButton>
  );
}
