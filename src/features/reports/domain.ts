import * as commonWords from '#messages/common.ts';
import { emailInvalid } from '#messages/enquiries.ts';
import * as words from '#messages/reports.ts';
import { isEmail } from '../../kernel/mailboxes.ts';
import { ofVisibleText, optionalText, type Rule, requiredText } from '../../kernel/rules.ts';

/** Reasons to report a motorcycle, the gravest first. */
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

/** The gravest of the given reasons. */
export function gravestOf(reasons: readonly ReportReason[]): ReportReason {
  return reportReasons.find((reason) => reasons.includes(reason)) ?? 'other';
}

/** How many texts one report of a member may contain; a further one begins a new report. */
export const mostInOne = 5;

/** How a listing can be like one that is off the site: make, model and year; the picture; the description. */
export const likenesses = ['model', 'picture', 'text'] as const;

/** For so many days after a motorcycle was sold or deleted, its buyers are warned when its seller's account is stopped. */
export const buyersWarnedDays = 30;

/**
 * Days after a report was settled for which the e-mail address is kept that a visitor left with it: as of enquiries, no
 * closed account makes us forget it.
 */
export const reporterDays = 90;

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

/** Rules of the form that reports a motorcycle. A reason that is too general requires a text. */
export const reportRules = {
  reason: (text) => (isReportReason(text) ? null : { code: 'reason-missing', detail: words.reasonMissing }),
  text: ofVisibleText(
    (text, others) => (others?.reason === 'other' ? neededText(text) : plainText(text)),
    textBroken,
    lines,
  ),
  email: ofVisibleText(
    (text) => (text.trim() === '' || isEmail(text) ? null : { code: 'email-invalid', detail: emailInvalid }),
    textBroken,
  ),
} as const satisfies Record<string, Rule>;

/** The rule of the reason that the garage gives a seller for taking a motorcycle off the site. */
export const takeOffReasonRule: Rule = ofVisibleText(
  requiredText(
    reportLimits.takeOffReason,
    { code: 'reason-missing', detail: words.takeOffReasonMissing },
    tooLong(reportLimits.takeOffReason),
  ),
  textBroken,
  lines,
);

/** The rule of what the owner of an account is told for which an admin stops it. */
export const stopReasonRule: Rule = ofVisibleText(
  optionalText(reportLimits.takeOffReason, tooLong(reportLimits.takeOffReason)),
  textBroken,
  lines,
);

const anyReply = requiredText(
  reportLimits.reply,
  { code: 'text-empty', detail: words.replyEmpty },
  tooLong(reportLimits.reply),
);

/** The rule of what a seller writes to the garage. */
export const replyRule: Rule = ofVisibleText(
  (text) =>
    anyReply(text) ??
    (text.trim().length < shortestReply
      ? { code: 'too-short', detail: words.replyTooShort(shortestReply) }
      : null),
  textBroken,
  lines,
);
