import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import * as words from '#messages/place-help.ts';
import { useTyped } from '../../../ui/use-typed.ts';
import { useApp } from '../../../use-app.tsx';
import type { PlaceHelp as Place } from '../contract/place-help.ts';
import { placeHelpQuery } from '../queries.ts';

const shortestPlace = 3;

function placeOf(form: HTMLFormElement): string {
  const place = String(new FormData(form).get('location')).trim();
  return place.length < shortestPlace ? '' : place;
}

/**
 * Says below the place in a form where buyers will find the motorcycle: without a district it is missing where most of them
 * look. Says nothing if there is no answer, and asks nothing in a garage of another country, where every town is a place.
 */
export function PlaceHelp({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { api, settings } = useApp();
  const location = useTyped(form, placeOf, '');
  const { data, isError } = useQuery(placeHelpQuery(api, settings.market.isHome ? location : ''));
  return (
    <p aria-live="polite" className="text-sm text-muted not-empty:mt-1.5">
      {location !== '' && !isError && data?.isListed && foundIn(data)}
    </p>
  );
}

function foundIn({ division, district }: Place): string {
  if (district !== null) return words.foundInDistrict(district);
  return division === null ? words.districtUnknown : words.foundInDivision(division);
}
