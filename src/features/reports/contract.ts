import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-reports.ts';
import * as words from '#messages/reports.ts';
import { longestEmail } from '../../kernel/mailboxes.ts';
import { ruleField } from '../../kernel/rule-schema.ts';
import {
  replyRule,
  reportLimits,
  reportReasons,
  reportRules,
  stopReasonRule,
  takeOffReasonRule,
} from './domain.ts';

export const newReportSchema = z
  .object({
    reason: z.enum(reportReasons, { error: words.reasonMissing }),
    text: ruleField(reportRules.text, reportLimits.text, calls.newReport.text, { lines: true }).default(''),
    email: ruleField(reportRules.email, longestEmail, calls.newReport.email).default(''),
  })
  .superRefine((report, context) => {
    const problem = reportRules.text(report.text, report);
    if (problem && report.text === '')
      context.addIssue({
        code: 'custom',
        path: ['text'],
        message: problem.detail,
        params: { code: problem.code },
      });
  })
  .openapi('NewReport');
export type NewReport = z.infer<typeof newReportSchema>;

export const takeOffSchema = z
  .object({
    reason: ruleField(takeOffReasonRule, reportLimits.takeOffReason, calls.takeOff.reason, { lines: true }),
    others: z.boolean().default(false).openapi({ description: calls.takeOff.others }),
  })
  .openapi('TakeOff');

export const newReplySchema = z
  .object({ text: ruleField(replyRule, reportLimits.reply, calls.newReply.text, { lines: true }) })
  .openapi('NewReply');

export const standingChangedSchema = z
  .object({ acknowledged: z.literal(true), modifiedCount: z.number().int() })
  .openapi('SiteStandingChanged');

export const takenOffSchema = standingChangedSchema
  .extend({ others: z.number().int().openapi({ description: calls.takenOff.others }) })
  .openapi('TakenOff');

export const stopSchema = z
  .object({
    reason: ruleField(stopReasonRule, reportLimits.takeOffReason, calls.stop.reason, { lines: true })
      .transform((text) => text.trim())
      .default(''),
  })
  .openapi('StopAccount');

export const letInSchema = z
  .object({ listings: z.boolean().default(false).openapi({ description: calls.letIn.listings }) })
  .openapi('LetAccountIn');

export const stoppedSchema = standingChangedSchema
  .extend({ listings: z.number().int().openapi({ description: calls.stopped.listings }) })
  .openapi('AccountStopped');
