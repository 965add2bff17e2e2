import type { FieldProblem } from './errors.ts';
import { isBrokenText, visibleText } from './visible-text.ts';

/** What is wrong with a value: a stable code, and a sentence that says what to do. */
export interface Problem {
  code: string;
  detail: string;
}

/**
 * A rule for the text of one field; returns null when the text is valid. Form and server use the same rules.
 * `others` are the form's other fields, for the few rules that compare.
 */
export type Rule = (text: string, others?: Readonly<Partial<Record<string, string>>>) => Problem | null;

/** Checks every field that has a rule, in the order of the rules. A missing value counts as empty text. */
export function checkFields<Field extends string>(
  rules: Readonly<Record<Field, Rule>>,
  values: Readonly<Partial<Record<Field, string>>>,
): FieldProblem[] {
  const fields = Object.keys(rules) as Field[];
  return fields.flatMap((field) => {
    const problem = rules[field](values[field] ?? '', values);
    return problem ? [{ field, ...problem }] : [];
  });
}

/**
 * A rule for free text: it checks only what is visible, and returns `broken` for a text with half a character
 * in it.
 */
export function ofVisibleText(rule: Rule, broken: Problem, options: { lines?: boolean } = {}): Rule {
  return (text, others) => (isBrokenText(text) ? broken : rule(visibleText(text, options), others));
}

/** A rule for a required text of at most `longest` characters. */
export function requiredText(longest: number, empty: Problem, tooLong: Problem): Rule {
  return (text) => {
    if (text.trim() === '') return empty;
    return text.length > longest ? tooLong : null;
  };
}

/** A rule for an optional text. */
export function optionalText(longest: number, tooLong: Problem): Rule {
  return (text) => (text.length > longest ? tooLong : null);
}
