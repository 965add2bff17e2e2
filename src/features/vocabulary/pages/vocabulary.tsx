import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLocation } from 'react-router';
import * as words from '#messages/vocabulary.ts';
import { readApp } from '../../../app-context.ts';
import { loadPages } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageTabs } from '../../../ui/page-tabs.tsx';
import { NoMatch, PagedRows } from '../../../ui/paged-rows.tsx';
import { PlaceButton } from '../../../ui/place-button.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { EmptyState, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import { withSearch } from '../../../ui/with-search.ts';
import { useApp } from '../../../use-app.tsx';
import { useMember } from '../../identity/ui/member-area.tsx';
import { type TeachAnswer, teachAction } from '../actions/teach.ts';
import { addedKinds, type NameKind, nameKinds, vocabularyLimits } from '../domain.ts';
import { namesQuery, type WantedNames } from '../queries.ts';
import { NameDialog, SpellingDialog } from '../ui/add-dialogs.tsx';
import { MergeDialog } from '../ui/merge-dialog.tsx';
import { NameRow } from '../ui/name-row.tsx';

/** Loads the names that the address asks for, and candidates for a merge. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  const { wanted, from, into } = readPlace(new URL(request.url).search);
  if (!user) return null;
  await Promise.all([
    loadPages(app, namesQuery(app.api, user.uid, wanted, from)),
    into !== '' &&
      loadPages(app, namesQuery(app.api, user.uid, { kind: wanted.kind, parent: '', search: into }, null)),
  ]);
  return null;
}

/** Changes the vocabulary, or takes a change back. */
export function action({ request, context }: ActionFunctionArgs) {
  return teachAction(readApp(context), request);
}

const isKind = (text: string | null): text is NameKind => nameKinds.some((kind) => kind === text);

/** Reads the address: which names, where the page begins, and what a name may be merged into. */
function readPlace(search: string): { wanted: WantedNames; from: string | null; into: string } {
  const params = new URLSearchParams(search);
  const kind = params.get('kind');
  const text = (name: string, longest: number) => (params.get(name) ?? '').slice(0, longest);
  return {
    wanted: {
      kind: isKind(kind) ? kind : 'make',
      parent: text('parent', 120),
      search: text('search', vocabularyLimits.search),
    },
    from: text('cursor', 120) || null,
    into: params.get('merge') === null ? '' : text('into', vocabularyLimits.search),
  };
}

const notices = { added: words.added, gone: words.gone, merged: words.mergedShort } as const;
const isNotice = (text: string | null): text is keyof typeof notices =>
  text !== null && Object.hasOwn(notices, text);

/** Vocabulary: what the search understands, and changing it; for the garage's admins. */
export function Component() {
  const notice = new URLSearchParams(useLocation().search).get('notice');
  const answer = useActionData<TeachAnswer>();
  // Other refusals are shown in the dialog that they belong to.
  const refusal = answer && 'message' in answer && answer.values.wish === 'away' ? answer : undefined;
  return (
    <>
      <PageHead title={words.title} />
      {refusal && <FormProblem message={refusal.message} />}
      {isNotice(notice) && <Notice message={notices[notice]} />}
      <PageHeading title={words.title} lead={words.lead} />
      <Names />
    </>
  );
}

function Names() {
  const { api } = useApp();
  const { uid } = useMember();
  const place = useLocation();
  const { wanted, from } = readPlace(place.search);
  const { kind, parent, search } = wanted;
  const list = useInfiniteQuery(namesQuery(api, uid, wanted, from));
  const names = list.data?.pages.flatMap((page) => page.data ?? []) ?? [];
  const rows = useRef<HTMLUListElement>(null);
  const shown = names.flatMap(({ id, spellings }) => [`name ${id}`, ...spellings.map((each) => each.id)]);
  useFocusPassedOn(rows, shown.join());

  if (list.data?.pages[0]?.data === null) return <p className="mt-8 text-muted">{words.adminsOnly}</p>;
  const all = withSearch({ pathname: paths.vocabulary(), search: '' }, { ...(kind !== 'make' && { kind }) });
  const parentName = names[0]?.parent?.name ?? parent;
  return (
    <>
      <PageTabs
        label={words.title}
        tabs={nameKinds.map((value) => ({
          to: value === 'make' ? paths.vocabulary() : `${paths.vocabulary()}?kind=${value}`,
          text: words.kindTabs[value],
          here: value === kind,
        }))}
      />
      <div className="mt-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6">
          <div className="min-w-0 flex-1 basis-80">
            <SearchForm
              label={words.searchLabel}
              button={words.searchButton}
              search={search}
              maxLength={vocabularyLimits.search}
              list={list}
              rows={names.length}
            >
              {kind !== 'make' && <input type="hidden" name="kind" value={kind} />}
              {parent !== '' && <input type="hidden" name="parent" value={parent} />}
            </SearchForm>
          </div>
          <AddName kind={kind} />
        </div>
        {parent !== '' && (
          <p className="mb-4">
            {words.onlyOf(parentName)}{' '}
            <Link to={all} className="link py-1">
              {words.showAll}
            </Link>
          </p>
        )}
        <NameDialog make={parent === '' ? '' : parentName} />
        <SpellingDialog names={names} />
        <MergeDialog names={names} />
        <PagedRows
          list={list}
          waiting={<Waiting />}
          empty={
            search === '' && parent === '' ? (
              <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
            ) : (
              <NoMatch
                title={words.nothingFound}
                hint={words.nothingFoundHint}
                showAll={words.showAll}
                all={all}
              />
            )
          }
          failed={words.failed}
          more={words.more}
        >
          {names.length === 0 ? null : (
            <ul ref={rows} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {names.map((name) => (
                <NameRow key={name.id} name={name} />
              ))}
            </ul>
          )}
        </PagedRows>
      </div>
    </>
  );
}

function AddName({ kind }: { kind: NameKind }) {
  const dialog = useAddressDialog('add');
  const added = addedKinds.find((one) => one === kind);
  if (!added) return null;
  return (
    <div className="mb-6">
      <PlaceButton tone="plain" aria-haspopup="dialog" {...dialog.open({ add: added })}>
        {words.addName[added]}
      </PlaceButton>
    </div>
  );
}

function Waiting() {
  return (
    <Skeletons count={4} label={words.loading} className="grid gap-4">
      <Skeleton className="h-40" />
    </Skeletons>
  );
}
