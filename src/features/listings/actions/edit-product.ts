import { data, redirect } from 'react-router';
import * as words from '#messages/listings.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import type { DistanceUnit } from '../../../kernel/distances.ts';
import type { Market } from '../../../kernel/market.ts';
import { checkFields, type Rule } from '../../../kernel/rules.ts';
import { paths } from '../../../routes.ts';
import { keepDraft } from '../../../ui/draft.ts';
import { noticeAt } from '../../../ui/with-search.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { takePhotosOf } from '../../photos/actions/take-photos.ts';
import type { FormerProduct, ProductChanges } from '../contract.ts';
import {
  changedFields,
  type EditedField,
  editedFields,
  type FormTexts,
  formTexts,
  readFacts,
  readFormTexts,
  readPhotos,
  rebase,
  withPhotos,
} from '../domain/editing.ts';
import { formRules } from '../domain/rules.ts';
import { conditions } from '../domain.ts';
import { changeProduct, ownProductQuery, refreshBike, refreshProducts } from '../queries.ts';

/** The storage key of unsaved changes: for this tab only, as another tab may show newer values. */
export function editDraft(uid: string, id: string): string {
  return `edit:${uid}:${id}`;
}

/** The hidden field with what the form was filled with. */
export const formerField = 'was';

/** The action of Edit: sends the changes, and the former values. */
export async function editProductAction(app: AppContext, request: Request, id: string) {
  const user = await requireUser(app, request);
  const form = await readForm(request);
  const taken = await takePhotosOf(app, request, form);
  const typed = withPhotos(readTexts(form, [...editedFields, formerField]), taken);
  try {
    const was = readFormTexts(typed.was) ?? (await stored(app, user.uid, id));
    const changed = changedFields(typed, was);
    const problems = [...checkFields(rulesOf(changed, app.settings.market), typed), ...taken.problems];
    if (changed.length === 0 && problems.length === 0) return leave(app, 'unchanged');
    if (problems.length > 0) {
      app.notify.shown(words.formRefused);
      return data<Refusal>({ message: words.formRefused, problems, values: typed }, 422);
    }
    const { distance } = app.settings.market;
    const former = pick(toFormer(was, distance), changed);
    const change = { ...pick(toChanges(typed, distance), changed), was: former };
    await changeProduct(app.api, id, change);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    app.notify.shown(refusal.message);
    const isOld = error instanceof ApiError && error.code === 'changed-meanwhile';
    return data<Refusal>(isOld ? await brought(app, user.uid, id, typed, refusal) : refusal, 422);
  }
  if (app.side === 'browser') {
    keepDraft('session', editDraft(user.uid, id), {});
    await Promise.all([refreshProducts(app.queries, user.uid), refreshBike(app.queries, id)]);
  }
  return leave(app, 'edited');
}

/**
 * A refusal with what is stored now: untouched fields get those values, and the next attempt is based on
 * them.
 */
async function brought(
  app: AppContext,
  uid: string,
  id: string,
  typed: FormTexts & { was: string },
  refusal: Refusal,
): Promise<Refusal> {
  const now = await stored(app, uid, id).catch(() => null);
  if (!now) return refusal;
  const was = readFormTexts(typed.was) ?? now;
  return { ...refusal, values: { ...rebase(typed, was, now), [formerField]: JSON.stringify(now) } };
}

async function stored(app: AppContext, uid: string, id: string): Promise<FormTexts> {
  return formTexts(
    await app.queries.fetchQuery(ownProductQuery(app.api, uid, id)),
    app.settings.market.distance,
  );
}

function leave(app: AppContext, notice: 'edited' | 'unchanged'): Response {
  if (app.side === 'server') return redirect(noticeAt(paths.myProducts(), notice));
  app.notify.success(words.editNotices[notice]);
  return redirect(paths.myProducts());
}

function toChanges(typed: FormTexts, unit: DistanceUnit): ProductChanges {
  const condition = conditions.find((known) => known === typed.condition);
  return { ...typed, condition, ...readFacts(typed, unit), photos: readPhotos(typed.photos) };
}

function toFormer(typed: FormTexts, unit: DistanceUnit): FormerProduct {
  return { ...typed, ...readFacts(typed, unit), photos: readPhotos(typed.photos) };
}

/** In the order of the form, so that the first problem is the topmost one. */
function rulesOf(changed: readonly EditedField[], market: Market): Record<string, Rule> {
  const rules: Partial<Record<EditedField, Rule>> = formRules(market);
  return Object.fromEntries(
    changed.flatMap((field) => {
      const rule = rules[field];
      return rule ? [[field, rule] as const] : [];
    }),
  );
}

function pick<Value extends object>(from: Value, names: readonly EditedField[]): Value {
  return Object.fromEntries(
    Object.entries(from).filter(([name]) => names.some((each) => each === name)),
  ) as Value;
}
