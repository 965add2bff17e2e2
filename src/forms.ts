import { data } from 'react-router';
import { ApiError } from './kernel/api-client.ts';
import { largestBody } from './kernel/body-sizes.ts';
import { byName } from './kernel/by-name.ts';
import type { FieldProblem } from './kernel/errors.ts';

/** Why a form was refused, and what had been typed, so that nobody has to type it again. */
export interface Refusal {
  message: string;
  problems: readonly FieldProblem[];
  values: Readonly<Record<string, string>>;
}

/**
 * The form in an action's request. If the body is no form or does not come whole, the result is the page of status 400, because
 * that is the sender's mistake; if its texts are too large beside photos, that of status 413.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  let size = 0;
  for (const value of form.values()) size += typeof value === 'string' ? value.length : 0;
  if (size > largestBody) throw data(null, { status: 413 });
  return form;
}

/** The text fields of a posted form; missing fields and files count as empty text. */
export function readTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return byName(names, (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  });
}

/** Whether a posted value is one of these: for pages with several forms, each of which sends its wish. */
export function isOneOf<const Value extends string>(...values: Value[]) {
  return (posted: unknown): posted is Value => values.some((value) => value === posted);
}

/** Refuses a form whose wish the page does not know, as that of a page from before an update: it must do nothing else. */
export function refuseUnknownWish(): never {
  throw data(null, { status: 400 });
}

/** The problem of the field called `name`. */
export function problemAt(refusal: Refusal | undefined, name: string): string | undefined {
  return refusal?.problems.find((problem) => problem.field === name)?.detail;
}

/** The refusal of a form from a failed call. Errors other than the API's refusals are thrown again. */
export function refusalOf(error: unknown, values: Readonly<Record<string, string>>): Refusal {
  if (!(error instanceof ApiError)) throw error;
  return { message: error.message, problems: error.fields, values };
}
