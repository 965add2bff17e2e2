import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLocation,
  useNavigation,
} from 'react-router';
import * as words from '#messages/alerts.ts';
import * as common from '#messages/common.ts';
import * as searchWords from '#messages/search.ts';
import { type PageSettings, readApp } from '../../../app-context.ts';
import { problemAt, type Refusal, readForm, readTexts, refusalOf } from '../../../forms.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { wellFormed } from '../../../kernel/well-formed.ts';
import { load, loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState, ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { noticeAt } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { leaveWhenSignedOut, requireUser, useMember } from '../../identity/ui/member-area.tsx';
import type { FoundBikes } from '../../search/contract.ts';
import { isUnfiltered } from '../../search/domain/search.ts';
import { chipsOf, shownIn } from '../../search/domain/wording.ts';
import { bikesQuery } from '../../search/queries.ts';
import type { SavedSearch } from '../contract.ts';
import { gatheredMinutes } from '../domain/mail-times.ts';
import { alertLimits, type Frequency, frequencies, searchNameRule } from '../domain.ts';
import { refreshSearches, savedAlreadyQuery, saveSearch } from '../queries.ts';
import { SearchChips } from '../ui/search-chips.tsx';
import { UnprovenNote } from '../ui/unproven-note.tsx';

/** The search of the address, as the page of search would find it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  if (!user) return null;
  const { search } = new URL(request.url);
  await Promise.all([
    loadPages(app, bikesQuery(app.api, search, null)),
    load(app, savedAlreadyQuery(app.api, user.uid, search)),
  ]);
  return null;
}

/** Saves the search of the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const user = await requireUser(app, request);
  const typed = readTexts(await readForm(request), ['name', 'frequency']);
  const problems = checkFields<'name'>({ name: searchNameRule }, typed);
  if (problems.length > 0) {
    return data<Refusal>({ message: words.formRefused, problems, values: typed }, { status: 422 });
  }
  let formerName: string | null;
  try {
    const address = new URL(request.url).search;
    ({ formerName } = await saveSearch(app.api, {
      address,
      name: typed.name,
      frequency: typed.frequency as Frequency,
    }));
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    return data<Refusal>(refusalOf(error, typed), { status: 422 });
  }
  if (app.side === 'server')
    return redirect(noticeAt(paths.searches(), formerName === null ? 'saved' : 'saved-again'));
  app.notify.success(sentenceFor(formerName, typed.name.trim()));
  await refreshSearches(app.queries, user.uid);
  return redirect(paths.searches());
}

/** What happened: saving the same search under another name renames it, which must not come as a surprise. */
function sentenceFor(formerName: string | null, name: string): string {
  if (formerName === null) return words.saved;
  return formerName === name ? words.savedAgain : words.renamed(formerName, name);
}

/** Saving a search: its filters, its name and how often mail comes. */
export function Component() {
  const { api } = useApp();
  const { uid } = useMember();
  const address = useLocation().search;
  const list = useInfiniteQuery(bikesQuery(api, address, null));
  const saved = useQuery(savedAlreadyQuery(api, uid, address));
  const found = saved.data === undefined ? undefined : list.data?.pages[0]?.data;
  const failed = [list, saved].filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <PageHead title={words.saveTitle} />
      <PageHeading title={words.saveTitle} lead={words.saveLead} />
      <div className="mt-8 max-w-xl">
        {found && <Saving found={found} saved={saved.data ?? null} />}
        {!found && failed.length === 0 && (
          <Skeletons count={1} label={words.loading} className="grid">
            <Skeleton className="h-80" />
          </Skeletons>
        )}
        {!found && failed.length > 0 && (
          <ErrorPanel
            message={words.searchFailed}
            error={failed[0]?.error ?? null}
            retryLabel={common.tryAgain}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const query of failed) void query.refetch();
            }}
          />
        )}
      </div>
    </>
  );
}

/** A name made of the parts of the search; its owner may change it. */
function nameFor({ search, facets, severalCurrencies }: FoundBikes, settings: PageSettings): string {
  const name = chipsOf(search, facets, shownIn(settings, severalCurrencies))
    .map(({ label }) => label)
    .join(', ');
  return name.length <= alertLimits.name ? name : `${wellFormed(name.slice(0, alertLimits.name - 1))}…`;
}

function Saving({ found, saved }: { found: FoundBikes; saved: SavedSearch | null }) {
  const { settings } = useApp();
  const refusal = useActionData<Refusal>();
  const busy = useNavigation().formData !== undefined;
  const { search, facets, severalCurrencies, total } = found;
  if (isUnfiltered(search)) {
    return (
      <EmptyState
        title={words.nothingToSave}
        action={<ButtonLink to={paths.bikes()}>{words.toSearch}</ButtonLink>}
      >
        {words.nothingToSaveHint}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-2 text-sm font-semibold">{words.savedAs}</p>
      <SearchChips search={search} names={facets} severalCurrencies={severalCurrencies} />
      <p className="mt-3 text-muted">
        {total === 0
          ? words.foundNothing
          : words.foundNow(searchWords.totalFound(total, formatAmount(total)))}
      </p>
      <HereForm className="mt-8 grid gap-5">
        {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
        {saved && (
          <p className="border-l-4 border-field-line bg-raised px-4 py-3 break-words">
            {words.savedAlready(saved.name)}
          </p>
        )}
        <TextField
          label={words.nameLabel}
          hint={words.nameHint}
          name="name"
          required
          maxLength={alertLimits.name}
          defaultValue={refusal?.values.name ?? saved?.name ?? nameFor(found, settings)}
          error={problemAt(refusal, 'name')}
        />
        <SelectField
          // A link in a mail may end the mail meanwhile.
          key={saved?.frequency}
          label={words.frequencyLabel}
          hint={words.frequencyHint(gatheredMinutes)}
          name="frequency"
          defaultValue={refusal?.values.frequency ?? saved?.frequency ?? 'now'}
          error={problemAt(refusal, 'frequency')}
        >
          {frequencies.map((value) => (
            <option key={value} value={value}>
              {words.frequencyNames[value]}
            </option>
          ))}
        </SelectField>
        <UnprovenNote />
        <Button type="submit" size="large" busy={busy}>
          {words.save}
        </Button>
      </HereForm>
    </>
  );
}
