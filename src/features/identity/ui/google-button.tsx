import { useEffect } from 'react';
import * as words from '#messages/identity.ts';
import { Button } from '../../../ui/button.tsx';
import { useApp } from '../../../use-app.tsx';

const field = 'provider';
const google = 'google';

/** Whether a login form was sent by its Google button. */
export function withGoogle(form: FormData): boolean {
  return form.get(field) === google;
}

/** Submits its form as a wish to sign in with Google; what was typed does not matter then. */
export function GoogleButton({ busy }: { busy: boolean }) {
  const { identity } = useApp();
  useEffect(() => identity.prepare?.(), [identity]);
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.orGoogle}
      </p>
      <Button type="submit" tone="plain" size="large" name={field} value={google} formNoValidate busy={busy}>
        <GoogleMark />
        {words.googleButton}
      </Button>
    </>
  );
}

/** The letter in one colour: a name, not an advertisement. */
function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      aria-hidden="true"
    >
      <path d="M18.4 6.6A8.2 8.2 0 1 0 20.2 12H12.4" />
    </svg>
  );
}
