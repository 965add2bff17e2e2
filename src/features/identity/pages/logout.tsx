import {
  type ActionFunctionArgs,
  data,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import * as words from '#messages/identity.ts';
import { readApp } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts } from '../../../forms.ts';
import { readOwnPath } from '../../../kernel/own-path.ts';
import { PageHead } from '../../../page-head.tsx';
import { leftPage, paths, readNext } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { forgetDrafts } from '../../../ui/draft.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { useSession } from '../../../use-app.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import { identitySentence } from '../ui/identity-words.ts';

/**
 * Logs out. Nothing of the person stays: neither the token nor what was loaded or typed on their behalf.
 * People who only want to log in again for some page are sent to the login page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  try {
    await app.identity.signOut();
  } catch (error) {
    const message = identitySentence(error);
    app.notify.error(message);
    // Nobody is taken off their page by what did not happen.
    const left = app.side === 'browser' ? await pageLeft(request) : null;
    if (left !== null) return redirect(left);
    return data<Refusal>({ message, problems: [], values: {} }, { status: 503 });
  }
  app.session.clear();
  app.queries.clear();
  if (app.side === 'browser') forgetDrafts();
  app.notify.success(words.logoutSucceeded);
  const next = new URL(request.url).searchParams.get('next');
  return redirect(next === null ? paths.root() : paths.login(readNext(next)));
}

/** Where the Logout button was pressed; null where the question below was answered. */
async function pageLeft(request: Request): Promise<string | null> {
  return readOwnPath(readTexts(await readForm(request), [leftPage])[leftPage]);
}

/** Asks before logging out: for those who open the address themselves, and for pages without script. */
export function Component() {
  const refusal = useActionData<Refusal>();
  const [search] = useSearchParams();
  const next = readNext(search.get('next'));
  const { status } = useSession();
  const busy = useNavigation().formData !== undefined;
  return (
    <AccountFrame title={words.logoutTitle} bike={['commuter', 'sand']}>
      <PageHead title={words.logoutTitle} />
      {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
      {status === 'signed-out' ? (
        <>
          <p className="mb-6 text-lg">{words.loggedOutAlready}</p>
          <ButtonLink to={paths.login(next)}>{words.loginLink}</ButtonLink>
        </>
      ) : (
        <HereForm className="mt-6">
          <p className="mb-6 text-lg">{words.logoutQuestion}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {words.logoutButton}
            </Button>
            <ButtonLink tone="plain" to={next}>
              {words.stay}
            </ButtonLink>
          </div>
        </HereForm>
      )}
    </AccountFrame>
  );
}
