import { data, redirect } from 'react-router';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf } from '../../../forms.ts';
import { paths } from '../../../routes.ts';
import { leaveWhenSignedOut } from '../../identity/ui/member-area.tsx';
import { saveBikes, takeOff } from '../queries.ts';

/**
 * The forms of people without script, or whose script has not come yet: a save button anywhere, or taking one off the list.
 * Whoever is signed out goes on with what they wanted to save.
 */
export async function takeSaved(app: AppContext, request: Request) {
  const { save, remove } = readTexts(await readForm(request), ['save', 'remove']);
  if (save === '' && remove === '') throw data(null, { status: 400 });
  if (app.session.getState().status !== 'signed-in') {
    throw redirect(
      save === '' ? paths.login(paths.saved()) : `${paths.saved()}?keep=${encodeURIComponent(save)}`,
    );
  }
  try {
    if (remove !== '') await takeOff(app.api, remove);
    else await saveBikes(app.api, [{ _id: save }]);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    return data<Refusal>(refusalOf(error, {}), 422);
  }
  return redirect(`${paths.saved()}?notice=${remove === '' ? 'saved' : 'off'}`);
}
