import { z } from '@hono/zod-openapi';
import { ruleField } from '../../kernel/rule-schema.ts';
import { emailRule, longestEmail } from './domain.ts';

export const newEnquirySchema = z
  .object({ email: ruleField(emailRule, longestEmail, 'Where the garage should answer.') })
  .openapi('NewEnquiry');
