import { useQuery } from '@tanstack/react-query';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLocation,
  useNavigation,
} from 'react-router';
import * as words from '#messages/alerts.ts';
import * as common from '#messages/common.ts';
import { readApp } from '../../../app-context.ts';
import { readForm, readTexts } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import type { MailState } from '../contract.ts';
import { mailStateQuery, turnMail } from '../queries.ts';

const tokenIn = (search: string) => new URLSearchParams(search).get('token') ?? '';

/** Loads what the link is about. Opening it changes nothing, because programs open every link of a mail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  await load(app, mailStateQuery(app.api, tokenIn(new URL(request.url).search)));
  return null;
}

type StopAnswer = { state: MailState; resumed: boolean } | { message: string };

/**
 * Ends the mail, or resumes it. Mail programs post to the same address (RFC 8058, with a field of their own),
 * without a signed-in user or a script.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const { wish } = readTexts(await readForm(request), ['wish']);
  const token = tokenIn(new URL(request.url).search);
  const resumed = wish === 'resume';
  try {
    const state = await turnMail(app.api, token, resumed);
    if (app.side === 'browser') app.queries.setQueryData(mailStateQuery(app.api, token).queryKey, state);
    return data<StopAnswer>({ state, resumed });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<StopAnswer>({ message: error.message }, { status: error.status || 503 });
  }
}

/** No more mail: the page behind the link in a mail. */
export function Component() {
  const { api } = useApp();
  const answer = useActionData<StopAnswer>();
  const query = useQuery(mailStateQuery(api, tokenIn(useLocation().search)));
  const state = answer && 'state' in answer ? answer.state : query.data;
  return (
    <div className="page-width pt-8 lg:pt-12">
      <PageHead title={words.stopTitle} />
      <PageHeading title={words.stopTitle} />
      <div className="mt-8 max-w-xl">
        {answer && 'message' in answer && <FormProblem message={answer.message} />}
        {!answer && query.isPending && (
          <Skeletons count={1} label={words.loading} className="grid">
            <Skeleton className="h-32" />
          </Skeletons>
        )}
        {!answer && query.isLoadingError && (
          <ErrorPanel
            message={words.stopFailed}
            error={query.error}
            retryLabel={common.tryAgain}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {!answer && state === null && <FormProblem message={words.linkInvalid} />}
        {state && (
          <Choice state={state} resumed={answer !== undefined && 'resumed' in answer && answer.resumed} />
        )}
        <p className="mt-8">
          {state && inAccount.has(state.about) ? (
            <ButtonLink tone="plain" to={paths.account()}>
              {words.toAccount}
            </ButtonLink>
          ) : (
            <ButtonLink tone="plain" to={paths.searches()}>
              {words.toSearches}
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  );
}

/** The kinds of mail that are chosen in My account. */
const inAccount: ReadonlySet<MailState['about']> = new Set(['bookings', 'inbox']);

const explanations: Record<MailState['about'], string> = {
  search: words.stopExplained,
  drops: words.dropsStopExplained,
  bookings: words.bookingsStopExplained,
  inbox: words.inboxStopExplained,
};

function Choice({
  state: { about, name, frequency, stopped },
  resumed,
}: {
  state: MailState;
  resumed: boolean;
}) {
  const explained = explanations[about];
  const busy = useNavigation().formData !== undefined;
  if (frequency !== 'never') {
    return (
      <>
        {resumed && <Notice message={words.resumed[frequency](name)} />}
        <HereForm>
          <p className="text-lg break-words">{words.stopQuestion(name)}</p>
          <p className="mt-2 mb-6 text-muted">{explained}</p>
          <Button type="submit" size="large" busy={busy}>
            {words.stopButton}
          </Button>
        </HereForm>
      </>
    );
  }
  return (
    <>
      <Notice message={stopped === null ? words.alreadyNone(name) : words.stopped(name)} />
      <p className="text-muted">{explained}</p>
      {stopped !== null && (
        <HereForm className="mt-6">
          <Button type="submit" tone="plain" name="wish" value="resume" busy={busy}>
            {words.takeBack}
          </Button>
        </HereForm>
      )}
    </>
  );
}
