import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as words from '#messages/identity.ts';
import { paths, readNext } from '../../../routes.ts';
import { isPlainClick, Link } from '../../../ui/link.tsx';

/**
 * The e-mail of somebody who goes from Login to Forgot password, in the history state, because an address
 * would show it in every log.
 */
interface TypedEmail {
  email: string;
}

/**
 * A link from a form to Forgot password, which takes along the typed e-mail and the destination of the login.
 */
export function ForgotLink() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = paths.forgotPassword(readNext(search.get('next')));

  function go(event: MouseEvent<HTMLAnchorElement>) {
    const field = event.currentTarget.closest('form')?.elements.namedItem('email');
    const email = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (email === '' || !isPlainClick(event)) return;
    event.preventDefault();
    const state: TypedEmail = { email };
    void navigate(to, { state });
  }

  return (
    <Link className="link text-sm" to={to} onClick={go}>
      {words.forgotLink}
    </Link>
  );
}

/** The e-mail in the history state. */
export function readTypedEmail(state: unknown): string | undefined {
  const email = (state as Partial<TypedEmail> | null)?.email;
  return typeof email === 'string' ? email : undefined;
}
