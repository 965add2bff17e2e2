/** The garage's vocabulary: names that motorcycles are found by, and how else people write them. */
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/vocabulary.ts';
import { ofVisibleText, requiredText } from '../../kernel/rules.ts';

export const nameKinds = ['make', 'model', 'division', 'district'] as const;
export type NameKind = (typeof nameKinds)[number];

/** Kinds of which an admin may add names; places come with the map, or with listings. */
export const addedKinds = ['make', 'model'] as const;
export type AddedKind = (typeof addedKinds)[number];

/** Where a spelling comes from: the program's tables, a name that was merged, or an admin. Only the last can go. */
export const spellingOrigins = ['built-in', 'merged', 'added'] as const;

export const vocabularyLimits = {
  spelling: 60,
  name: 60,
  search: 60,
  /** Spellings that admins add to one name. */
  spellings: 50,
  /** Names that admins add. */
  names: 2_000,
} as const;

const textRule = (longest: number, empty: { code: string; detail: string }) =>
  ofVisibleText(requiredText(longest, empty, { code: 'too-long', detail: words.tooLong(longest) }), {
    code: 'text-broken',
    detail: commonWords.textBroken,
  });

/** The rule for a spelling, in the form and on the server. */
export const spellingRule = textRule(vocabularyLimits.spelling, {
  code: 'spelling-empty',
  detail: words.spellingEmpty,
});

/** The rule for the name of a make or a model. */
export const nameRule = textRule(vocabularyLimits.name, { code: 'name-empty', detail: words.nameEmpty });
