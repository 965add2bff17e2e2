import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import * as words from '#messages/prices.ts';
import type { DistanceUnit } from '../../../kernel/distances.ts';
import { formatPrice } from '../../../kernel/money.ts';
import { useTyped } from '../../../ui/use-typed.ts';
import { useApp } from '../../../use-app.tsx';
import { wholeFigure } from '../../listings/domain.ts';
import { priceHelpQuery } from '../queries.ts';

const shortestName = 3;

/** The motorcycle in a form, whose distance is in `unit`, as a query string; '' until there is enough of it. */
function described(form: HTMLFormElement, unit: DistanceUnit): string {
  const data = new FormData(form);
  const said = ['name', 'yearOfUse', 'mileage', 'owners', 'condition'].flatMap(
    (field): [string, string][] => {
      const text = String(data.get(field) ?? '').trim();
      const figure = field === 'mileage' || field === 'owners' ? wholeFigure(text, field, unit) : null;
      return text === '' ? [] : [[field, figure === null ? text : String(figure)]];
    },
  );
  const { name = '', yearOfUse = '' } = Object.fromEntries(said);
  return name.length < shortestName || yearOfUse === '' ? '' : String(new URLSearchParams(said));
}

/**
 * Shows the price of bikes like the one in the form beside its price field. Shows nothing if there is no
 * answer.
 */
export function PriceHelp({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { api, settings } = useApp();
  const { distance } = settings.market;
  const read = useCallback((typed: HTMLFormElement) => described(typed, distance), [distance]);
  const question = useTyped(form, read, '');
  const { data, isError } = useQuery(priceHelpQuery(api, question));

  const money = (amount: number) => formatPrice(amount, null, settings.currency);
  const isSaid = question !== '' && !isError && data !== undefined;
  return (
    <p aria-live="polite" className="min-h-6 text-muted sm:col-span-2">
      {isSaid &&
        ('notEnough' in data
          ? words.cannotSay(data.count, data.samples)
          : words.bikesAsk(money(data.low), money(data.high), data))}
    </p>
  );
}
