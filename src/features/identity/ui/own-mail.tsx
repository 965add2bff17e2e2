import * as words from '#messages/account.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import type { OwnAccountAnswer } from '../actions/change-own-account.ts';
import type { OwnAccount } from '../contract/own-account.ts';
import { Outcome, Part, useBusy } from './own-account-forms.tsx';

/** The switch for mail about bookings. */
export function OwnMail({
  account: { bookingMail, emailVerified },
  answer,
}: {
  account: OwnAccount;
  answer: OwnAccountAnswer | undefined;
}) {
  const state = bookingMail ? 'on' : 'off';
  return (
    <Part title={words.mailTitle} lead={words.mailLead}>
      <Outcome wish="mail" answer={answer} />
      <p>{bookingMail && !emailVerified ? words.noMailYet : words.mailStates[state]}</p>
      <PostForm action={paths.account()} preventScrollReset className="mt-4">
        <input type="hidden" name="bookings" value={bookingMail ? 'no' : 'yes'} />
        <Button type="submit" tone="plain" name="wish" value="mail" busy={useBusy('mail')}>
          {words.mailSwitch[state]}
        </Button>
      </PostForm>
    </Part>
  );
}
