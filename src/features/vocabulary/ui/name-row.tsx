import { X } from 'lucide-react';
import { useFetcher, useLocation } from 'react-router';
import * as words from '#messages/vocabulary.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { paths, searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { withSearch } from '../../../ui/with-search.ts';
import type { VocabularyName } from '../contract.ts';
import { fullName } from './full-name.ts';
import type { TeachAnswer } from './teach-from.ts';

const childOf = { make: 'model', division: 'district' } as const;

/** One name: the number of its motorcycles, its other spellings, and what can be done with it. */
export function NameRow({ name }: { name: VocabularyName }) {
  const { id, kind, slug, count, parent, spellings } = name;
  const spell = useAddressDialog('spell');
  const merge = useAddressDialog('merge', 'into');
  const called = fullName(name);
  const onSale = words.onSale(count, formatAmount(count));
  // The places of Bangladesh are built in.
  const stays =
    (kind === 'division' || kind === 'district') && spellings.some(({ origin }) => origin === 'built-in');
  const child = kind === 'make' || kind === 'division' ? childOf[kind] : null;
  return (
    <li>
      <article aria-label={called} className="border border-line bg-raised p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 text-lg leading-snug break-words sm:text-xl">
            {parent && <span className="font-normal text-muted">{parent.name} </span>}
            {name.name}
          </h2>
          <p className="flex flex-wrap gap-x-5">
            <Link
              to={searchPath(`?${new URLSearchParams({ [kind]: slug })}`)}
              aria-label={words.onSaleOf(onSale, called)}
              className="link py-1"
            >
              {onSale}
            </Link>
            {child && (
              <Link
                to={`${paths.vocabulary()}?${new URLSearchParams({ kind: child, parent: slug })}`}
                aria-label={words.onSaleOf(words.childrenOf[child], called)}
                className="link py-1"
              >
                {words.childrenOf[child]}
              </Link>
            )}
          </p>
        </div>
        {spellings.length === 0 ? (
          <p className="mt-3 text-sm text-muted">{words.noSpellings}</p>
        ) : (
          <ul aria-label={words.spellingsOf(called)} className="mt-3 flex flex-wrap gap-2">
            {spellings.map((spelling) => (
              <SpellingChip key={`${spelling.origin} ${spelling.text}`} name={name} spelling={spelling} />
            ))}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <PlaceButton
            tone="plain"
            size="small"
            aria-haspopup="dialog"
            aria-label={words.addSpellingTo(called)}
            {...spell.open({ spell: String(id) })}
          >
            {words.addSpelling}
          </PlaceButton>
          {!stays && (
            <PlaceButton
              tone="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-label={words.mergeName(called)}
              {...merge.open({ merge: String(id), into: '' })}
            >
              {words.merge}
            </PlaceButton>
          )}
        </div>
      </article>
    </li>
  );
}

/** A spelling; one that an admin added can be removed. */
function SpellingChip({
  name,
  spelling: { id, text, origin },
}: {
  name: VocabularyName;
  spelling: VocabularyName['spellings'][number];
}) {
  const fetcher = useFetcher<TeachAnswer>({ key: `spelling-away-${id}` });
  const place = useLocation();
  const look = 'flex min-h-9 max-w-full items-center gap-2 rounded-sm border border-line py-0.5 pl-2.5';
  if (id === null) {
    return (
      <li className={`${look} pr-2.5`}>
        <span className="min-w-0 break-words">{text}</span>
        <span className="text-xs text-muted">{words.origins[origin]}</span>
      </li>
    );
  }
  return (
    <li className={look}>
      <span className="min-w-0 font-semibold break-words">{text}</span>
      <PostForm send={fetcher.submit} action={withSearch(place, { notice: null })}>
        <input type="hidden" name="wish" value="away" />
        <input type="hidden" name="id" value={name.id} />
        <input type="hidden" name="spelling" value={text} />
        <input type="hidden" name="spellingId" value={id} />
        <button
          type="submit"
          aria-label={words.takeAway(text, fullName(name))}
          aria-busy={fetcher.state !== 'idle' || undefined}
          className="btn btn-ghost btn-sm btn-square"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </PostForm>
    </li>
  );
}
