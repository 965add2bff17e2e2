/** The names that accounts may have. */
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { beginsLike } from '../../../kernel/like-name.ts';
import { normalForm } from '../../../kernel/normal-form.ts';
import { ofVisibleText, type Problem, type Rule, requiredText } from '../../../kernel/rules.ts';
import { accountLimits } from '../domain.ts';

/** The words of such names in the letters of most readers, in which they are spelled by ear, and in Latin ones. */
const inBangla = (
  [
    ['মো?টো', 'moto'],
    ['গ্যার(?:\u09c7|\u09be)জ', 'garage'],
    ['অফি[সশ]িয়াল', 'official'],
    ['ভেরিফাইড', 'verified'],
    ['দ্য', 'the'],
    // All else belongs to whoever has the name.
    ['[\u0980-\u09ff]+', 'x'],
  ] as const
).map(([bangla, latin]) => [new RegExp(bangla.normalize('NFC'), 'g'), latin] as const);

/** Whether a name looks like the garage's own, in either script or both: buyers and sellers would trust whoever has it. */
function isNameOfGarage(name: string): boolean {
  const latin = inBangla.reduce(
    (text, [bangla, word]) => text.replace(bangla, word),
    normalForm(name, 'NFC'),
  );
  return beginsLike(latin, commonWords.productName);
}

/** A name as another provider tells it, short enough for an account; empty where nobody may have it here. */
export function givenName(name: unknown): string {
  const given = typeof name === 'string' ? name.trim().slice(0, accountLimits.name) : '';
  return isNameOfGarage(given) ? '' : given;
}

/** Refuses a name like the garage's own where `rule` refuses nothing. */
export function ofNobodyElse(rule: Rule): Rule {
  const taken: Problem = { code: 'name-of-garage', detail: commonWords.nameOfGarage };
  return (name) => rule(name) ?? (isNameOfGarage(name) ? taken : null);
}

/** The rule for the name of an account, wherever it is given. */
export const accountNameRule: Rule = ofVisibleText(
  ofNobodyElse(
    requiredText(
      accountLimits.name,
      { code: 'name-empty', detail: words.nameEmpty },
      { code: 'name-too-long', detail: words.nameTooLong },
    ),
  ),
  { code: 'text-broken', detail: commonWords.textBroken },
);
