import { Link } from 'react-router';
import * as listingWords from '#messages/listings.ts';
import * as words from '#messages/prices.ts';
import { formatPrice } from '../../../kernel/money.ts';
import { bikePath } from '../../../routes.ts';
import { useApp } from '../../../use-app.tsx';
import { mileageText, priceText, yearText } from '../../listings/ui/product-words.ts';
import { roundPrice } from '../../prices/domain.ts';
import type { PriceOpinion } from '../contract.ts';

/** How the asking price stands among others, why, and with which it was compared. */
export function PriceOpinionPart({ opinion, currency }: { opinion: PriceOpinion; currency: string | null }) {
  return (
    <section aria-labelledby="price" className="mt-7">
      <h2 id="price" className="text-xl">
        {words.title}
      </h2>
      {'notEnough' in opinion ? (
        <p className="mt-2">{words.notEnough(opinion.count)}</p>
      ) : (
        <Opinion opinion={opinion} currency={currency} />
      )}
    </section>
  );
}

type Said = Exclude<PriceOpinion, { notEnough: true }>;

function Opinion({ opinion, currency }: { opinion: Said; currency: string | null }) {
  const { settings } = useApp();
  const money = (amount: number) => formatPrice(roundPrice(amount), currency, settings.currency);
  const { expected, low, high, rating, position, count, basis, sureness } = opinion;
  const hint = words.ratingHints[rating];
  const reasons = opinion.reasons.filter(({ amount }) => roundPrice(amount) !== 0);
  return (
    <>
      <p className="mt-2 text-lg font-bold">{words.ratingNames[rating]}</p>
      {hint && <p>{hint}</p>}
      <Bar position={position} />
      <p className="mt-2">
        {words.range(money(low), money(high))} {words.usual(money(expected))}
      </p>
      <p className="mt-1 text-sm text-muted">
        {words.restsOn(count, basis, sureness)} {words.askedOnly}
      </p>
      {reasons.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-1 font-semibold">{words.reasonsTitle}</summary>
          <dl className="mt-1">
            {reasons.map(({ factor, amount }) => (
              <div key={factor} className="flex justify-between gap-4 border-b border-line py-1.5">
                <dt className="text-muted">{words.factorNames[factor]}</dt>
                <dd className="font-semibold">{words.moves(money(Math.abs(amount)), amount > 0)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {opinion.comparables.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-1 font-semibold">{words.comparables}</summary>
          <ul className="mt-1">
            {opinion.comparables.map((bike) => (
              <li key={bike._id} className="flex justify-between gap-4 border-b border-line py-1.5">
                <span className="min-w-0 break-words">
                  <Link to={bikePath(bike)} className="link">
                    {bike.name}
                  </Link>
                  <span className="block text-sm text-muted">
                    {[yearText(bike), mileageText(bike), bike.soldAt && listingWords.sold]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="font-semibold whitespace-nowrap">{priceText(bike, settings)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The range with a mark where the asking price stands; prices outside of it stand at its ends. */
function Bar({ position }: { position: number }) {
  const percent = Math.round(position * 100);
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-2 bg-linear-to-r from-success via-base-300 to-error">
        <span
          className="absolute top-1/2 h-5 w-1.5 -translate-1/2 bg-base-content outline-2 outline-base-100"
          style={{ left: `${Math.min(100, Math.max(0, percent))}%` }}
        />
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-sm text-muted">
        <span>{words.cheap}</span>
        <span>{words.dear}</span>
      </div>
      <p className="sr-only">{words.standsAt(percent)}</p>
    </div>
  );
}
