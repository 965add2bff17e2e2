import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import * as words from '#messages/account.ts';
import * as identityWords from '#messages/identity.ts';
import { problemAt } from '../../../forms.ts';
import { paths } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useApp } from '../../../use-app.tsx';
import type { OwnAccountAnswer } from '../actions/change-own-account.ts';
import type { OwnAccount } from '../contract/own-account.ts';
import { googleProblem } from './arrival.ts';
import { Outcome, Part, refusalFor, useBusy } from './own-account-forms.tsx';

const fieldOfPassword = 'field-google-password';

interface OwnGoogleProps {
  account: OwnAccount;
  answer: OwnAccountAnswer | undefined;
}

/** Links Google to one's account after a check of the password, or unlinks it. */
export function OwnGoogle({ account, answer }: OwnGoogleProps) {
  const { identity, settings } = useApp();
  const [search] = useSearchParams();
  const isElsewhere = identity.ways !== undefined;
  // Where the provider itself stores the ways to sign in, only the browser can ask it.
  const elsewhere = useQuery({
    queryKey: ['me', account._id, 'ways'],
    queryFn: async () => (await identity.ways?.()) ?? null,
    enabled: isElsewhere,
    retry: false,
  });
  if (!settings.google && !elsewhere.data) return null;
  const ways = elsewhere.data ?? { password: account.hasPassword, google: account.hasGoogle };
  const problem = answer ? undefined : googleProblem(search.get('google'));
  return (
    <Part title={words.googleTitle} lead={words.googleLead}>
      {answer && 'done' in answer && (
        <>
          <Outcome wish="link-google" answer={answer} />
          <Outcome wish="unlink-google" answer={answer} />
        </>
      )}
      {problem && (
        <div className="mb-5">
          <FormProblem message={problem} />
        </div>
      )}
      {ways.google ? (
        <Linked account={account} answer={answer} hasPassword={ways.password} />
      ) : (
        <LinkForm account={account} answer={answer} ways={ways} />
      )}
    </Part>
  );
}

function Linked({ hasPassword, ...props }: OwnGoogleProps & { hasPassword: boolean }) {
  return (
    <div className="grid gap-4">
      <p>
        <Badge tone="good">{words.googleIsLinked}</Badge>
      </p>
      {hasPassword ? (
        <GoogleForm {...props} wish="unlink-google" button={words.unlinkGoogle} />
      ) : (
        <p className="text-muted">{identityWords.lastWayIn}</p>
      )}
    </div>
  );
}

function LinkForm({ ways, ...props }: OwnGoogleProps & { ways: { password: boolean } }) {
  const { identity } = useApp();
  useEffect(() => identity.prepare?.(), [identity]);
  if (!ways.password) return <p className="text-muted">{identityWords.noPassword}</p>;
  return <GoogleForm {...props} wish="link-google" button={words.linkGoogle} />;
}

/** Both ask for the password: a session alone, on an unattended phone, must not change who can sign in. */
function GoogleForm({
  account,
  answer,
  wish,
  button,
}: OwnGoogleProps & { wish: 'link-google' | 'unlink-google'; button: string }) {
  const refusal = refusalFor(wish, answer);
  const busy = useBusy(wish);
  const form = useRef<HTMLFormElement>(null);
  // The page has another field with that name.
  const problems = useMemo(
    () => refusal?.problems.map((each) => ({ ...each, id: fieldOfPassword })),
    [refusal],
  );

  // A wrong password is removed from its field.
  useEffect(() => {
    if (answer?.wish === wish) form.current?.reset();
  }, [answer, wish]);

  return (
    <PostForm action={paths.account()} ref={form} preventScrollReset className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} problems={problems} />}
      <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
      <TextField
        label={words.googlePassword}
        name="password"
        id={fieldOfPassword}
        type="password"
        autoComplete="current-password"
        required
        error={problemAt(refusal, 'password')}
      />
      <Button
        type="submit"
        tone={wish === 'unlink-google' ? 'plain' : 'primary'}
        name="wish"
        value={wish}
        busy={busy}
        className="justify-self-start"
      >
        {button}
      </Button>
    </PostForm>
  );
}
