import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  replace,
  useActionData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { left } from '#messages/account.ts';
import * as words from '#messages/identity.ts';
import { readApp } from '../../../app-context.ts';
import { problemAt, type Refusal, readForm, readTexts } from '../../../forms.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths, readNext } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, TextField } from '../../../ui/fields.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { loadWanted, WantedLead } from '../../search/ui/wanted-lead.tsx';
import { IdentityError } from '../domain.ts';
import { AccountFrame } from '../ui/account-frame.tsx';
import { AccountProblem } from '../ui/account-problem.tsx';
import { loginRules } from '../ui/account-rules.ts';
import { adopt, googleProblem, nextPlace, toGoogle } from '../ui/arrival.ts';
import { ForgotLink } from '../ui/forgot-link.tsx';
import { GoogleButton, withGoogle } from '../ui/google-button.tsx';
import { identitySentence, isStopped, stoppedCode } from '../ui/identity-words.ts';
import { OverNotice } from '../ui/over-notice.tsx';

/** People who are signed in already are sent on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  if (app.session.getState().status === 'signed-in') throw replace(nextPlace(app, request));
  await loadWanted(app, request);
  return null;
}

/** Logs in, in the browser or, where no script runs, on the server. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const form = await readForm(request);
  const typed = readTexts(form, ['email', 'password', 'remember', 'link']);
  const google = withGoogle(form);
  const problems = google ? [] : checkFields<keyof typeof loginRules>(loginRules, typed);
  if (problems.length > 0) return refuse(words.formRefused, typed, { problems });
  if (google && app.side === 'server') {
    // Without script there is no window: the page itself goes to Google and comes back, if our own server
    // offers that.
    if (app.settings.google) return toGoogle(nextPlace(app, request));
    if (app.settings.external) return refuse(words.scriptNeeded, typed);
  }
  try {
    const user = google
      ? await app.identity.signInWithGoogle()
      : await app.identity.signInWithPassword(typed.email.trim(), typed.password);
    await adopt(app, user);
  } catch (error) {
    const message = identitySentence(error);
    // Section 8 of the specification wants a toast for a failed login; the form says it, too, for those who
    // miss the toast.
    app.notify.shown(message);
    return refuse(message, mayLink(error) ? { ...typed, link: 'google' } : typed, {
      isWrong: isWrong(error),
      isStopped: isStopped(error),
    });
  }
  app.notify.success(words.loginSuccessful);
  const next = nextPlace(app, request);
  // The login page is replaced in the history, so that going back does not lead to it.
  return replace(typed.link && next === paths.root() ? paths.account() : next);
}

/** A refused login. */
interface LoginRefusal extends Refusal {
  /** E-mail and password do not belong together: the password has to be typed again. */
  isWrong: boolean;
  /** The garage has stopped the account, and can be written to. */
  isStopped: boolean;
}

function refuse(
  message: string,
  { email, link }: { email: string; link: string },
  {
    problems = [],
    isWrong = false,
    isStopped = false,
  }: Partial<Omit<LoginRefusal, 'message' | 'values'>> = {},
) {
  return data<LoginRefusal>(
    { message, problems, values: { email, link }, isWrong, isStopped },
    { status: 422 },
  );
}

const wrongCodes = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'];

function isWrong(error: unknown): boolean {
  return error instanceof IdentityError && wrongCodes.includes(error.code);
}

/** The refusal after which signing in with the password leads to the page where Google can be linked. */
const linkable = 'account-exists-with-different-credential';

function mayLink(error: unknown): boolean {
  return error instanceof IdentityError && error.code === `auth/${linkable}`;
}

/** Login: e-mail and password, or Google. */
export function Component() {
  const refusal = useActionData<LoginRefusal>();
  const { state, formData } = useNavigation();
  const [search] = useSearchParams();
  const problemName = search.get('google');
  const link = refusal?.values.link || (problemName === linkable ? 'google' : '');
  const problem = refusal?.message ?? googleProblem(problemName);
  const password = useRef<HTMLInputElement>(null);
  const busy = state !== 'idle' && formData !== undefined;

  // After any other refusal, such as a broken connection, it is still the right one.
  useEffect(() => {
    if (refusal?.isWrong && password.current) password.current.value = '';
  }, [refusal]);

  return (
    <AccountFrame
      title={words.loginTitle}
      lead={<WantedLead doing="login" usual={words.loginLead} />}
      bike={['cafe-racer', 'signal']}
    >
      <PageHead title={words.loginTitle} description={words.loginLead} path={paths.login()} />
      {search.get('notice') === 'left' && <Notice message={left} />}
      <OverNotice next={readNext(search.get('next'))} />
      <HereForm className="grid gap-5">
        {problem && (
          <AccountProblem
            message={problem}
            problems={refusal?.problems}
            isStopped={refusal ? refusal.isStopped : problemName === stoppedCode}
          />
        )}
        {link && <input type="hidden" name="link" value={link} />}
        <TextField
          label={words.emailLabel}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={refusal?.values.email}
          error={problemAt(refusal, 'email')}
        />
        <TextField
          ref={password}
          label={words.passwordLabel}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={problemAt(refusal, 'password')}
        />
        <p className="-mt-2">
          <ForgotLink />
        </p>
        <CheckboxField
          label={words.rememberLabel}
          name="remember"
          required
          defaultChecked
          error={problemAt(refusal, 'remember')}
        />
        <Button type="submit" size="large" busy={busy && !withGoogle(formData)}>
          {words.loginButton}
        </Button>
        <GoogleButton busy={busy && withGoogle(formData)} />
      </HereForm>
      <p className="mt-8">
        {words.noAccountYet}{' '}
        <Link replace className="link font-semibold" to={paths.signup(readNext(search.get('next')))}>
          {words.registerLink}
        </Link>
      </p>
    </AccountFrame>
  );
}
