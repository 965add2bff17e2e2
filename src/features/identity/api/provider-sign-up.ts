/** What a failed sign-up of the identity library means; and a registration that was sent twice. */
import * as commonWords from '#messages/common.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Accounts } from '../accounts.ts';

/**
 * The library says only that an account could not be written. If it exists now, the form was sent twice at
 * once; otherwise the database failed.
 */
export async function explainSignUp(answer: Response, accounts: Accounts, email = ''): Promise<Response> {
  if (answer.status !== 422) return answer;
  const { code } = (await answer.clone().json()) as { code?: string };
  if (code !== 'FAILED_TO_CREATE_USER') return answer;
  const { internalAdapter } = await accounts.$context;
  if (!(await internalAdapter.findUserByEmail(email.toLowerCase())))
    throw new AppError(503, 'unavailable', commonWords.unavailable);
  return Response.json({ code: 'USER_ALREADY_EXISTS' }, { status: answer.status });
}

/** Seconds in which the same registration sent again counts as a double click or a reloaded page. */
const sentAgainWithin = 60;

/**
 * Whether the same registration, with the same e-mail and name, has made the account a moment ago; the
 * password is not compared.
 */
export async function isSentAgain(
  answer: Response,
  accounts: Accounts,
  { email, name }: { email: string; name: string },
): Promise<boolean> {
  if (answer.status !== 422) return false;
  const { code = '' } = (await answer.clone().json()) as { code?: string };
  if (!code.startsWith('USER_ALREADY_EXISTS')) return false;
  const { internalAdapter } = await accounts.$context;
  const { user } = (await internalAdapter.findUserByEmail(email.toLowerCase())) ?? {};
  return user?.name === name && Date.now() - user.createdAt.getTime() < sentAgainWithin * 1_000;
}
