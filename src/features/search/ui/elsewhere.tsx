import * as words from '#messages/search.ts';
import { currencySign, formatAmount } from '../../../kernel/money.ts';
import { searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import type { FoundBikes } from '../contract.ts';
import { writeSearch } from '../domain/search.ts';
import { priceRangeText } from '../domain/wording.ts';

/** What the price range excludes because it is offered in other currencies, with a link for each. */
export function Elsewhere({
  search,
  priced,
  elsewhere,
}: Pick<FoundBikes, 'search' | 'priced' | 'elsewhere'>) {
  const { settings } = useApp();
  if (elsewhere.length === 0) return null;
  const count = elsewhere.reduce((sum, other) => sum + other.count, 0);
  return (
    <p className="text-sm">
      {words.elsewhere(count, formatAmount(count), currencySign(priced, settings.currency))}{' '}
      {elsewhere.map(({ currency }) => (
        <Link
          key={currency}
          to={searchPath(writeSearch({ ...search, currency }))}
          preventScrollReset
          className="link mr-4 inline-block py-1 font-semibold"
        >
          {words.lookElsewhere(
            priceRangeText(search.price, currency, { garage: settings.currency, several: true }),
          )}
        </Link>
      ))}
    </p>
  );
}
