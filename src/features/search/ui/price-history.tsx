import * as words from '#messages/bike.ts';
import { formatDate, formatMoment } from '../../../kernel/dates.ts';
import { formatPrice } from '../../../kernel/money.ts';
import { useApp } from '../../../use-app.tsx';
import type { BikePage } from '../contract.ts';
import { type AskedPrice, difference } from '../domain/bike-page/price-history.ts';

interface PriceHistoryProps extends Pick<BikePage, 'bike'> {
  prices: BikePage['priceHistory'];
}

/**
 * The former prices of a motorcycle with dates and differences, and when it was sold; nothing where its price
 * never changed and it is still for sale.
 */
export function PriceHistory({ prices: changed, bike }: PriceHistoryProps) {
  const { settings } = useApp();
  const { soldAt, postTime, priceAmount, currency: own } = bike;
  if (changed.length === 0 && !soldAt) return null;
  const prices = changed.length > 0 ? changed : [{ since: postTime, amount: priceAmount, currency: own }];
  const money = (amount: number, currency: string | null) => formatPrice(amount, currency, settings.currency);
  const days = [...prices.map(({ since }) => since), ...(soldAt ? [soldAt] : [])].map((at) => formatDate(at));
  /** With the time where two changes fall on the same day. */
  const when = (at: string) => {
    const day = formatDate(at);
    return days.filter((other) => other === day).length > 1 ? formatMoment(at) : day;
  };
  return (
    <section aria-labelledby="price-history" className="mt-7">
      <h2 id="price-history" className="text-xl">
        {words.priceHistory}
      </h2>
      <ol className="mt-2">
        {soldAt && (
          <li className="flex items-baseline justify-between gap-x-4 border-b border-line py-1.5">
            <time dateTime={soldAt} className="text-muted" suppressHydrationWarning>
              {when(soldAt)}
            </time>
            <span className="font-semibold">{words.soldThen}</span>
          </li>
        )}
        {prices.map(({ since, amount, currency }, i) => (
          <li
            key={`${since} ${amount}`}
            className="flex items-baseline justify-between gap-x-4 border-b border-line py-1.5"
          >
            <time dateTime={since} className="text-muted" suppressHydrationWarning>
              {when(since)}
            </time>
            {/* Read in the order in which it is said: what was asked for, then how much less that is. */}
            <span className="flex min-w-0 flex-row-reverse flex-wrap items-baseline gap-x-3 text-right">
              <span className="font-semibold">
                {amount === null ? words.noFigure : money(amount, currency)}
              </span>
              <Difference now={{ since, amount, currency }} before={prices[i + 1]} money={money} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DifferenceProps {
  now: AskedPrice;
  before: AskedPrice | undefined;
  money: (amount: number, currency: string | null) => string;
}

function Difference({ now, before, money }: DifferenceProps) {
  const moved = before ? difference(now, before) : null;
  if (!moved) return null;
  const amount = money(Math.abs(moved), now.currency);
  return moved < 0 ? (
    <span className="text-sm text-success">{words.less(amount)}</span>
  ) : (
    <span className="text-sm text-muted">{words.more(amount)}</span>
  );
}
