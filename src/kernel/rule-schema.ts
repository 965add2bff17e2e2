import { z } from '@hono/zod-openapi';
import type { Rule } from './rules.ts';

/** A text field of a request, checked by the same rule as the form's. `longest` is what the document promises. */
export function ruleField(rule: Rule, longest: number, description: string) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const problem = rule(text);
      if (problem)
        context.addIssue({ code: 'custom', message: problem.detail, params: { code: problem.code } });
    })
    .openapi({ description, maxLength: longest });
}
