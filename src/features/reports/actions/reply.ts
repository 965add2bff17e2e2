import { data, redirect } from 'react-router';
import * as words from '#messages/reports.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readTexts, refusalOf } from '../../../forms.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { keepDraft } from '../../../ui/draft.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { refreshOwnBookings } from '../../bookings/queries.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { refreshProducts } from '../../listings/queries.ts';
import { replyRule } from '../domain.ts';
import { writeToGarage } from '../queries.ts';

/** The id of the motorcycle whose seller has written to the garage; or why the text was refused. */
export type ReplyAnswer = { written: string } | Refusal;

/** The wish that identifies a form that writes to the garage. */
export const replyWish = 'writeToGarage';

/** The key of the dialog's draft. */
export function replyDraft(id: string): string {
  return `reply:${id}`;
}

/** The part of a page's action that takes what a seller writes about a motorcycle that is off the site. */
export async function replyAction(app: AppContext, request: Request, form: FormData) {
  const user = await requireUser(app, request);
  const { id, ...typed } = readTexts(form, ['id', 'text']);
  const problems = checkFields({ text: replyRule }, typed);
  if (problems.length > 0)
    return data<ReplyAnswer>({ message: words.writeRefused, problems, values: typed }, 422);
  try {
    await writeToGarage(app.api, id, typed.text);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    app.notify.refused(refusal.message);
    return data<ReplyAnswer>(refusal, 422);
  }
  if (app.side === 'server')
    return redirect(withSearch(new URL(request.url), { write: null, notice: 'written' }));
  keepDraft('session', replyDraft(id), {});
  // Both show the text to its seller.
  await Promise.all([refreshProducts(app.queries, user.uid), refreshOwnBookings(app.queries, user.uid)]);
  app.notify.success(words.written);
  return { written: id } satisfies ReplyAnswer;
}
