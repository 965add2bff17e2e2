import { expect } from 'vitest';
import type { FoundBikes } from '../../src/features/search/contract.ts';
import type { VocabularyName } from '../../src/features/vocabulary/contract.ts';
import type { Member, TestApi } from './api.ts';
import { addListing, type ListingParts } from './listings.ts';

/** A page of the list of names. */
export interface Listed {
  names: VocabularyName[];
  next: string | null;
}

interface Problem {
  code: string;
  detail: string;
  fields?: { detail: string }[];
}

/** Status, code and message of a refusal. */
export async function outcome(answer: Response): Promise<[number, string, string]> {
  const { code, detail, fields } = (await answer.json()) as Problem;
  return [answer.status, code, fields?.[0]?.detail ?? detail];
}

/** The id of an added name. */
export async function insertedId(answer: Response): Promise<number> {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { insertedId: number }).insertedId;
}

/** API calls about names, made as an admin, and their results. */
export function vocabularyCalls(of: () => { api: TestApi; admin: Member }) {
  const add = (make: string | null, model: string, more: ListingParts = {}) =>
    addListing(of().api.database, {
      make,
      model,
      name: `${make ?? ''} ${model}`.trim(),
      location: 'Mirpur, Dhaka',
      ...more,
    });

  async function list(query: string): Promise<Listed> {
    const answer = await of().admin.call('GET', `/vocabulary${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    return { names: (await answer.json()) as VocabularyName[], next };
  }

  async function nameOf(kind: string, slug: string): Promise<VocabularyName> {
    const { names } = await list(`?kind=${kind}&limit=100`);
    const name = names.find((one) => one.slug === slug);
    if (!name) throw new Error(`no ${kind} ${slug}`);
    return name;
  }

  async function find(query: string): Promise<FoundBikes> {
    const answer = await of().api.call('GET', `/bikes${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    return (await answer.json()) as FoundBikes;
  }
  const asked = (words: string) => find(`?q=${encodeURIComponent(words)}`);

  const teach = (id: number, spelling: unknown, member = of().admin) =>
    member.call('POST', `/vocabulary/${id}/spellings`, { spelling });
  /** Teaches a spelling of an area of a district; `area` is another spelling of it, or the same for a new area. */
  const teachArea = (id: number, spelling: string, area: string) =>
    of().admin.call('POST', `/vocabulary/${id}/spellings`, { spelling, area });
  const teachName = (kind: string, name: string, make = '', member = of().admin) =>
    member.call('POST', '/vocabulary', { kind, name, make });
  const merge = (id: number, into: number, member = of().admin) =>
    member.call('POST', `/vocabulary/${id}/merge`, { into });

  return { add, list, nameOf, find, asked, teach, teachArea, teachName, merge };
}
