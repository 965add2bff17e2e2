import * as words from '#messages/vocabulary.ts';
import { AppError, codedFieldError, fieldError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database.ts';
import { refileMoved, refileSaying } from '../alerts/commands/refile.ts';
import { keyOf } from '../catalogue/words.ts';
import { asLiveAdmin, type Member } from '../identity/commands/live-member.ts';
import type { Finder } from '../search/data/finder.ts';
import { readVocabulary } from '../search/data/names.ts';
import type { Term } from '../search/domain/names.ts';
import { type KnownCurrencies, knownCurrencies } from '../search/domain/price-currency.ts';
import type { Meaning } from '../search/domain/words/meanings.ts';
import type { Vocabulary } from '../search/domain/words/vocabulary.ts';
import type { NewName, NewSpelling } from './contract.ts';
import {
  countAddedNames,
  countAddedSpellings,
  findArea,
  findName,
  findSpelling,
  insertName,
  insertSpelling,
  isBuiltIn,
  listSpellingsOfArea,
  lockVocabulary,
  mergeNames,
  readAgain,
  removeSpelling,
  slugOfName,
} from './data.ts';
import { type Objection, objectionTo, objectionToName } from './domain/judge.ts';
import { vocabularyLimits } from './domain.ts';

export interface VocabularyParts {
  database: Database;
  finder: Pick<Finder, 'current'>;
}

/**
 * Adds a spelling to a name, or to one of the areas of a district, and returns its id. Throws 409, with the
 * meaning, where it already has one.
 */
export async function teachSpelling(
  { database, finder }: VocabularyParts,
  member: Member,
  id: number,
  { spelling, area }: NewSpelling,
): Promise<number> {
  const current = await finder.current();
  const known = knownCurrencies(current);
  judgeSpelling(id, spelling, current.vocabulary, known);
  const { insertedId, ofArea } = await asLiveAdmin(database, member, async (transaction) => {
    await lockVocabulary(transaction);
    // Checked again under the lock: another admin may have added something since the first reading.
    const term = judgeSpelling(id, spelling, await readVocabulary(transaction), known);
    const common = area === '' ? null : await findArea(transaction, { term: id, spelling, area });
    if (area !== '' && (common === null || term.kind !== 'district'))
      throw fieldError('area', 'area-unknown', words.areaUnknown);
    if ((await countAddedSpellings(transaction, id)) >= vocabularyLimits.spellings)
      throw new AppError(409, 'vocabulary-full', words.tooManySpellings(vocabularyLimits.spellings));
    const insertedId = await insertSpelling(transaction, {
      term: id,
      spelling,
      area: common,
      by: member.actor.id,
    });
    await readAgain(transaction, spelling, id);
    return { insertedId, ofArea: common === null ? [] : await listSpellingsOfArea(transaction, id, common) };
  });
  if (ofArea.length > 1) await refileSaying(database, known, ofArea);
  return insertedId;
}

/** Removes a spelling that an admin has added. Throws 404 when it is gone, 409 when it is built in. */
export async function takeSpellingAway(
  { database }: VocabularyParts,
  member: Member,
  id: number,
  spellingId: number,
): Promise<void> {
  await asLiveAdmin(database, member, async (transaction) => {
    await lockVocabulary(transaction);
    const found = await findSpelling(transaction, id, spellingId);
    if (!found) throw new AppError(404, 'spelling-not-found', words.spellingNotFound);
    if (found.built_in) throw new AppError(409, 'built-in', words.spellingBuiltIn);
    await removeSpelling(transaction, spellingId);
    await readAgain(transaction, found.spelling, id);
  });
}

/** Adds a make, or a model of a make, and returns its id. Throws 409 where the name already has a meaning. */
export async function teachName(
  { database, finder }: VocabularyParts,
  member: Member,
  wanted: NewName,
): Promise<number> {
  const own = await slugOfName(database, wanted.name);
  const current = await finder.current();
  const known = knownCurrencies(current);
  judgeName(wanted, own, current.vocabulary, known);
  return asLiveAdmin(database, member, async (transaction) => {
    await lockVocabulary(transaction);
    const { kind, name, slug, make, whole } = judgeName(
      wanted,
      own,
      await readVocabulary(transaction),
      known,
    );
    if ((await countAddedNames(transaction)) >= vocabularyLimits.names)
      throw new AppError(409, 'vocabulary-full', words.tooManyNames(vocabularyLimits.names));
    const id = await insertName(transaction, { kind, slug, name, parent: make?.id ?? null });
    if (id === null) throw taken('name', words.nameTaken(whole));
    await readAgain(transaction, name, id);
    return id;
  });
}

/** Merges the name `id` into `into`, of the same kind. Saved searches follow. */
export async function mergeInto(
  { database, finder }: VocabularyParts,
  member: Member,
  id: number,
  into: number,
): Promise<void> {
  const moved = await asLiveAdmin(database, member, async (transaction) => {
    await lockVocabulary(transaction);
    const [former, final] = [await findName(transaction, id), await findName(transaction, into)];
    if (!former || !final) throw nameNotFound();
    if (former.kind !== final.kind || id === into) throw fieldError('into', 'other-kind', words.otherKind);
    if (await isBuiltIn(transaction, id)) throw new AppError(409, 'built-in', words.nameBuiltIn);
    return mergeNames(transaction, id, into);
  });
  await refileMoved(database, knownCurrencies(await finder.current()), moved);
}

/** The name; refuses a text that cannot be a spelling of it. */
function judgeSpelling(id: number, spelling: string, vocabulary: Vocabulary, known: KnownCurrencies): Term {
  const term = vocabulary.termById(id);
  if (!term) throw nameNotFound();
  const objection = objectionTo(spelling, term, vocabulary, known);
  if (objection) throw refusal('spelling', spelling, objection, fullName(term, vocabulary), vocabulary);
  return term;
}

/** A new name with its parent; throws where the name is not allowed. `own` is the slug of the name alone. */
function judgeName(
  { kind, name, make: makeText }: NewName,
  own: string | null,
  vocabulary: Vocabulary,
  known: KnownCurrencies,
) {
  const make = kind === 'model' ? findMake(makeText, vocabulary) : null;
  if (kind === 'model' && !make) throw fieldError('make', 'make-unknown', words.makeUnknown);
  if (own === null) throw refusal('name', name, { code: 'spelling-too-short' }, name, vocabulary);
  const slug = make ? `${make.slug}-${own}` : own;
  const objection = objectionToName({ name, slug, make }, vocabulary, known);
  const whole = make ? `${make.name} ${name}` : name;
  if (objection) throw refusal('name', name, objection, whole, vocabulary);
  return { kind, name, slug, make, whole };
}

function findMake(text: string, vocabulary: Vocabulary): Term | null {
  const typed = text.trim().toLowerCase();
  const meanings = vocabulary.byKey.get(keyOf(text)) ?? [];
  const slug = meanings.find(({ field }) => field === 'make')?.value ?? typed;
  return vocabulary.termOf('make', slug) ?? null;
}

function fullName({ name, parent, kind }: Term, { termById }: Vocabulary): string {
  const make = kind === 'model' && parent !== null ? termById(parent)?.name : undefined;
  return make ? `${make} ${name}` : name;
}

function meaningText({ field, name, make }: Meaning, { termOf }: Vocabulary): string {
  const maker = field === 'model' && make ? termOf('make', make)?.name : undefined;
  const kind = field === 'category' ? words.categoryKind : words.kindNames[field];
  return words.meaning(maker ? `${maker} ${name}` : name, kind);
}

function refusal(
  field: 'spelling' | 'name',
  text: string,
  objection: Objection,
  whole: string,
  vocabulary: Vocabulary,
): AppError {
  switch (objection.code) {
    case 'spelling-too-short':
      return fieldError(field, objection.code, words.tooShort);
    case 'spelling-known':
      return codedFieldError(409, 'spelling-known', field, words.spellingKnown(text, whole));
    case 'spelling-taken':
      return taken(field, words.spellingTaken(text, meaningText(objection.means, vocabulary)));
    case 'spelling-ordinary':
      return codedFieldError(409, 'spelling-ordinary', field, words.spellingOrdinary(text));
  }
}

function taken(field: string, detail: string): AppError {
  return codedFieldError(409, 'spelling-taken', field, detail);
}

function nameNotFound(): AppError {
  return new AppError(404, 'name-not-found', words.nameNotFound);
}
