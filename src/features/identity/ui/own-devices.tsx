import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import * as words from '#messages/account.ts';
import { formatMoment } from '../../../kernel/dates.ts';
import { paths } from '../../../routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { useFocusPassedOn } from '../../../ui/use-focus-passed-on.ts';
import type { OwnAccountAnswer } from '../actions/change-own-account.ts';
import type { OwnAccount, OwnSession } from '../contract/own-account.ts';
import { Outcome, Part } from './own-account-forms.tsx';

const phones = new Set(['Android', 'iPhone', 'iPad']);

/** Where the person is logged in, with a button to end each session. */
export function OwnDevices({
  account,
  answer,
}: {
  account: OwnAccount;
  answer: OwnAccountAnswer | undefined;
}) {
  const devices = useRef<HTMLUListElement>(null);
  useFocusPassedOn(devices, account.sessions.length);
  return (
    <Part title={words.devicesTitle}>
      <Outcome wish="end" answer={answer} />
      <Outcome wish="end-others" answer={answer} />
      <ul ref={devices} className="divide-y divide-line">
        {account.sessions.map((session) => (
          <Device key={session._id} session={session} />
        ))}
      </ul>
      {account.sessions.length > 1 && <EndOthers />}
    </Part>
  );
}

/** Gone once there are no others. */
function EndOthers() {
  const after = useFocusAfter();
  return (
    <div {...after}>
      <PostForm action={paths.account()} preventScrollReset className="mt-5">
        <Button type="submit" tone="strong" name="wish" value="end-others">
          {words.endOthers}
        </Button>
      </PostForm>
    </div>
  );
}

function Device({ session }: { session: OwnSession }) {
  const { _id, browser, system, address, since, current } = session;
  const name = words.device(browser, system);
  const Icon = system && phones.has(system) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {words.deviceDetail(address)}{' '}
            <time dateTime={since} suppressHydrationWarning>
              {formatMoment(since)}
            </time>
          </p>
        </div>
      </div>
      {current ? (
        <Badge tone="good">{words.thisDevice}</Badge>
      ) : (
        <PostForm action={paths.account()} preventScrollReset>
          <input type="hidden" name="id" value={_id} />
          <Button
            type="submit"
            tone="plain"
            size="small"
            name="wish"
            value="end"
            aria-label={words.endDeviceOf(name, formatMoment(since))}
            suppressHydrationWarning
          >
            {words.endDevice}
          </Button>
        </PostForm>
      )}
    </li>
  );
}
