import {
  type ActionFunctionArgs,
  data,
  useActionData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';
import * as words from '#messages/identity.ts';
import { readApp } from '../../../app-context.ts';
import { problemAt, type Refusal, readForm, readTexts } from '../../../forms.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths, readNext } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import { resetRequestRules } from '../ui/account-rules.ts';
import { readTypedEmail } from '../ui/forgot-link.tsx';
import { identitySentence } from '../ui/identity-words.ts';

/** `sentTo` once a link is sent, if there is such an account: the page does not reveal whether there is. */
type Answer = Refusal | { sentTo: string };

/** Sends a link to choose a new password. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const typed = readTexts(await readForm(request), ['email']);
  const refuse = (message: string, problems: Refusal['problems'] = []) =>
    data<Answer>({ message, problems, values: typed }, { status: 422 });
  const problems = checkFields(resetRequestRules, typed);
  if (problems.length > 0) return refuse(words.formRefused, problems);
  const email = typed.email.trim();
  try {
    await app.identity.sendPasswordReset(email, readNext(new URL(request.url).searchParams.get('next')));
  } catch (error) {
    return refuse(identitySentence(error));
  }
  return data<Answer>({ sentTo: email });
}

/** Forgot password: asks for the e-mail. */
export function Component() {
  const answer = useActionData<Answer>();
  const busy = useNavigation().formData !== undefined;
  const [search] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const refusal = answer && 'message' in answer ? answer : undefined;
  return (
    <AccountFrame title={words.forgotTitle} lead={words.forgotLead} bike={['scooter', 'sky']}>
      <PageHead title={words.forgotTitle} />
      {answer && 'sentTo' in answer ? (
        <Notice replacesForm message={words.resetSent(answer.sentTo)} />
      ) : (
        <HereForm className="grid gap-5">
          {refusal && <FormProblem message={refusal.message} problems={refusal.problems} />}
          <TextField
            label={words.emailLabel}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={refusal?.values.email ?? readTypedEmail(state)}
            error={problemAt(refusal, 'email')}
          />
          <Button type="submit" size="large" busy={busy}>
            {words.forgotButton}
          </Button>
        </HereForm>
      )}
      <p className="mt-8">
        <Link className="link font-semibold" to={paths.login(readNext(search.get('next')))}>
          {words.backToLogin}
        </Link>
      </p>
    </AccountFrame>
  );
}
