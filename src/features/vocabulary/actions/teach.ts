import { data, redirect } from 'react-router';
import * as words from '#messages/vocabulary.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf, refuseUnknownWish } from '../../../forms.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { undoing } from '../../../undo.ts';
import { leaveWhenSignedOut, requireUser } from '../../identity/ui/member-area.tsx';
import { nameRule, newArea, spellingRule } from '../domain.ts';
import { addName, addSpelling, mergeName, refreshVocabulary, takeSpelling } from '../queries.ts';

/** What was done, by the name of the wish and the id of its object; or why it was not. */
export type TeachAnswer = { done: string } | Refusal;

const fields = [
  'wish',
  'id',
  'of',
  'kind',
  'name',
  'make',
  'spelling',
  'spellingId',
  'area',
  'into',
] as const;
type Typed = Record<(typeof fields)[number], string>;

const notices = { name: 'added', spelling: 'added', away: 'gone', merge: 'merged' } as const;
type Wish = keyof typeof notices;
const isWish = (text: string): text is Wish => Object.hasOwn(notices, text);

/** The action of the vocabulary: adds a name or a spelling, takes a spelling away, or merges a name. */
export async function teachAction(app: AppContext, request: Request) {
  const user = await requireUser(app, request);
  const typed = readTexts(await readForm(request), fields);
  const { wish } = typed;
  if (!isWish(wish)) return refuseUnknownWish();
  const problems = problemsIn(wish, typed);
  if (problems.length > 0)
    return data<TeachAnswer>({ message: words.formRefused, problems, values: typed }, 422);
  let said: string;
  try {
    said = await carryOut(app, wish, typed);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    const refusal = refusalOf(error, typed);
    if (wish === 'away') app.notify.error(refusal.message);
    // Somebody else may have done it: the list shows what there is.
    await refreshVocabulary(app.queries, user.uid);
    return data<TeachAnswer>(refusal, 422);
  }
  if (app.side === 'server') {
    const closed = { notice: notices[wish], cursor: null, add: null, spell: null, merge: null, into: null };
    return redirect(withSearch(new URL(request.url), closed));
  }
  const refresh = () => refreshVocabulary(app.queries, user.uid);
  if (wish === 'away') {
    const { id, spelling, area } = typed;
    const undo = () => addSpelling(app.api, id, { spelling, area });
    app.notify.undoable(said, words.undo, undoing(app, undo, refresh));
  } else app.notify.success(said);
  await refresh();
  return { done: `${wish} ${typed.id}` } satisfies TeachAnswer;
}

function problemsIn(wish: Wish, typed: Typed) {
  if (wish === 'name') return checkFields<'name'>({ name: nameRule }, typed);
  if (wish === 'spelling') return checkFields<'spelling'>({ spelling: spellingRule }, typed);
  if (wish === 'merge' && typed.into === '')
    return [{ field: 'into', code: 'choice-missing', detail: words.mergeChoose }];
  return [];
}

/** Does it, and answers what to tell. `of` is what the name is called. */
async function carryOut(app: AppContext, wish: Wish, typed: Typed): Promise<string> {
  const { id, of, name, make, spelling, spellingId, area, into } = typed;
  switch (wish) {
    case 'name':
      await addName(app.api, { kind: typed.kind === 'model' ? 'model' : 'make', name, make });
      return words.nameAdded(typed.kind === 'model' ? `${make} ${name}` : name);
    case 'spelling':
      await addSpelling(app.api, id, { spelling, area: area === newArea ? spelling : area });
      return area === '' ? words.spellingAdded(spelling, of) : words.areaAdded(spelling, of);
    case 'away':
      await takeSpelling(app.api, id, spellingId);
      return words.takenAway(spelling);
    case 'merge':
      await mergeName(app.api, id, into);
      return words.merged(of);
  }
}
