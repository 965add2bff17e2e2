/** The garage's vocabulary: names by which motorcycles are found, and their other spellings. */
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/vocabulary.ts';
import { ofVisibleText, optionalText, requiredText } from '../../kernel/rules.ts';

export const nameKinds = ['make', 'model', 'division', 'district'] as const;
export type NameKind = (typeof nameKinds)[number];

/** Kinds of names that an admin may add; places come with the map, or from listings. */
export const addedKinds = ['make', 'model'] as const;
export type AddedKind = (typeof addedKinds)[number];

/**
 * The origin of a spelling: the program's tables, a merged name, or an admin. Only the last can be removed.
 */
export const spellingOrigins = ['built-in', 'merged', 'added'] as const;

export const vocabularyLimits = {
  spelling: 60,
  name: 60,
  search: 60,
  /** Spellings that admins may add to one name. */
  spellings: 50,
  /** Names that admins may add. */
  names: 2_000,
} as const;

/** The rule for the area that a spelling names; '' for none. */
export const areaRule = ofVisibleText(
  optionalText(vocabularyLimits.spelling, {
    code: 'too-long',
    detail: words.tooLong(vocabularyLimits.spelling),
  }),
  { code: 'text-broken', detail: commonWords.textBroken },
);

/** The form's choice for an area that has no spelling yet: no spelling, as it has no letter. */
export const newArea = '*';

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
