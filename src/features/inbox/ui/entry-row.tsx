import { MapPin, Phone } from 'lucide-react';
import * as bookingWords from '#messages/bookings.ts';
import * as words from '#messages/inbox.ts';
import { formatMobile } from '../../../kernel/phone.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { dot } from '../../../ui/dot.ts';
import { Link } from '../../../ui/link.tsx';
import { WishForm } from '../../../ui/wish-form.tsx';
import { useApp } from '../../../use-app.tsx';
import { MomentText } from '../../bookings/ui/moment-text.tsx';
import { priceText } from '../../listings/ui/product-words.ts';
import { statedYearText } from '../../listings/ui/stated-year.ts';
import type { InboxEntry } from '../contract.ts';
import { entryRow } from '../domain.ts';
import { RepeatText } from './repeat-text.tsx';
import { ReplyText } from './reply-text.tsx';
import { FormerlyText, ReportStates, ReportTexts, whoOf } from './report-parts.tsx';
import { SellerText } from './seller-text.tsx';
import { Sender } from './sender.tsx';
import { StandingButton, StandingState, StandingText } from './standing-parts.tsx';

/** Selects the button of a row that marks its entry. */
export const markButton = 'button:is([value="done"], [value="reopen"])';

interface EntryRowProps {
  entry: InboxEntry;
  /** The neighbouring entry, which gets the focus once this one has left the list. */
  near: InboxEntry | undefined;
}

/** One entry: the sender, the subject, ways to answer, and the button to mark it. */
export function EntryRow({ entry, near }: EntryRowProps) {
  const { _id, name, email, number, location, time, done, cancelled, changed, product } = entry;
  const { booking, report, reply, repeat, standing } = entry;
  const productId = standing?.productId ?? (product?.here ? booking?.productId : null);
  const who = whoOf(entry);
  const about = aboutOf(entry);
  return (
    <li id={entryRow(_id)} className="scroll-mt-4">
      <article
        aria-label={`${about}: ${who}`}
        className="grid gap-x-6 gap-y-3 border border-line bg-raised p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5"
      >
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere sm:text-xl">
            {product && productId ? (
              <>
                {standing && `${words.headings[entry.kind]} `}
                <Link
                  to={bikePath({ _id: productId, name: product.name })}
                  lang={languageOf(product.name)}
                  className="link"
                >
                  {product.name}
                </Link>
              </>
            ) : (
              about
            )}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            <States entry={entry} />
          </p>
          {booking && <BookedAs booking={booking} />}
          {report && <ReportTexts report={report} done={done !== null} />}
          {report && <FormerlyText report={report} />}
          {reply && <ReplyText reply={reply} />}
          {repeat && <RepeatText repeat={repeat} />}
          {report && <SellerText seller={report.seller} />}
          {standing && <StandingText standing={standing} />}
          {!report && (
            <Sender name={name} email={email}>
              {number && (
                <li>
                  <a
                    href={`tel:${number}`}
                    className="link inline-flex items-center gap-2 py-2 whitespace-nowrap"
                  >
                    <Phone aria-hidden="true" className="size-4 shrink-0" />
                    {formatMobile(number)}
                  </a>
                </li>
              )}
              {location && (
                <li className="flex min-w-0 items-start gap-2 py-1 wrap-anywhere">
                  <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
                  <span lang={languageOf(location)}>{location}</span>
                </li>
              )}
            </Sender>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:flex-col sm:items-end">
          <p className="text-sm text-muted sm:text-right">
            <MomentText time={time} />
            {done && (
              <span className="block">
                {words.doneSince} <MomentText time={done} />
              </span>
            )}
          </p>
          <div className="card-buttons sm:w-auto sm:flex-col sm:items-stretch sm:[&_.btn]:w-full">
            <StandingButton entry={entry} near={near} />
            {!cancelled && (
              <WishForm
                sending={`settle-${_id}`}
                wish={done ? 'reopen' : 'done'}
                // The mark is for the text shown here, whatever the buyer writes meanwhile.
                fields={{
                  id: _id,
                  near: near?._id ?? '',
                  location,
                  number,
                  ...(changed && { seen: 'change' }),
                }}
                label={done ? words.reopen : words.markDone}
                named={done ? words.reopenOf(who) : words.markDoneOf(who)}
              />
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

/** Shows which one was booked, and what it said then, because several may have the same name. */
function BookedAs({ booking }: { booking: NonNullable<InboxEntry['booking']> }) {
  const { settings } = useApp();
  const said = [booking.yearOfUse && statedYearText(booking.yearOfUse), priceText(booking, settings)].filter(
    Boolean,
  );
  return (
    <p className="mt-2 wrap-anywhere">
      {bookingWords.bookedAs} {said.join(dot)}
    </p>
  );
}

function aboutOf({ kind, product, standing }: InboxEntry): string {
  if (kind === 'enquiry') return words.enquiry;
  const name = product?.name ?? words.question;
  return standing ? `${words.headings[kind]} ${name}` : name;
}

function States({ entry: { intent, product, cancelled, changed, report, standing } }: { entry: InboxEntry }) {
  return (
    <>
      {report && <ReportStates report={report} />}
      {standing && <StandingState standing={standing} />}
      {cancelled && <Badge tone="bad">{words.cancelled}</Badge>}
      {changed && !cancelled && <Badge tone="notice">{words.changed}</Badge>}
      {intent && product && (
        <Badge tone={intent === 'purchase' ? 'good' : 'plain'}>{words.intentNames[intent]}</Badge>
      )}
      {product?.sample && <Badge>{words.sample}</Badge>}
      {product && !product.here && <Badge tone="notice">{words.gone}</Badge>}
    </>
  );
}
