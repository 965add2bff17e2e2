import * as listingWords from '#messages/listings.ts';
import * as words from '#messages/prices.ts';
import { formatPrice } from '../../../kernel/money.ts';
import { bikePath } from '../../../routes.ts';
import { dot } from '../../../ui/dot.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { mileageText, priceText, yearText } from '../../listings/ui/product-words.ts';
import type { BikePage, PriceOpinion } from '../contract.ts';

/** How the asking price compares with others, why, and which bikes it was compared with. */
export function PriceOpinionPart({ opinion, bike }: { opinion: PriceOpinion; bike: BikePage['bike'] }) {
  return (
    <section aria-labelledby="price" className="mt-7">
      <h2 id="price" className="text-xl">
        {words.title}
      </h2>
      {'notEnough' in opinion ? (
        <p className="mt-2">{words.notEnough(opinion.count)}</p>
      ) : (
        <Opinion opinion={opinion} bike={bike} />
      )}
    </section>
  );
}

type StatedOpinion = Exclude<PriceOpinion, { notEnough: true }>;

function Opinion({ opinion, bike }: { opinion: StatedOpinion; bike: BikePage['bike'] }) {
  const { settings } = useApp();
  const money = (amount: number) => formatPrice(amount, bike.currency, settings.currency);
  const { low, high, rating, sureness, usual, reasons, comparables } = opinion;
  const expected = money(opinion.expected);
  const hint = words.ratingHints[rating];
  const like = [bike.year, mileageText(bike, settings)].filter(Boolean).join(', ');
  const ofUsual = [
    usual.year,
    mileageText({ mileage: usual.kilometres }, settings),
    usual.owners && words.ownersOf(usual.owners),
  ];
  const asThisOne = comparables.flatMap((other) => other.asThisOne ?? []);
  const within = asThisOne.filter((amount) => amount >= low && amount <= high).length;
  return (
    <>
      <p className="mt-2 text-lg font-bold">{words.ratingNames[rating]}</p>
      {hint && <p>{hint}</p>}
      <Bar position={opinion.position} low={money(low)} usual={expected} high={money(high)} />
      <p className="mt-2">{words.range(like, expected, money(low), money(high))}</p>
      <p className="mt-1 text-sm text-muted">
        {words.restsOn(sureness, opinion)} {words.askedOnly}
      </p>
      {reasons.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 font-semibold">{words.reasonsTitle}</summary>
          <dl className="mt-1">
            <Row name={words.usualOne(ofUsual.filter(Boolean).join(', '))} amount={money(usual.expected)} />
            {reasons.map(({ factor, amount }) => (
              <Row
                key={factor}
                name={words.factorName(factor, settings.market.distance)}
                amount={words.moves(money(Math.abs(amount)), amount > 0)}
              />
            ))}
            <Row name={words.thisOne} amount={expected} />
          </dl>
        </details>
      )}
      {comparables.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 font-semibold">{words.comparables}</summary>
          {asThisOne.length > 0 && (
            <p className="text-sm text-muted">
              {words.comparablesHint(within, asThisOne.length, settings.market.distance)}
            </p>
          )}
          <ul className="mt-1">
            {comparables.map((other) => (
              <li key={other._id} className="flex justify-between gap-4 border-b border-line py-1.5">
                <span className="min-w-0 break-words">
                  <Link to={bikePath(other)} className="link">
                    {other.name}
                  </Link>
                  <span className="block text-sm text-muted">
                    {[
                      yearText(other),
                      mileageText(other, settings),
                      townOf(other),
                      other.soldAt && listingWords.sold,
                    ]
                      .filter(Boolean)
                      .join(dot)}
                  </span>
                </span>
                <span className="text-right font-semibold whitespace-nowrap">
                  {priceText(other, settings)}
                  {other.asThisOne !== null && (
                    <span className="block text-sm font-normal text-muted">
                      {words.asThisOne(money(other.asThisOne))}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A line of the sum from the usual bike's price to this one's. */
function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-1.5">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">{amount}</dd>
    </div>
  );
}

/** The place as the listing says it, without the country. */
function townOf({ location }: { location: string }): string | null {
  return location === listingWords.placeUnknown ? null : location;
}

function standingOf(position: number): keyof typeof words.standings {
  if (position < 0) return 'below';
  if (position > 1) return 'above';
  return position === 0.5 ? 'middle' : position < 0.5 ? 'lower' : 'upper';
}

/**
 * The range with a mark for the asking price; a price outside of it is marked at the end. The figures are
 * below, the usual price in the middle.
 */
function Bar({ position, ...figures }: Record<'low' | 'usual' | 'high', string> & { position: number }) {
  const percent = Math.round(position * 100);
  return (
    <div className="mt-3">
      <div
        aria-hidden="true"
        className="relative h-2 bg-linear-to-r from-success via-base-300 to-error forced-colors:border"
      >
        <span
          className="absolute top-1/2 h-5 w-1.5 -translate-1/2 bg-base-content outline-2 outline-base-100 forced-colors:bg-[CanvasText]"
          style={{ left: `${Math.min(100, Math.max(0, percent))}%` }}
        />
      </div>
      <div aria-hidden="true" className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{figures.low}</span>
        <span>{figures.usual}</span>
        <span>{figures.high}</span>
      </div>
      <p className="sr-only">{words.standings[standingOf(position)]}</p>
    </div>
  );
}
