import { useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import * as words from '#messages/identity.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { paths, readNext } from '../../../routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { CheckboxField, SelectField, TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { HereForm } from '../../../ui/here-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { accountLimits, roles } from '../domain.ts';
import { PhotoField } from './photo-field.tsx';
import { wantsToSell } from './wanted.ts';

/** A refused registration. */
export interface SignUpRefusal extends Refusal {
  /** Only name, photo or role are still missing. */
  hasAccount: boolean;
  /** The page was loaded again, and no page contains a password. */
  emptied: boolean;
}

/** The key of a registration draft, which has no account yet. */
export const signUpDraft = 'sign-up';

/**
 * The registration form of section 5 of the specification. What is typed stays in its tab until it is sent,
 * except the password.
 */
export function SignUpForm({ refusal }: { refusal: SignUpRefusal | undefined }) {
  const busy = useNavigation().formData !== undefined;
  const [search] = useSearchParams();
  const next = readNext(search.get('next'));
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, 'session', signUpDraft, refusal !== undefined);

  function startAgain() {
    draft.forget();
    form.current?.reset();
    // A reset fires no event on the field, to which the picture beside it listens.
    const photo = form.current?.elements.namedItem('photoURL');
    if (photo instanceof HTMLInputElement) photo.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <>
      <HereForm ref={form} onInput={draft.keep} className="grid gap-5">
        {draft.restored && !refusal && <DraftNote startAgain={startAgain} />}
        {refusal && (
          <div>
            <FormProblem message={refusal.message} problems={refusal.problems} />
            {refusal.hasAccount && (
              <ButtonLink tone="quiet" className="mt-2" replace to={next}>
                {words.carryOn}
              </ButtonLink>
            )}
          </div>
        )}
        <TextField
          label={words.fullNameLabel}
          name="name"
          autoComplete="name"
          required
          maxLength={accountLimits.name}
          defaultValue={refusal?.values.name}
          error={problemAt(refusal, 'name')}
        />
        <TextField
          label={words.emailLabel}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={refusal?.hasAccount ?? false}
          defaultValue={refusal?.values.email}
          error={problemAt(refusal, 'email')}
        />
        <PhotoField typed={refusal?.values.photoURL} error={problemAt(refusal, 'photoURL')} />
        {!refusal?.hasAccount && (
          <TextField
            label={words.passwordLabel}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            minLength={accountLimits.passwordMin}
            maxLength={accountLimits.passwordMax}
            hint={refusal?.emptied ? words.passwordEmptied : words.passwordHint}
            error={problemAt(refusal, 'password')}
          />
        )}
        <SelectField
          label={words.roleLabel}
          name="role"
          defaultValue={refusal?.values.role ?? (wantsToSell(next) ? 'seller' : 'buyer')}
          error={problemAt(refusal, 'role')}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {words.roleNames[role]}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label={words.termsLabel}
          name="terms"
          required
          defaultChecked={refusal?.values.terms === 'on'}
          error={problemAt(refusal, 'terms')}
        />
        <p className="-mt-2 pl-9 text-sm">
          {/* In a tab of its own: what is typed here stays. */}
          <Link to={paths.privacy()} target="_blank" className="link">
            {words.privacyLink}
          </Link>
        </p>
        <Button type="submit" size="large" busy={busy}>
          {words.signUpButton}
        </Button>
      </HereForm>
      <p className="mt-8">
        {words.haveAccount}{' '}
        <Link replace className="link font-semibold" to={paths.login(next)}>
          {words.loginLink}
        </Link>
      </p>
    </>
  );
}
