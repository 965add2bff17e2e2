import { CircleQuestionMark, MapPin, Motorbike, Phone } from 'lucide-react';
import * as words from '#messages/bookings.ts';
import { formatMobile } from '../../../kernel/phone.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath, changeBookingPath, searchPath } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useApp } from '../../../use-app.tsx';
import { ProductPicture } from '../../listings/ui/product-picture.tsx';
import { priceText } from '../../listings/ui/product-words.ts';
import type { OwnBooking } from '../contract/own-bookings.ts';
import { ChangedSince } from './changed-since.tsx';
import { MomentText } from './moment-text.tsx';
import { RemoveForm } from './remove-form.tsx';

/**
 * One of the buyer's own bookings: the motorcycle and its state, intent, time, place and number, and the
 * buttons to cancel or hide it.
 */
export function OwnBookingRow({ booking }: { booking: OwnBooking }) {
  const { settings } = useApp();
  const dialog = useAddressDialog('cancel');
  const { _id, product, intent, location, number, time, cancelled, answered, recipient } = booking;
  const name = product?.name ?? words.questionToGarage;
  const isOpen = !cancelled && product?._id !== null;
  const isTakenOff = product?.takenOff === true;
  const isWarned = !cancelled && isTakenOff;
  // In neither case can it be had any more.
  const isOver = product?.sold === true || isTakenOff;
  const isGone = !cancelled && product?._id === null;
  // Once a deposit is paid, whoever deceives marks it as sold or deletes it, or talks the buyer into cancelling.
  const isEnded = isOver || product?._id === null;
  const reported = recipient === 'seller' && isEnded ? product?.listing : null;
  const bike = product?._id ? { _id: product._id, name: product.now?.name ?? product.name } : null;
  return (
    <li>
      <article
        aria-label={name}
        className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border border-line bg-raised p-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
      >
        <Picture product={product} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 lang={languageOf(name)} className="min-w-0 text-lg leading-snug wrap-anywhere sm:text-xl">
              {name}
            </h2>
            {product && (
              <p className="text-lg font-extrabold tracking-tight wrap-anywhere">
                <span className="sr-only">{words.priceLabel}: </span>
                {priceText(product, settings)}
              </p>
            )}
          </div>
          <p className="mt-1 flex flex-col gap-x-5 gap-y-1 sm:flex-row">
            <State booking={booking} />
            {product && <span className="text-sm font-semibold">{words.ownIntentNames[intent]}</span>}
          </p>
        </div>
        <div className="col-span-2 mt-3 grid gap-x-6 gap-y-1 border-t border-line pt-3 sm:col-span-1 sm:col-start-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <p className="flex items-start gap-2 wrap-anywhere">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
            <span className="sr-only">{words.locationLabel}: </span>
            <span lang={languageOf(location)}>{location}</span>
          </p>
          <p className="flex items-center gap-2 whitespace-nowrap">
            <Phone aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="sr-only">{words.numberLabel}: </span>
            {formatMobile(number)}
          </p>
          {product?.seller && <Seller {...product.seller} />}
          <p className="text-sm text-muted">
            {words.bookedLabel} <MomentText time={time} />.{' '}
            {isOpen &&
              !isTakenOff &&
              (isOver ? words.soldLine : (answered ? words.answeredLines : words.recipientLines)[recipient])}
            {isOpen && !isOver && product?.putBack && ` ${words.putBackLine}`}
            {isGone && !isTakenOff && words.goneLine}
          </p>
        </div>
        {isWarned && (
          <p className="col-span-2 mt-3 border-l-4 border-error bg-error/10 px-4 py-2 font-semibold sm:col-span-1 sm:col-start-2">
            {words.takenOffLine}
          </p>
        )}
        {!cancelled && <ChangedSince product={product} />}
        <div className="card-buttons col-span-2 mt-3 empty:hidden">
          {bike && isOver && (
            <OutlineLink to={bikePath(bike)} label={words.similarTo(name)} text={words.seeSimilar} />
          )}
          {isGone && (
            <OutlineLink
              to={searchPath(`?${new URLSearchParams({ q: name })}`)}
              label={words.similarTo(name)}
              text={words.seeSimilar}
            />
          )}
          {reported && (
            <OutlineLink
              to={`${bikePath({ _id: reported, name: product?.now?.name ?? name })}?${new URLSearchParams({ report: reported })}`}
              label={words.reportOf(name)}
              text={words.reportBooked}
            />
          )}
          {bike && !isOver && (
            <OutlineLink to={bikePath(bike)} label={words.seeOf(name)} text={words.seeBike} />
          )}
          {bike && isOpen && !isOver && (
            <OutlineLink
              to={changeBookingPath(bike, intent)}
              label={words.changeOf(name)}
              text={words.changeBooking}
            />
          )}
          {/* A booking of what the garage took off may still be cancelled: its seller no longer sees
              number and place then. */}
          {isOpen && product?.sold !== true && (
            <PlaceButton
              tone="quiet"
              aria-haspopup="dialog"
              aria-label={words.cancelOf(name)}
              className="text-error"
              {...dialog.open({ cancel: _id })}
            >
              {words.cancelBooking}
            </PlaceButton>
          )}
          {(!isOpen || isOver) && <RemoveForm id={_id} name={name} />}
        </div>
      </article>
    </li>
  );
}

/** Whom the buyer can call, as long as there is something to call about. */
function Seller({ name, number }: { name: string; number: string }) {
  const shown = formatMobile(number);
  return (
    <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere sm:col-span-2">
      <span>
        <span className="text-muted">{words.sellerLabel}:</span> <span lang={languageOf(name)}>{name}</span>
      </span>
      <a
        href={`tel:${number}`}
        aria-label={words.callOf(name, shown)}
        className="link inline-flex items-center gap-2 py-2 font-semibold whitespace-nowrap"
      >
        <Phone aria-hidden="true" className="size-4 shrink-0" />
        {shown}
      </a>
    </p>
  );
}

function OutlineLink({ to, label, text }: { to: string; label: string; text: string }) {
  return (
    <Link className="btn btn-outline border-field-line text-base" to={to} aria-label={label}>
      {text}
    </Link>
  );
}

function State({ booking: { cancelled, product } }: { booking: OwnBooking }) {
  // The state of the motorcycle matters only to buyers who still want it.
  if (cancelled) return <Badge tone="bad">{words.cancelled}</Badge>;
  if (!product) return null;
  if (product.takenOff) return <Badge tone="bad">{words.takenOff}</Badge>;
  if (product.sold) return <Badge tone="notice">{words.sold}</Badge>;
  if (!product._id) return <Badge tone="notice">{words.gone}</Badge>;
  if (product.sample) return <Badge tone="notice">{words.sample}</Badge>;
  return <Badge tone="good">{words.stillThere}</Badge>;
}

/** A listing that is gone has no picture any more, and an enquiry never had one. */
function Picture({ product }: Pick<OwnBooking, 'product'>) {
  if (product?._id && product.image) {
    return <ProductPicture product={{ _id: product._id, image: product.image }} className="bg-base-200" />;
  }
  const Icon = product ? Motorbike : CircleQuestionMark;
  return (
    <div className="flex aspect-8/5 items-center justify-center bg-base-200 text-muted">
      <Icon aria-hidden="true" className="size-7" />
    </div>
  );
}
