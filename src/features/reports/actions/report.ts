import { data, redirect } from 'react-router';
import * as words from '#messages/reports.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { keepDraft } from '../../../ui/draft.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut } from '../../identity/ui/member-area.tsx';
import { isReportReason, reportRules } from '../domain.ts';
import { reportBike } from '../queries.ts';

/**
 * The id of the reported motorcycle, and whether its reporter gets advice about money; or why the report was
 * refused.
 */
export type ReportAnswer = { reported: string; isAboutMoney: boolean } | Refusal;

/** The key of the dialog's draft. */
export function reportDraft(id: string): string {
  return `report:${id}`;
}

/** The part of the action of a motorcycle's page that takes a report, from visitors, too. */
export async function reportAction(app: AppContext, request: Request, form: FormData) {
  const { id, ...typed } = readTexts(form, ['id', 'reason', 'text', 'email']);
  const { reason, text, email } = typed;
  const { user } = app.session.getState();
  const problems = checkFields<keyof typeof reportRules>(reportRules, typed);
  if (problems.length > 0 || !isReportReason(reason)) {
    const message = words.checkFields(problems.length);
    return data<ReportAnswer>({ message, problems, values: typed }, 422);
  }
  try {
    await reportBike(app.api, id, { reason, text, email }, user ? 'member' : 'public');
  } catch (error) {
    if (user) leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    app.notify.refused(refusal.message);
    return data<ReportAnswer>(refusal, 422);
  }
  const isAboutMoney = reason === 'money-first';
  if (app.side === 'server') {
    const notice = isAboutMoney ? 'reportedMoney' : 'reported';
    return redirect(withSearch(new URL(request.url), { report: null, notice }));
  }
  keepDraft('session', reportDraft(id), {});
  app.notify.success(words.reported);
  return { reported: id, isAboutMoney } satisfies ReportAnswer;
}
