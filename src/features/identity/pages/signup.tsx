import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace, useActionData } from 'react-router';
import * as words from '#messages/identity.ts';
import { type AppContext, readApp } from '../../../app-context.ts';
import { readForm, readTexts } from '../../../forms.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { keepDraft } from '../../../ui/draft.ts';
import { loadWanted, WantedLead } from '../../search/ui/wanted-lead.tsx';
import { type AuthUser, type Role, roles } from '../domain.ts';
import { saveProfile } from '../queries.ts';
import { AccountFrame } from '../ui/account-frame.tsx';
import { profileRules, signUpRules } from '../ui/account-rules.ts';
import { adopt, nextPlace } from '../ui/arrival.ts';
import { identitySentence } from '../ui/identity-words.ts';
import { SignUpForm, type SignUpRefusal, signUpDraft } from '../ui/sign-up-form.tsx';

/** People who are signed in already are sent on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = readApp(context);
  if (app.session.getState().status === 'signed-in') throw replace(nextPlace(app, request));
  await loadWanted(app, request);
  return null;
}

/**
 * Registers: creates the account, its name and photo, its role. When a later step fails the account stays and
 * its owner is signed in, unless the browser keeps no cookie; sending the form again does the missing steps.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const typed = readTexts(await readForm(request), [
    'name',
    'email',
    'photoURL',
    'role',
    'terms',
    'password',
  ]);
  const profile = { displayName: typed.name.trim(), photoURL: typed.photoURL.trim() };
  let user = ownAccount(app, typed.email);
  const problems = user
    ? checkFields<keyof typeof profileRules>(profileRules, typed)
    : checkFields<keyof typeof signUpRules>(signUpRules, typed);
  if (problems.length > 0) return refuse(app, words.formRefused, typed, { problems });
  try {
    user ??= await app.identity.createAccount(typed.email.trim(), typed.password, profile.displayName);
  } catch (error) {
    return refuse(app, identitySentence(error), typed);
  }
  const arrive = async (arriving: AuthUser) =>
    adopt(app, arriving).then(
      () => null,
      (error: unknown) => words.signedUpButOut(identitySentence(error)),
    );
  let missing = words.profileMissing;
  try {
    user = await app.identity.updateProfile(profile);
    app.notify.success(words.userNameUpdated);
    missing = words.roleMissing;
    const proof = await app.identity.proof();
    await saveProfile(app.api, proof, {
      name: profile.displayName,
      email: user.email,
      role: toRole(typed.role),
    });
  } catch (error) {
    const out = await arrive(user);
    return unfinished(app, out ?? missing(identitySentence(error)), typed, out === null);
  }
  const out = await arrive(user);
  if (out !== null) return unfinished(app, out, typed, false);
  if (app.side === 'browser') keepDraft('session', signUpDraft, {});
  app.notify.success(words.signUpSuccessful);
  return replace(nextPlace(app, request));
}

/** The account that this form has created already, when a later step failed. */
function ownAccount(app: AppContext, email: string): AuthUser | null {
  const { user } = app.session.getState();
  return user?.email.toLowerCase() === email.trim().toLowerCase() ? user : null;
}

function toRole(text: string): Role {
  return roles.find((role) => role === text) ?? 'buyer';
}

type Typed = Record<'name' | 'email' | 'photoURL' | 'role' | 'terms' | 'password', string>;

/** The form shows the refusal and keeps showing it: one of the registration itself needs no toast. */
function refuse(
  app: AppContext,
  message: string,
  { password: _, ...values }: Typed,
  { problems = [], hasAccount = false }: Partial<Pick<SignUpRefusal, 'problems' | 'hasAccount'>> = {},
) {
  // In the browser the field keeps what was typed; a password sent back in a page could be stored anywhere.
  const emptied = app.side === 'server';
  // With this status the loader does not run again: it would send the new account's owner on.
  return data<SignUpRefusal>({ message, problems, values, hasAccount, emptied }, { status: 422 });
}

/** There is an account, but not all of it: section 8 of the specification wants a toast, which says the same as the form. */
function unfinished(app: AppContext, message: string, typed: Typed, hasAccount: boolean) {
  app.notify.shown(message);
  return refuse(app, message, typed, { hasAccount });
}

/** Registration as seller or buyer; afterwards it leads to the page that was wanted. */
export function Component() {
  const refusal = useActionData<SignUpRefusal>();
  return (
    <AccountFrame
      title={words.signUpTitle}
      lead={<WantedLead doing="signup" usual={words.signUpLead} />}
      bike={['adventure', 'racing-green']}
    >
      <PageHead title={words.signUpTitle} description={words.signUpLead} path={paths.signup()} />
      <SignUpForm refusal={refusal} />
    </AccountFrame>
  );
}
