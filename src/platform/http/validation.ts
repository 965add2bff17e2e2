import { z } from '@hono/zod-openapi';
import * as words from '#messages/api.ts';
import * as schemaWords from '#messages/schemas.ts';
import { AppError } from '../../kernel/errors.ts';
import { describeIssue } from '../../kernel/schema-words.ts';

// For all schemas of all calls: Zod's own messages are written for programmers.
z.config({ localeError: (issue) => describeIssue(issue, schemaWords) });

/**
 * The error for a request that does not fit its schema, with each field and what to do about it. `input` is
 * the request.
 */
export function validationError(error: z.core.$ZodError, input: unknown): AppError {
  const fields = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    code: issueCode(issue, input),
    detail: issue.message,
  }));
  return new AppError(422, 'validation-failed', words.validationFailed, fields);
}

function issueCode(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === 'custom' && typeof issue.params?.code === 'string') return issue.params.code;
  if (issue.code !== 'custom' && valueAt(input, issue.path) === undefined) return 'missing';
  return issue.code.replaceAll('_', '-');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return value;
}
