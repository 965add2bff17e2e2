import { TrendingDown } from 'lucide-react';
import * as words from '#messages/saved.ts';
import { formatPrice } from '../../../kernel/money.ts';
import { useApp } from '../../../use-app.tsx';
import { type Price, priceDrop } from '../domain.ts';

/** Says by how much a price went down since the motorcycle was saved, with both prices; otherwise nothing. */
export function PriceNote({ before, now }: { before: Price; now: Price }) {
  const { settings } = useApp();
  const drop = priceDrop(before, now);
  if (drop === null) return null;
  const money = (amount: number | null) => formatPrice(amount ?? 0, now.currency, settings.currency);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-success">
      <span className="flex items-center gap-1.5 font-semibold">
        <TrendingDown aria-hidden="true" className="size-5 shrink-0" />
        {words.cheaper(money(drop))}
      </span>
      <span className="text-sm text-muted">
        {words.thenAndNow(money(before.priceAmount), money(now.priceAmount))}
      </span>
    </p>
  );
}
