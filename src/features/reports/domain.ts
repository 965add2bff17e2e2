import * as commonWords from '#messages/common.ts';
import * as words from '#messages/reports.ts';
import { ofVisibleText, optionalText, type Rule, requiredText } from '../../kernel/rules.ts';
import { emailRule } from '../site/domain.ts';

/** Why somebody reports a motorcycle, the gravest first. */
export const reportReasons = [
  'money-first',
  'stolen-or-forged',
  'sold-already',
  'wrong-details',
  'no-motorcycle',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Whether a text names one of the reasons. */
export function isReportReason(text: string): text is ReportReason {
  return reportReasons.some((reason) => reason === text);
}

/** The gravest of what was given as reasons. */
export function gravestOf(reasons: readonly ReportReason[]): ReportReason {
  return reportReasons.find((reason) => reasons.includes(reason)) ?? 'other';
}

/** How often one member can say something else of a motorcycle before that is another report. */
export const mostInOne = 5;

/** How often a seller can write of a motorcycle that is off the site before the garage has ticked that off. */
export const mostReplies = 5;

/** In what a listing can be like one that is off the site: make, model and year; the picture; the description. */
export const likenesses = ['model', 'picture', 'text'] as const;

/** Days after it was taken off the site in which another one like it is told to the garage. */
export const repeatDays = 90;

/** Seconds in which a deed of the garage can be taken back: mail that tells of it leaves after that. */
export const undoSeconds = 120;

export const reportLimits = { text: 2_000, takeOffReason: 500, reply: 1_000 } as const;
export const shortestReply = 10;

const textBroken = { code: 'text-broken', detail: commonWords.textBroken };
const lines = { lines: true };

const tooLong = (longest: number) => ({ code: 'too-long', detail: words.tooLong(longest) });
const plainText = optionalText(reportLimits.text, tooLong(reportLimits.text));
const neededText = requiredText(
  reportLimits.text,
  { code: 'text-empty', detail: words.textNeeded },
  tooLong(reportLimits.text),
);

/** Rules of the form that reports a motorcycle. A reason that says nothing by itself needs words. */
export const reportRules = {
  reason: (text) => (isReportReason(text) ? null : { code: 'reason-missing', detail: words.reasonMissing }),
  text: ofVisibleText(
    (text, others) => (others?.reason === 'other' ? neededText(text) : plainText(text)),
    textBroken,
    lines,
  ),
  email: (text, others) => (text.trim() === '' ? null : emailRule(text, others)),
} as const satisfies Record<string, Rule>;

/** The rule of what the garage tells a seller whose motorcycle it takes off the site. */
export const takeOffReasonRule: Rule = ofVisibleText(
  requiredText(
    reportLimits.takeOffReason,
    { code: 'reason-missing', detail: words.takeOffReasonMissing },
    tooLong(reportLimits.takeOffReason),
  ),
  textBroken,
  lines,
);

const anyReply = requiredText(
  reportLimits.reply,
  { code: 'text-empty', detail: words.replyEmpty },
  tooLong(reportLimits.reply),
);

/** The rule of what a seller says to the garage. */
export const replyRule: Rule = ofVisibleText(
  (text) =>
    anyReply(text) ??
    (text.trim().length < shortestReply
      ? { code: 'too-short', detail: words.replyTooShort(shortestReply) }
      : null),
  textBroken,
  lines,
);
