import { data, redirect } from 'react-router';
import * as words from '#messages/saved.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { readOwnPath } from '../../../kernel/own-path.ts';
import { paths, wishPath } from '../../../routes.ts';
import { noticeAt, withSearch } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut } from '../../identity/ui/member-area.tsx';
import type { NewSavedBike } from '../contract.ts';
import { readBack } from '../domain/back.ts';
import { readMoment } from '../domain.ts';
import { saveBikes, unsave } from '../queries.ts';
import { saveButtonId, savedNotices } from '../ui/save-buttons.ts';
import { keepBike } from '../ui/saving.ts';

/**
 * Handles forms without script, or before it has loaded: save buttons anywhere, removing from the list, and putting back. A
 * page without script shows what was saved `until` some time: pressing such a button removes the motorcycle.
 * A signed-out person goes to a page where the wish waits; after saving, people return to where they were.
 */
export async function saveAction(app: AppContext, request: Request) {
  const form = readTexts(await readForm(request), ['save', 'remove', 'putBack', 'from', 'until']);
  const { from } = form;
  const removed = readBack(form.remove);
  const back = readBack(form.putBack);
  const save = form.save || (back?._id ?? '');
  if (save === '' && !removed) throw data(null, { status: 400 });
  if (app.session.getState().status !== 'signed-in') {
    throw redirect(save === '' ? paths.login(paths.saved()) : wishPath(save, readOwnPath(from)));
  }
  let isOff = false;
  try {
    if (removed) await unsave(app.api, removed._id);
    else {
      const until = readMoment(form.until);
      isOff = until !== null && (await unsave(app.api, save, until));
      if (!isOff) await saveNow(app, back ?? { _id: save });
    }
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    return data<Refusal>(refusalOf(error, {}), 422);
  }
  // What is gone for good has no time here: it cannot be put back.
  if (removed)
    return redirect(noticeAt(paths.saved(), 'off', removed.savedAt ? { removed: form.remove } : {}));
  const notice = isOff ? 'off' : 'saved';
  return redirect(placeOf(save, from, savedNotices[notice]) ?? noticeAt(paths.saved(), notice));
}

async function saveNow(app: AppContext, bike: NewSavedBike): Promise<void> {
  // As a heart does it, so that it shows on the pages that have their lists already.
  if (app.side === 'browser') return keepBike(app, bike);
  const { unknown } = await saveBikes(app.api, [bike]);
  if (unknown.length > 0) throw new ApiError(404, 'product-not-found', words.wishIsGone);
}

/** The button of a motorcycle on the page that `from` says; null where that is no page of this site. */
export function placeOf(id: string, from: string | null, notice: string | null = null): string | null {
  const path = readOwnPath(from);
  if (path === null) return null;
  const { pathname, search } = new URL(path, 'http://here.invalid');
  return `${withSearch({ pathname, search }, { notice })}#${saveButtonId(id)}`;
}
