import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, data, useActionData, useNavigation, useSearchParams } from 'react-router';
import * as words from '#messages/identity.ts';
import { readApp } from '../../../app-context.ts';
import { problemAt, type Refusal, readForm, readTexts } from '../../../forms.ts';
import { ApiError, isUnreached } from '../../../kernel/api-client.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths, readNext } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountLimits } from '../domain.ts';
import { resetPassword } from '../queries.ts';
import { AccountFrame } from '../ui/account-frame.tsx';
import { AccountProblem } from '../ui/account-problem.tsx';
import { newPasswordRules } from '../ui/account-rules.ts';
import { identitySentence, isLinkOver, isStopped } from '../ui/identity-words.ts';

/**
 * `next`: where to go after logging in; `wanted`: the same where another link is needed first. `isUnanswered`: an attempt
 * got no answer, so that the password may be saved, and the link used.
 */
type Answer =
  | { next: string }
  | (Refusal & {
      over: boolean;
      isStopped: boolean;
      isUnanswered: boolean;
      wanted?: string | undefined;
    });

/** The hidden field that says that an earlier attempt got no answer. */
const unansweredField = 'unanswered';

/** Saves a new password for the token from a mail. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const { password, unanswered } = readTexts(await readForm(request), ['password', unansweredField]);
  const wasUnanswered = unanswered !== '';
  const problems = checkFields(newPasswordRules, { password });
  if (problems.length > 0)
    return data<Answer>(
      {
        message: words.formRefused,
        problems,
        values: {},
        over: false,
        isStopped: false,
        isUnanswered: wasUnanswered,
      },
      { status: 422 },
    );
  let next: string | undefined;
  try {
    next = await resetPassword(app.api, new URL(request.url).searchParams.get('token') ?? '', password);
  } catch (error) {
    const wanted = error instanceof ApiError && error.next ? readNext(error.next) : undefined;
    const refusal = { message: identitySentence(error), problems: problemsOf(error), values: {} };
    const isUnanswered = wasUnanswered || isUnreached(error);
    return data<Answer>(
      { ...refusal, over: isLinkOver(error), isStopped: isStopped(error), isUnanswered, wanted },
      { status: 422 },
    );
  }
  // All sessions of the account have ended; this browser's may be of another account.
  await app.session.recheck();
  return data<Answer>({ next: readNext(next) });
}

/** The server's refusals of the new password, as problems of this form's field. */
function problemsOf(error: unknown): Refusal['problems'] {
  return error instanceof ApiError ? error.fields.map((problem) => ({ ...problem, field: 'password' })) : [];
}

/** Reset password: the page behind the link in the mail. */
export function Component() {
  const answer = useActionData<Answer>();
  const busy = useNavigation().formData !== undefined;
  const [search] = useSearchParams();
  const password = useRef<HTMLInputElement>(null);
  const refusal = answer && 'message' in answer ? answer : undefined;
  // Comes from the link that confirms a mailbox, in a browser that is not signed in.
  const isConfirming = search.get('confirming') === 'yes' && !(answer && 'next' in answer);
  const isOver = refusal?.over ?? !search.get('token');

  useEffect(() => {
    // The same is sent again where no answer came.
    if (refusal && !refusal.isUnanswered && password.current) password.current.value = '';
  }, [refusal]);

  return (
    <AccountFrame
      title={words.resetTitle}
      lead={isConfirming ? words.confirmByPassword : undefined}
      bike={['scooter', 'sky']}
    >
      <PageHead title={words.resetTitle} />
      {answer && 'next' in answer ? (
        <>
          <Notice replacesForm message={words.resetDone} />
          <ButtonLink to={paths.login(answer.next)}>{words.loginLink}</ButtonLink>
        </>
      ) : isOver && refusal?.isUnanswered ? (
        <>
          <FormProblem message={words.resetPerhaps} />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={paths.login(refusal.wanted)}>{words.loginLink}</ButtonLink>
            <ButtonLink tone="plain" to={paths.forgotPassword(refusal.wanted)}>
              {words.askAgain}
            </ButtonLink>
          </div>
        </>
      ) : isOver ? (
        <>
          <FormProblem message={words.linkOver} />
          <ButtonLink className="mt-6" to={paths.forgotPassword(refusal?.wanted)}>
            {words.askAgain}
          </ButtonLink>
        </>
      ) : (
        <HereForm className="grid gap-5">
          {refusal?.isUnanswered && <input type="hidden" name={unansweredField} value="yes" />}
          {refusal && (
            <AccountProblem
              message={refusal.message}
              problems={refusal.problems}
              isStopped={refusal.isStopped}
            />
          )}
          <TextField
            ref={password}
            label={words.newPasswordLabel}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            minLength={accountLimits.passwordMin}
            maxLength={accountLimits.passwordMax}
            hint={words.passwordHint}
            error={problemAt(refusal, 'password')}
          />
          <Button type="submit" size="large" busy={busy}>
            {words.resetButton}
          </Button>
        </HereForm>
      )}
    </AccountFrame>
  );
}
