import * as words from '#messages/saved.ts';
import type { AppContext } from '../../../app-context.ts';
import { ApiError, isUnreached } from '../../../kernel/api-client.ts';
import type { NewSavedBike } from '../contract.ts';
import { mostKept } from '../domain.ts';
import { knownIds, noteChange, refreshSaved, saveBikes, savedIdsQuery, unsave } from '../queries.ts';
import { type Kept, kept } from './browser-lists.ts';
import { findSaveButtons } from './save-buttons.ts';

// One call after the other, in all tabs: a motorcycle that is removed while it is being saved must be gone in the end.
let last: Promise<unknown> = Promise.resolve();
function inOrder<Result>(run: () => Promise<Result>): Promise<Result> {
  // A site without https has no locks.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const result = last.then(() => (locks ? locks.request('saving', run) : run()));
  last = result.catch(() => {});
  return result;
}

/** Moves what this browser kept into the account, and updates the pressed state of every button. */
export async function bringUpToDate(app: AppContext): Promise<void> {
  const { user, status } = app.session.getState();
  if (status === 'loading') return;
  showPressed(app);
  if (!user) return;
  try {
    if (kept.get().length > 0) await inOrder(() => sendKept(app));
    if (findSaveButtons().length > 0) await app.queries.fetchQuery(savedIdsQuery(app.api, user.uid));
  } catch (error) {
    // The kept ones stay, and are sent again with the next page, press or connection.
    if (!(error instanceof ApiError)) throw error;
  }
  showPressed(app);
}

/** What was waiting when the account was full: sent again only when something changes, not in a loop. */
let refused: string | null = null;

/**
 * Sends all kept motorcycles, and drops those that the server has acknowledged; returns the ids of those that it does not know.
 * The one that was saved `justNow` is sent without its time, as the server's clock is right, and this device's may be days slow.
 */
async function sendKept(app: AppContext, again = false, justNow?: string): Promise<readonly string[]> {
  const { user } = app.session.getState();
  const waiting = kept.get();
  const key = JSON.stringify([user?.uid, waiting]);
  if (!user || waiting.length === 0 || (refused === key && !again)) return [];
  const bikes = waiting.map((bike) => (bike._id === justNow ? { ...bike, savedAt: undefined } : bike));
  const { saved, unknown } = await saveBikes(app.api, bikes).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'saved-full') refused = key;
    throw error;
  });
  noteChange(app.queries, user.uid, saved, true);
  const done = new Set([...saved, ...unknown]);
  const left = kept.get().filter(({ _id }) => !done.has(_id));
  if (left.length > 0) refused = JSON.stringify([user.uid, left]);
  kept.set(left);
  // Nobody waits for it: on a bad connection the lists may take half a minute, or never come.
  void refreshSaved(app.queries, user.uid);
  return unknown;
}

/** What is being taken off the account's list: shown as done, whatever the lists say until then. */
const leaving = new Set<string>();

/** Which motorcycles are saved, as far as this browser knows. */
function savedNow(app: AppContext): Set<string> {
  const { user } = app.session.getState();
  const ids = user ? knownIds(app.queries, user.uid) : [];
  return new Set([...ids.filter((id) => !leaving.has(id)), ...kept.get().map(({ _id }) => _id)]);
}

/** Updates the pressed state of every button. */
export function showPressed(app: AppContext): void {
  const saved = savedNow(app);
  for (const button of findSaveButtons()) button.ariaPressed = String(saved.has(button.value));
}

/** Does what the press of a save button wants: saves its motorcycle, or takes it off. */
export async function press(app: AppContext, button: HTMLButtonElement, isWanted: boolean): Promise<void> {
  const { amount, currency } = button.dataset;
  const bike = {
    _id: button.value,
    priceAmount: amount === undefined ? null : Number(amount),
    currency: currency ?? null,
  };
  try {
    if (isWanted) await keepBike(app, bike);
    else await dropBike(app, bike._id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    app.notify.error(error.message);
  } finally {
    showPressed(app);
  }
}

/**
 * Saves a motorcycle: here first, so that it is not lost when the account cannot be reached, and then there.
 * Rejects when it could not be saved in the account; unless the account is full or the motorcycle is gone it stays kept
 * here then, and where the account could not be reached the error says so: whoever tried again would take it off.
 */
export async function keepBike(app: AppContext, bike: NewSavedBike): Promise<void> {
  const before = kept.get();
  if (before.length >= mostKept.browser)
    throw new ApiError(409, 'saved-full', words.browserFull(mostKept.browser));
  const { _id, savedAt = new Date().toISOString(), priceAmount = null, currency = null } = bike;
  // What is put back takes its place by the day it was saved.
  keepAgain([{ _id, savedAt, priceAmount, currency }]);
  showPressed(app);
  const { user } = app.session.getState();
  if (!user) return;
  const justNow = bike.savedAt === undefined ? _id : undefined;
  const unknown = await inOrder(() => sendKept(app, true, justNow)).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'saved-full') kept.set(kept.get().filter((each) => each._id !== _id));
    // Any other refusal is not over when the connection is back: it says itself what is to be done.
    throw isUnreached(error) ? new ApiError(error.status, error.code, words.keptUntilReached) : error;
  });
  if (unknown.includes(_id)) throw new ApiError(404, 'product-not-found', words.wishIsGone);
}

/**
 * Removes a motorcycle, here and in the account. When the answer is lost, the account's list is fetched to
 * see the result. Rejects, and keeps it again, when it is still saved or the account could not be reached.
 */
export async function dropBike(app: AppContext, id: string): Promise<void> {
  const before = kept.get();
  const { user } = app.session.getState();
  if (user) leaving.add(id);
  kept.set(before.filter((each) => each._id !== id));
  showPressed(app);
  if (!user) return;
  try {
    await inOrder(() => unsave(app.api, id)).catch(async (error: unknown) => {
      const ids = await askIds(app, user.uid);
      if (ids && !ids.includes(id)) return;
      // Only this one is kept again: others may have been saved, or removed, in the meantime.
      keepAgain(before.filter((each) => each._id === id));
      throw error;
    });
    noteChange(app.queries, user.uid, [id], false);
  } finally {
    leaving.delete(id);
    showPressed(app);
  }
  void refreshSaved(app.queries, user.uid);
}

/** Keeps again what was kept before, the latest first. */
function keepAgain(bikes: readonly Kept[]): void {
  const others = kept.get().filter(({ _id }) => !bikes.some((bike) => bike._id === _id));
  kept.set([...others, ...bikes].sort((one, other) => other.savedAt.localeCompare(one.savedAt)));
}

/** What the account says is on its list; null where it cannot say. The cache has it then, too. */
function askIds(app: AppContext, uid: string): Promise<string[] | null> {
  const now = { ...savedIdsQuery(app.api, uid), staleTime: 0, retry: false };
  return app.queries.fetchQuery(now).catch(() => null);
}
