import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../kernel/api-client.ts';
import { cacheKeys } from '../../kernel/cache-keys.ts';
import { adminPagedQuery } from '../../kernel/paged-query.ts';
import { refetch } from '../../kernel/refetch.ts';
import type { VocabularyName } from './contract.ts';
import type { AddedKind, NameKind } from './domain.ts';

/** Which names a page shows. */
export interface WantedNames {
  kind: NameKind;
  /** Slug of their parent; '' for any. */
  parent: string;
  search: string;
}

/** Names with their spellings; null for non-admins. */
export function namesQuery(
  api: ApiClient,
  uid: string,
  { kind, parent, search }: WantedNames,
  from: string | null,
) {
  return adminPagedQuery<VocabularyName>(api, {
    key: ['vocabulary', uid, kind, parent, search],
    path: `/vocabulary?${new URLSearchParams({ kind, parent, search })}`,
    from,
  });
}

const access = 'member';
const pathOf = (id: string) => `/vocabulary/${encodeURIComponent(id)}`;

/** Adds a make, or a model of a make. */
export async function addName(
  api: ApiClient,
  body: { kind: AddedKind; name: string; make: string },
): Promise<void> {
  await api({ method: 'POST', path: '/vocabulary', body, access });
}

/** Adds a spelling to a name; `area` is '' or a spelling of the area that it names. */
export async function addSpelling(
  api: ApiClient,
  id: string,
  body: { spelling: string; area: string },
): Promise<void> {
  await api({ method: 'POST', path: `${pathOf(id)}/spellings`, body, access });
}

/** Removes a spelling that an admin has added. */
export async function takeSpelling(api: ApiClient, id: string, spelling: string): Promise<void> {
  await api({ method: 'DELETE', path: `${pathOf(id)}/spellings/${encodeURIComponent(spelling)}`, access });
}

/** Merges one name into another. */
export async function mergeName(api: ApiClient, id: string, into: string): Promise<void> {
  await api({ method: 'POST', path: `${pathOf(id)}/merge`, body: { into: Number(into) }, access });
}

/**
 * Refetches, after a change of the vocabulary, the lists of names and everything that searches have found.
 */
export async function refreshVocabulary(queries: QueryClient, uid: string): Promise<void> {
  for (const queryKey of [cacheKeys.searches, cacheKeys.suggestions])
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  await refetch(queries, ['vocabulary', uid]);
}
