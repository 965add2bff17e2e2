import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import * as words from '#messages/account.ts';
import * as identityWords from '#messages/identity.ts';
import { problemAt } from '../../../forms.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { formerFields, type OwnAccountAnswer, type Wish } from '../actions/change-own-account.ts';
import type { OwnAccount } from '../contract/own-account.ts';
import { accountLimits, roles } from '../domain.ts';
import { PhotoField } from './photo-field.tsx';

interface FormProps {
  account: OwnAccount;
  answer: OwnAccountAnswer | undefined;
}

/** A section of the page with a title. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t-2 border-base-content pt-6 xl:grid-cols-[15rem_minmax(0,32rem)]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** The result of the form for `wish`, shown above it. */
export function Outcome({ wish, answer }: { wish: Wish; answer: OwnAccountAnswer | undefined }) {
  if (answer?.wish !== wish) return null;
  if ('done' in answer) return <Notice message={answer.done} />;
  return (
    <div className="mb-5">
      <FormProblem message={answer.message} problems={answer.problems} />
    </div>
  );
}

/** The refusal of the form for `wish`. */
export function refusalFor(wish: Wish, answer: OwnAccountAnswer | undefined) {
  return answer?.wish === wish && 'message' in answer ? answer : undefined;
}

/** Whether the form for `wish` is being sent. */
export function useBusy(wish: Wish): boolean {
  return useNavigation().formData?.get('wish') === wish;
}

/** Name, photo and role. */
export function ProfileForm({ account, answer }: FormProps) {
  const refusal = refusalFor('profile', answer);
  const busy = useBusy('profile');
  const form = useRef<HTMLFormElement>(null);
  // What the fields were filled with, also where the account is read again meanwhile: only what differs from it is
  // sent. Once it is saved, they show what is stored then.
  const [filled, setFilled] = useState({ account, answer });
  const isSaved = answer?.wish === 'profile' && 'done' in answer;
  if (isSaved && filled.answer !== answer) setFilled({ account, answer });
  useEffect(() => {
    if (isSaved && answer) form.current?.reset();
  }, [isSaved, answer]);
  const { name, photoURL, role } = filled.account;
  const was = { name, photoURL: photoURL ?? '', role };
  return (
    <Part title={words.profileTitle}>
      <Outcome wish="profile" answer={answer} />
      <PostForm action={paths.account()} ref={form} preventScrollReset className="grid gap-5">
        {(['name', 'photoURL', 'role'] as const).map((field) => (
          <input
            key={field}
            type="hidden"
            name={formerFields[field]}
            value={refusal?.values[formerFields[field]] ?? was[field]}
          />
        ))}
        <TextField
          label={identityWords.fullNameLabel}
          name="name"
          autoComplete="name"
          required
          maxLength={accountLimits.name}
          defaultValue={refusal?.values.name ?? was.name}
          error={problemAt(refusal, 'name')}
        />
        <PhotoField typed={refusal?.values.photoURL ?? was.photoURL} error={problemAt(refusal, 'photoURL')} />
        <SelectField
          // A select goes back to its first default.
          key={was.role}
          label={identityWords.roleLabel}
          name="role"
          defaultValue={refusal?.values.role ?? was.role}
          error={problemAt(refusal, 'role')}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {identityWords.roleNames[role]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="wish" value="profile" busy={busy} className="justify-self-start">
          {words.saveProfile}
        </Button>
      </PostForm>
    </Part>
  );
}

/** The password form, for people who have a password. */
export function PasswordForm({ account, answer }: FormProps) {
  const refusal = refusalFor('password', answer);
  const busy = useBusy('password');
  const form = useRef<HTMLFormElement>(null);

  // Neither a wrong nor a used password stays in its field; where nobody knows whether it was used, the same is
  // sent again.
  useEffect(() => {
    if (answer?.wish === 'password' && !('isUnknown' in answer && answer.isUnknown)) form.current?.reset();
  }, [answer]);

  return (
    <Part title={words.passwordTitle} lead={words.passwordLead}>
      <Outcome wish="password" answer={answer} />
      <PostForm action={paths.account()} ref={form} preventScrollReset className="grid gap-5">
        {/* Password managers need to know the account. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        <TextField
          label={words.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
          error={problemAt(refusal, 'currentPassword')}
        />
        <TextField
          label={words.newPassword}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          minLength={accountLimits.passwordMin}
          maxLength={accountLimits.passwordMax}
          hint={identityWords.passwordHint}
          error={problemAt(refusal, 'newPassword')}
        />
        <Button type="submit" name="wish" value="password" busy={busy} className="justify-self-start">
          {words.changePassword}
        </Button>
      </PostForm>
    </Part>
  );
}
