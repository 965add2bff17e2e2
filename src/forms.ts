import { data } from 'react-router';
import { ApiError } from './kernel/api-client.ts';
import type { FieldProblem } from './kernel/errors.ts';

/** Why a form was not taken, and what had been typed, so that nobody types it again. */
export interface Refusal {
  message: string;
  problems: readonly FieldProblem[];
  values: Readonly<Record<string, string>>;
}

/** The form of an action's request. What is no form ends as the page of status 400: it is the sender's mistake. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}

/** The text fields of a posted form; what is missing or is a file counts as empty text. */
export function readTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** What to tell at the field called `name`. */
export function problemAt(refusal: Refusal | undefined, name: string): string | undefined {
  return refusal?.problems.find((problem) => problem.field === name)?.detail;
}

/** The refusal that a failed call means for its form. Anything but a refusal of the API is thrown on. */
export function refusalOf(error: unknown, values: Readonly<Record<string, string>>): Refusal {
  if (!(error instanceof ApiError)) throw error;
  return { message: error.message, problems: error.fields, values };
}
