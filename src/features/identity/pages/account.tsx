import { useQuery } from '@tanstack/react-query';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router';
import * as words from '#messages/account.ts';
import * as common from '#messages/common.ts';
import { readApp } from '../../../app-context.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { load } from '../../../load.ts';
import { PageHead } from '../../../page-head.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ErrorPanel, Skeleton, Skeletons } from '../../../ui/states.tsx';
import { useApp } from '../../../use-app.tsx';
import { changeOwnAccountAction, type OwnAccountAnswer } from '../actions/change-own-account.ts';
import type { OwnAccount } from '../contract/own-account.ts';
import { ownAccountQuery } from '../queries.ts';
import { Leaving, OwnData } from '../ui/leaving.tsx';
import { useMember } from '../ui/member-area.tsx';
import { PasswordForm, ProfileForm } from '../ui/own-account-forms.tsx';
import { OwnDevices } from '../ui/own-devices.tsx';
import { OwnGoogle } from '../ui/own-google.tsx';
import { OwnInboxMail, OwnMail } from '../ui/own-mail.tsx';

/** Loads one's own account. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = readApp(context);
  const { user } = app.session.getState();
  if (user) await load(app, ownAccountQuery(app.api, user.uid));
  return null;
}

/** Changes the account, ends sessions, or deletes the account. */
export function action({ request, context }: ActionFunctionArgs) {
  return changeOwnAccountAction(readApp(context), request);
}

/** My account: profile, password, sessions, one's data, and deleting the account. */
export function Component() {
  const { api } = useApp();
  const { uid } = useMember();
  const answer = useActionData<OwnAccountAnswer>();
  const account = useQuery(ownAccountQuery(api, uid));
  return (
    <>
      <PageHead title={words.title} />
      <PageHeading title={words.title} />
      <div className="mt-8">
        {account.isPending && (
          <Skeletons count={3} label={words.loading} className="grid gap-8">
            <Skeleton className="h-48" />
          </Skeletons>
        )}
        {account.isLoadingError && (
          <ErrorPanel
            message={words.failed}
            error={account.error}
            retryLabel={common.tryAgain}
            busy={account.isFetching}
            onRetry={() => void account.refetch()}
          />
        )}
        {account.data && (
          <div className="grid gap-12">
            <WhoOneIs account={account.data} />
            <ProfileForm account={account.data} answer={answer} />
            {account.data.hasPassword && <PasswordForm account={account.data} answer={answer} />}
            <OwnGoogle account={account.data} answer={answer} />
            <OwnMail account={account.data} answer={answer} />
            <OwnInboxMail account={account.data} answer={answer} />
            <OwnDevices account={account.data} answer={answer} />
            <OwnData />
            <Leaving account={account.data} answer={answer} />
          </div>
        )}
      </div>
    </>
  );
}

function WhoOneIs({ account }: { account: OwnAccount }) {
  const { name, email, photoURL, emailVerified, admin, since } = account;
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name || email} photo={photoURL} className="size-16 text-lg" />
      <div className="min-w-0">
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">
          <EmailText email={email} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          <Badge tone={emailVerified ? 'good' : 'plain'}>
            {emailVerified ? words.confirmed : words.unconfirmed}
          </Badge>
          {admin && <Badge tone="notice">{words.isAdmin}</Badge>}
          <span className="text-sm text-muted">{words.since(formatDate(since))}</span>
        </p>
      </div>
    </div>
  );
}
