import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-site.ts';
import { longestEmail } from '../../kernel/mailboxes.ts';
import { ruleField } from '../../kernel/rule-schema.ts';
import { emailRule } from './domain.ts';

export const newEnquirySchema = z
  .object({ email: ruleField(emailRule, longestEmail, calls.newEnquiry.email) })
  .openapi('NewEnquiry');
