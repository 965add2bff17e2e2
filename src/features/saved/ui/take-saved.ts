import { data, redirect } from 'react-router';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf } from '../../../forms.ts';
import { readOwnPath } from '../../../kernel/own-path.ts';
import { paths } from '../../../routes.ts';
import { leaveWhenSignedOut } from '../../identity/ui/member-area.tsx';
import { saveBikes, takeOff } from '../queries.ts';

/**
 * The forms of people without script: a save button anywhere, or taking one off the list. Who is signed out logs in and
 * is back where the button was.
 */
export async function takeSaved(app: AppContext, request: Request) {
  const { save, remove } = readTexts(await readForm(request), ['save', 'remove']);
  if (save === '' && remove === '') throw data(null, { status: 400 });
  if (app.session.getState().status !== 'signed-in') throw redirect(paths.login(placeBefore(request)));
  try {
    if (remove !== '') await takeOff(app.api, remove);
    else await saveBikes(app.api, [{ _id: save }]);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    return data<Refusal>(refusalOf(error, {}), 422);
  }
  return redirect(`${paths.saved()}?notice=${remove === '' ? 'saved' : 'off'}`);
}

/** The page of this site that the form stood on. */
function placeBefore(request: Request): string {
  const before = request.headers.get('referer') ?? '';
  const url = URL.canParse(before) ? new URL(before) : null;
  const isOurs = url?.host === new URL(request.url).host;
  return (isOurs && readOwnPath(url.pathname + url.search)) || paths.saved();
}
