import { z } from '@hono/zod-openapi';
import type { Rule } from './rules.ts';
import { visibleText } from './visible-text.ts';

/**
 * A whole number in a request, checked by the rule of the form's field. `bounds` go into the API's document.
 */
export function figureField(rule: Rule, bounds: { least: number; most: number }, description: string) {
  return z
    .number()
    .superRefine((figure, context) => {
      const problem = rule(String(figure));
      if (problem)
        context.addIssue({ code: 'custom', message: problem.detail, params: { code: problem.code } });
    })
    .openapi({ type: 'integer', minimum: bounds.least, maximum: bounds.most, description });
}

/**
 * A text field in a request, checked by the same rule as the form's field; invisible characters are removed.
 * `longest` goes into the API's document; `lines` keeps line breaks.
 */
export function ruleField(rule: Rule, longest: number, description: string, options?: { lines: boolean }) {
  return z
    .string()
    .overwrite((text) => visibleText(text, options))
    .superRefine((text, context) => {
      const problem = rule(text);
      if (problem)
        context.addIssue({ code: 'custom', message: problem.detail, params: { code: problem.code } });
    })
    .openapi({ description, maxLength: longest });
}
