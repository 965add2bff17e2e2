import {
  type ActionFunctionArgs,
  data,
  redirect,
  useActionData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';
import * as words from '#messages/identity.ts';
import { type AppContext, readApp } from '../../../app-context.ts';
import { readForm, readTexts } from '../../../forms.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSession } from '../../../use-app.tsx';
import { confirmMailbox } from '../queries.ts';
import { AccountFrame } from '../ui/account-frame.tsx';
import { AccountProblem } from '../ui/account-problem.tsx';
import { identitySentence, isStopped } from '../ui/identity-words.ts';
import { requireUser } from '../ui/member-area.tsx';
import { type ConfirmationAnswer, SendAgain, sendAgain } from '../ui/unconfirmed-notice.tsx';

/** Confirms the mailbox of the token in the address, or sends another link to the signed-in person. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const { wish } = readTexts(await readForm(request), ['wish']);
  try {
    if (wish === sendAgain) {
      const { email } = await requireUser(app, request);
      const done = await app.identity.sendConfirmation();
      if (done === 'sent') {
        app.notify.success(words.confirmationSent(email));
        return data<ConfirmationAnswer>({ done, email });
      }
    } else {
      const token = new URL(request.url).searchParams.get('token') ?? '';
      const choosePassword = await confirmMailbox(app.api, token);
      if (choosePassword !== null) {
        const search = new URLSearchParams({ token: choosePassword, confirming: 'yes' });
        return redirect(`${paths.resetPassword()}?${search}`);
      }
    }
  } catch (error) {
    const message = identitySentence(error);
    app.notify.shown(message);
    return data<ConfirmationAnswer>({ message, isStopped: isStopped(error) }, { status: 422 });
  }
  await showConfirmed(app);
  return data<ConfirmationAnswer>({ done: 'confirmed' });
}

/** The notice disappears at once where the same person is signed in. */
async function showConfirmed(app: AppContext): Promise<void> {
  if (!app.session.getState().user) return;
  const user = await app.identity.currentUser().catch(() => null);
  if (user) app.session.update(user);
}

/**
 * Verify e-mail: the page behind the link in the mail. It takes a button, because programs open links but
 * press none.
 */
export function Component() {
  const answer = useActionData<ConfirmationAnswer>();
  const { status, user } = useSession();
  const busy = useNavigation().formData !== undefined;
  const [search] = useSearchParams();
  const here = useLocation();
  const isSignedIn = status === 'signed-in';
  const isOver = answer ? 'message' in answer : !search.get('token');
  return (
    <AccountFrame title={words.confirmTitle} bike={['adventure', 'sand']}>
      <PageHead title={words.confirmTitle} />
      {answer && 'done' in answer ? (
        <Notice
          replacesForm
          message={answer.done === 'sent' ? words.confirmationSent(answer.email ?? '') : words.confirmed}
        />
      ) : !answer && user?.emailVerified ? (
        <Notice message={words.confirmedAlready(user.email)} />
      ) : isOver ? (
        <AccountProblem {...(answer && 'message' in answer ? answer : { message: words.linkOver })} />
      ) : (
        <HereForm>
          <p className="text-lg">{words.confirmQuestion}</p>
          {!isSignedIn && <p className="mt-3">{words.confirmSignedOut}</p>}
          <Button type="submit" size="large" className="mt-6" busy={busy}>
            {isSignedIn ? words.confirmButton : words.confirmAnew}
          </Button>
        </HereForm>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {isOver && user?.emailVerified === false && <SendAgain />}
        {isSignedIn ? (
          <ButtonLink tone="plain" to={paths.dashboard()}>
            {words.toDashboard}
          </ButtonLink>
        ) : (
          <ButtonLink
            tone="plain"
            to={paths.login(answer || isOver ? undefined : here.pathname + here.search)}
          >
            {answer || isOver ? words.loginLink : words.loginToConfirm}
          </ButtonLink>
        )}
      </div>
    </AccountFrame>
  );
}
