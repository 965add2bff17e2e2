import { Mail } from 'lucide-react';
import { useId } from 'react';
import { useFetcher, useNavigation } from 'react-router';
import * as words from '#messages/alerts.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { bikePath, paths } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { unfilled, useSentChoice } from '../../../ui/use-sent-choice.ts';
import { useApp } from '../../../use-app.tsx';
import { priceText } from '../../listings/ui/product-words.ts';
import { type ChangeAnswer, refusalIn } from '../actions/change-search.ts';
import type { SavedSearch } from '../contract.ts';
import { countText, frequencies } from '../domain.ts';
import { SearchChips } from './search-chips.tsx';

/** A saved search: its filters, what is new, its mail, and opening or deleting it. */
export function SavedSearchRow({ saved }: { saved: SavedSearch }) {
  const dialog = useAddressDialog('delete');
  const { formData } = useNavigation();
  const { _id, name, address, search, names, severalCurrencies, newCount, loweredCount, time } = saved;
  return (
    <li>
      <article aria-label={name} className="border border-line bg-raised p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 lang={languageOf(name)} className="min-w-0 text-xl leading-snug break-words">
            {name}
          </h2>
          {newCount > 0 ? (
            <Badge tone="good">
              {words.newFound({ count: newCount, lowered: loweredCount }, countText(newCount))}
            </Badge>
          ) : (
            <Badge>{words.nothingNew}</Badge>
          )}
        </div>
        <div className="mt-3">
          <SearchChips search={search} names={names} severalCurrencies={severalCurrencies} />
        </div>
        <Newest bikes={saved.newest} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <MailForm saved={saved} />
          <p className="text-sm text-muted">
            {words.savedOn} {formatDate(time)}
          </p>
          <div className="flex flex-wrap gap-2">
            <PostForm action={paths.searches()}>
              <input type="hidden" name="id" value={_id} />
              <input type="hidden" name="address" value={address} />
              <Button
                type="submit"
                name="wish"
                value="open"
                aria-label={words.openOf(name)}
                busy={formData?.get('wish') === 'open' && formData.get('id') === _id}
              >
                {words.open}
              </Button>
            </PostForm>
            <PlaceButton
              tone="quiet"
              aria-haspopup="dialog"
              aria-label={words.removeOf(name)}
              className="text-error"
              {...dialog.open({ delete: _id })}
            >
              {words.remove}
            </PlaceButton>
          </div>
        </div>
      </article>
    </li>
  );
}

function Newest({ bikes }: { bikes: SavedSearch['newest'] }) {
  const { settings } = useApp();
  if (bikes.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1">
      {bikes.map((bike) => (
        <li key={bike._id} className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={bikePath(bike)}
            lang={languageOf(bike.name)}
            className="link min-w-0 py-1 font-semibold break-words"
          >
            {bike.name}
          </Link>
          <span className="text-sm">
            {bike.priceWas === null
              ? priceText(bike, settings)
              : words.nowAndBefore(
                  priceText(bike, settings),
                  priceText({ ...bike, priceAmount: bike.priceWas }, settings),
                )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How often mail comes. A choice is sent at once; without script by the button. */
function MailForm({ saved: { _id, name, frequency } }: { saved: SavedSearch }) {
  const fetcher = useFetcher<ChangeAnswer>({ key: `mail-${_id}` });
  const id = useId();
  const choice = useSentChoice(frequency, fetcher.submit, refusalIn(fetcher.data));
  return (
    <PostForm
      {...unfilled}
      send={fetcher.submit}
      action={paths.searches()}
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="id" value={_id} />
      <input type="hidden" name="wish" value="mail" />
      <label htmlFor={id} className="flex items-center gap-2 text-sm font-semibold">
        <Mail aria-hidden="true" className="size-4 text-muted" />
        {words.frequencyLabel}
        <span lang={languageOf(name)} className="sr-only">
          : {name}
        </span>
      </label>
      <select
        {...choice}
        id={id}
        name="frequency"
        aria-busy={fetcher.state !== 'idle'}
        className="select w-auto"
      >
        {frequencies.map((value) => (
          <option key={value} value={value}>
            {words.frequencyNames[value]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" tone="plain" aria-label={words.changeMailOf(name)}>
          {words.changeMail}
        </Button>
      </noscript>
    </PostForm>
  );
}
