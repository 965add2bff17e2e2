import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import * as words from '#messages/listings.ts';
import { toLatinDigits } from '../../../kernel/figures.ts';
import type { Market } from '../../../kernel/market.ts';
import { containsMobile } from '../../../kernel/phone.ts';
import { readPrice } from '../../../kernel/prices.ts';
import { bikePath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useTyped } from '../../../ui/use-typed.ts';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { myProductsQuery } from '../queries.ts';

const nothing: Record<string, string> = {};

/** The fields of a form by name, without spaces around. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
}

// What is announced when it changes must be in the page before it says anything: a place that is hidden while it is empty is
// none for a screen reader.
interface NoteProps {
  form: RefObject<HTMLFormElement | null>;
}

/** Points out an original price below the asking price; it may be correct, so nothing is refused. */
export function OriginalPriceNote({ form }: NoteProps) {
  const { market } = useApp().settings;
  const typed = useTyped(form, fieldsOf, nothing);
  const price = amountOf(typed.price ?? '', market);
  const originalPrice = amountOf(typed.originalPrice ?? '', market);
  const isBelow = price && originalPrice && originalPrice < price;
  return (
    <p aria-live="polite" className="text-muted empty:sr-only sm:col-span-2">
      {isBelow && words.originalPriceBelow}
    </p>
  );
}

/** Points out a mobile number in the description, where everybody can read it, also those who only collect them. */
export function MobileInTextNote({ form }: NoteProps) {
  const { settings } = useApp();
  const { description = '' } = useTyped(form, fieldsOf, nothing);
  return (
    <p aria-live="polite" className="text-muted not-empty:mt-2">
      {containsMobile(description, settings.market.numbers) && words.mobileInText}
    </p>
  );
}

function amountOf(typed: string, market: Market): number | null {
  const price = readPrice(typed, market);
  return 'problem' in price ? null : price.amount;
}

const alike = (text: string) => toLatinDigits(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Tells a seller who adds a motorcycle that one with the same name and year is among their latest ones. */
export function SameAgainNote({ form }: NoteProps) {
  const { api } = useApp();
  const { uid } = useMember();
  const typed = useTyped(form, fieldsOf, nothing);
  const name = alike(typed.name ?? '');
  const yearOfUse = alike(typed.yearOfUse ?? '');
  // Nobody who only looks at the form needs their list.
  const own = useInfiniteQuery({ ...myProductsQuery(api, uid, null), retry: false, enabled: name !== '' });
  const first = own.data?.pages
    .flatMap((page) => page.data)
    .find((each) => !each.soldAt && alike(each.name) === name && alike(each.yearOfUse) === yearOfUse);
  return (
    <p aria-live="polite" className="text-muted empty:sr-only sm:col-span-2">
      {first && (
        <>
          {words.sameAgain(first.name)}{' '}
          <Link to={bikePath(first)} className="link inline-block py-1 font-semibold">
            {words.seeTheFirst}
          </Link>
        </>
      )}
    </p>
  );
}
