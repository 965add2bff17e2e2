import { X } from 'lucide-react';
import { useFetcher, useLocation } from 'react-router';
import * as words from '#messages/vocabulary.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { PostForm } from '../../../ui/post-form.tsx';
import { withSearch } from '../../../ui/with-search.ts';
import type { TeachAnswer } from '../actions/teach.ts';
import type { VocabularyName } from '../contract.ts';
import { fullName } from './full-name.ts';

type Spelling = VocabularyName['spellings'][number];

/** A spelling of a name, or all spellings of one of its areas; those that an admin added can be removed. */
export function SpellingChip({ name, spellings }: { name: VocabularyName; spellings: readonly Spelling[] }) {
  const kept = spellings.filter(({ id }) => id === null);
  const added = spellings.filter(({ id }) => id !== null);
  const origin = kept[0]?.origin;
  return (
    <li
      className={`flex min-h-9 max-w-full flex-wrap items-center gap-x-3 rounded-sm border border-line py-0.5 pl-2.5 ${added.length === 0 ? 'pr-2.5' : ''}`}
    >
      {origin && (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span lang={languageOf(kept.map(({ text }) => text).join())} className="min-w-0 wrap-anywhere">
            {kept.map(({ text }) => text).join(words.orWritten)}
          </span>
          <span className="text-xs text-muted">{words.origins[origin]}</span>
        </span>
      )}
      {added.map((spelling) => (
        <Added key={spelling.id} name={name} spelling={spelling} />
      ))}
    </li>
  );
}

function Added({ name, spelling: { id, text, area } }: { name: VocabularyName; spelling: Spelling }) {
  const fetcher = useFetcher<TeachAnswer>({ key: `spelling-away-${id}` });
  const place = useLocation();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span lang={languageOf(text)} className="min-w-0 font-semibold wrap-anywhere">
        {text}
      </span>
      <PostForm send={fetcher.submit} action={withSearch(place, { notice: null })}>
        <input type="hidden" name="wish" value="away" />
        <input type="hidden" name="id" value={name.id} />
        <input type="hidden" name="spelling" value={text} />
        <input type="hidden" name="spellingId" value={id ?? ''} />
        <input type="hidden" name="area" value={area ?? ''} />
        <button
          type="submit"
          aria-label={words.takeAway(text, fullName(name))}
          aria-busy={fetcher.state !== 'idle' || undefined}
          className="btn btn-ghost btn-sm btn-square"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </PostForm>
    </span>
  );
}
