import * as words from '#messages/account.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import type { OwnAccountAnswer } from '../actions/change-own-account.ts';
import type { OwnAccount } from '../contract/own-account.ts';
import { Outcome, Part, useBusy } from './own-account-forms.tsx';

interface OwnMailProps {
  account: OwnAccount;
  answer: OwnAccountAnswer | undefined;
}

/** The switch for mail about bookings. */
export function OwnMail({ account: { bookingMail, emailVerified }, answer }: OwnMailProps) {
  return (
    <Part title={words.mailTitle} lead={words.mailLead}>
      <Outcome wish="mail" answer={answer} />
      <p>{bookingMail && !emailVerified ? words.noMailYet : words.mailStates[stateOf(bookingMail)]}</p>
      <MailSwitch wish="mail" title={words.mailTitle} isOn={bookingMail} />
    </Part>
  );
}

/** The switch for mail about the inbox, for admins; nothing for others. */
export function OwnInboxMail({ account: { inboxMail }, answer }: OwnMailProps) {
  if (inboxMail === null) return null;
  return (
    <Part title={words.inboxMailTitle} lead={words.inboxMailLead}>
      <Outcome wish="inbox-mail" answer={answer} />
      <p>{words.inboxMailStates[stateOf(inboxMail)]}</p>
      <MailSwitch wish="inbox-mail" title={words.inboxMailTitle} isOn={inboxMail} />
    </Part>
  );
}

const stateOf = (isOn: boolean) => (isOn ? 'on' : 'off');

interface MailSwitchProps {
  wish: 'mail' | 'inbox-mail';
  title: string;
  isOn: boolean;
}

function MailSwitch({ wish, title, isOn }: MailSwitchProps) {
  const label = words.mailSwitch[stateOf(isOn)];
  return (
    <PostForm action={paths.account()} preventScrollReset className="mt-4">
      <input type="hidden" name="wanted" value={isOn ? 'no' : 'yes'} />
      <Button
        type="submit"
        tone="plain"
        name="wish"
        value={wish}
        busy={useBusy(wish)}
        aria-label={words.mailSwitchOf(label, title)}
      >
        {label}
      </Button>
    </PostForm>
  );
}
