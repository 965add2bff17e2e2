/** Which names a page of the vocabulary shows, and with which spellings. */
import { makeIndex, modelIndexes, otherSpellings } from '../../catalogue/lookup.ts';
import { synonyms } from '../../catalogue/synonyms.ts';
import { keyOf, wordsOf } from '../../catalogue/words.ts';
import type { Term } from '../../search/domain/names.ts';
import type { Vocabulary } from '../../search/domain/words/vocabulary.ts';
import type { NameKind, spellingOrigins } from '../domain.ts';

interface NameFilter {
  kind: NameKind;
  /** Slug of the parent; '' for any. */
  parent: string;
  /** A text that the name or one of its spellings must contain; '' for all. */
  search: string;
  limit: number;
  /** The slug before the page; '' for the first page. */
  after: string;
}

function termsOf(kind: NameKind, { roots, models, childrenOf }: Vocabulary): readonly Term[] {
  if (kind === 'model') return models;
  if (kind === 'district')
    return roots.filter((root) => root.kind === 'division').flatMap(({ id }) => childrenOf(id));
  return roots.filter((root) => root.kind === kind);
}

/** Names in the order of their slugs. */
export function pickNames(
  wanted: NameFilter,
  vocabulary: Vocabulary,
): { terms: Term[]; next: string | null } {
  const { kind, search, limit, after } = wanted;
  const parent =
    wanted.parent === '' ? null : vocabulary.termOf(kind === 'model' ? 'make' : 'division', wanted.parent);
  const said = keyOf(search);
  const spelt = new Set<string>();
  if (said !== '') {
    for (const [key, meanings] of vocabulary.byKey)
      if (key.includes(said)) for (const { field, value } of meanings) if (field === kind) spelt.add(value);
  }
  const typed = search.toLowerCase();
  const whole = (term: Term) =>
    `${term.parent === null ? '' : (vocabulary.termById(term.parent)?.name ?? '')} ${term.name}`;
  const terms = termsOf(kind, vocabulary)
    .filter((term) => wanted.parent === '' || term.parent === parent?.id)
    .filter((term) => search === '' || spelt.has(term.slug) || whole(term).toLowerCase().includes(typed))
    .filter(({ slug }) => slug > after)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const page = terms.slice(0, limit);
  return { terms: page, next: terms.length > limit ? (page.at(-1)?.slug ?? null) : null };
}

/** The other spellings of a name in the program's own tables. */
function builtInSpellings({ kind, name, parent }: Term, { termById }: Vocabulary): string[] {
  if (kind !== 'make' && kind !== 'model') return [];
  const make = parent === null ? '' : (termById(parent)?.name ?? '');
  const row = kind === 'model' ? modelIndexes.get(make)?.byKey.get(keyOf(name)) : undefined;
  const also = row ? otherSpellings(row) : kind === 'make' ? makeIndex.byKey.get(keyOf(name))?.also : [];
  const [word, ...more] = wordsOf(name);
  const bySynonym = more.length > 0 ? [] : [...synonyms].filter(([, meaning]) => meaning === word);
  return [...new Set([...(also ?? []), ...bySynonym.map(([spelling]) => spelling)])];
}

/** A spelling of a name, as admins see it. */
interface Spelling {
  /** Null where it cannot be taken away. */
  id: number | null;
  text: string;
  origin: (typeof spellingOrigins)[number];
  area: string | null;
}

/**
 * Names with all of their other spellings, the program's own ones first: `stored` has those in the database,
 * `counts` how many motorcycles have each name.
 */
export function withSpellings(
  terms: readonly Term[],
  vocabulary: Vocabulary,
  counts: Readonly<Record<NameKind, ArrayLike<number>>>,
  stored: ReadonlyMap<number, readonly Spelling[]>,
) {
  return terms.map((term) => {
    const { id, kind, slug, name } = term;
    const parent = term.parent === null ? undefined : vocabulary.termById(term.parent);
    const builtIn = builtInSpellings(term, vocabulary).map(
      (text): Spelling => ({ id: null, text, origin: 'built-in', area: null }),
    );
    return {
      id,
      kind,
      slug,
      name,
      parent: parent ? { slug: parent.slug, name: parent.name } : null,
      count: counts[kind][id] ?? 0,
      // The name itself does not count as a spelling.
      spellings: [...builtIn, ...(stored.get(id) ?? [])].filter(({ text }) => text !== name),
    };
  });
}
