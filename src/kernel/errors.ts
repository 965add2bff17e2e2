/** What went wrong with one field of a form or payload; `code` is stable, `detail` is for people. */
export interface FieldProblem {
  field: string;
  code: string;
  detail: string;
}

/**
 * An expected error: somebody asked for something that cannot be done, and can be told so. `status` is the
 * HTTP status of the answer; `code` is stable and part of the API.
 */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** Further members of the answer, where the specification asks for some. */
  readonly extension: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    detail: string,
    fields: readonly FieldProblem[] = [],
    extension: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
    this.name = 'AppError';
    this.extension = extension;
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/**
 * The refusal of one field: the general code is the answer's, `code` the field's. `whole` is what the answer says
 * where that is not the same.
 */
export function fieldError(field: string, code: string, detail: string, whole: string = detail): AppError {
  return new AppError(422, 'validation-failed', whole, [{ field, code, detail }]);
}

/** The refusal of one field for a reason that has a code of its own: the answer and its field have the same. */
export function codedFieldError(status: number, code: string, field: string, detail: string): AppError {
  return new AppError(status, code, detail, [{ field, code, detail }]);
}
