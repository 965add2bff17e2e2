import * as words from '#messages/vocabulary.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { paths, searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import type { VocabularyName } from '../contract.ts';
import { areasOf } from './areas-of.ts';
import { fullName } from './full-name.ts';
import { SpellingChip } from './spelling-chip.tsx';

const childOf = { make: 'model', division: 'district' } as const;

/** One name: the number of its motorcycles, its other spellings, and what can be done with it. */
export function NameRow({ name }: { name: VocabularyName }) {
  const { id, kind, slug, count, parent, spellings } = name;
  const spell = useAddressDialog('spell');
  const merge = useAddressDialog('merge', 'into');
  const called = fullName(name);
  const areas = areasOf(name);
  const others = spellings.filter(({ area }) => area === null);
  const onSale = words.onSale(count, formatAmount(count));
  // The places of Bangladesh are built in.
  const stays =
    (kind === 'division' || kind === 'district') && spellings.some(({ origin }) => origin === 'built-in');
  const child = kind === 'make' || kind === 'division' ? childOf[kind] : null;
  return (
    <li>
      <article aria-label={called} className="border border-line bg-raised p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 text-lg leading-snug wrap-anywhere sm:text-xl">
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
        {others.length === 0 ? (
          <p className="mt-3 text-sm text-muted">{words.noSpellings}</p>
        ) : (
          <ul aria-label={words.spellingsOf(called)} className="mt-3 flex flex-wrap gap-2">
            {others.map((spelling) => (
              <SpellingChip key={`${spelling.origin} ${spelling.text}`} name={name} spellings={[spelling]} />
            ))}
          </ul>
        )}
        {areas.length > 0 && (
          <>
            <p className="mt-4 text-sm text-muted">{words.areas}</p>
            <ul aria-label={words.areasOf(called)} className="mt-2 flex flex-wrap gap-2">
              {areas.map((area) => (
                <SpellingChip key={area.area} name={name} spellings={area.spellings} />
              ))}
            </ul>
          </>
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
