import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import * as words from '#messages/listings.ts';
import { toLatinDigits } from '../../../kernel/figures.ts';
import { readPrice } from '../../../kernel/prices.ts';
import { bikePath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { myProductsQuery } from '../queries.ts';

/** Milliseconds without a key pressed. */
const pause = 600;

/** The values of form fields, reported after a pause in typing, also those of a restored draft. */
function useTyped(form: RefObject<HTMLFormElement | null>, ...names: readonly [string, string]) {
  const [first, second] = names;
  const [typed, setTyped] = useState<readonly [string, string]>(['', '']);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => {
      const data = new FormData(current);
      const now = [first, second].map((name) => String(data.get(name) ?? '').trim());
      setTyped([now[0] ?? '', now[1] ?? '']);
    };
    let timer = setTimeout(look, pause);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    };
    current.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('input', wait);
    };
  }, [form, first, second]);
  return typed;
}

interface NoteProps {
  form: RefObject<HTMLFormElement | null>;
}

/** Points out an original price below the asking price; it may be correct, so nothing is refused. */
export function OriginalPriceNote({ form }: NoteProps) {
  const [price, originalPrice] = useTyped(form, 'price', 'originalPrice').map(amountOf);
  const isBelow = price && originalPrice && originalPrice < price;
  return (
    <p aria-live="polite" className="text-muted empty:hidden sm:col-span-2">
      {isBelow && words.originalPriceBelow}
    </p>
  );
}

function amountOf(typed: string): number | null {
  const price = readPrice(typed);
  return 'problem' in price ? null : price.amount;
}

const alike = (text: string) => toLatinDigits(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Tells a seller who adds a motorcycle that one with the same name and year is among their latest ones. */
export function SameAgainNote({ form }: NoteProps) {
  const { api } = useApp();
  const { uid } = useMember();
  const own = useInfiniteQuery({ ...myProductsQuery(api, uid, null), retry: false });
  const [name, yearOfUse] = useTyped(form, 'name', 'yearOfUse').map(alike);
  const first = own.data?.pages
    .flatMap((page) => page.data)
    .find((each) => !each.soldAt && alike(each.name) === name && alike(each.yearOfUse) === yearOfUse);
  return (
    <p aria-live="polite" className="text-muted empty:hidden sm:col-span-2">
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
