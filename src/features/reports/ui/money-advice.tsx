import * as words from '#messages/reports.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';

/** Advice for somebody who was asked for money first. */
export function MoneyAdvice() {
  return (
    <p>
      {words.moneyAdvice}{' '}
      <Link to={`${paths.aboutUs()}#warnings`} className="link">
        {words.moneyAdviceLink}
      </Link>
    </p>
  );
}
