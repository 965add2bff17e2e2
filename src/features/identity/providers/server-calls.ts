import {
  type AuthUser,
  type IdentityCode,
  IdentityError,
  type IdentityFetch,
  type ProfileParts,
} from '../domain.ts';

/** Calls to our own server's identity endpoints, which every provider needs: the session is always ours. */
interface ServerCalls {
  /** Posts `body`, or sends a GET when there is none. */
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
  currentUser(): Promise<AuthUser | null>;
  updateProfile(profile: ProfileParts): Promise<AuthUser>;
  signOut(): Promise<void>;
}

/** Creates them; `codes` translates the server's codes into the provider's. */
export function createServerCalls(
  fetchAuth: IdentityFetch,
  codes: Readonly<Record<string, IdentityCode>>,
): ServerCalls {
  async function call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    let response: Awaited<ReturnType<IdentityFetch>>;
    try {
      response = await fetchAuth(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
    } catch {
      throw new IdentityError('auth/network-request-failed');
    }
    const answer: unknown = await response.json().catch(() => undefined);
    // A broken answer, or one from another server, must not sign anybody out.
    if (response.ok && answer === undefined) throw new IdentityError('auth/network-request-failed');
    if (response.ok) return answer;
    if (response.status === 429) throw new IdentityError('auth/too-many-requests');
    // With an external provider there is no such call: a form was sent without its script.
    if (response.status === 404) throw new IdentityError('auth/operation-not-supported-in-this-environment');
    const code = typeof answer === 'object' && answer && 'code' in answer ? String(answer.code) : '';
    // A refusal of what was typed has no code of its own, but names the field.
    const unknown = refusesEmail(answer) ? 'auth/invalid-email' : 'auth/internal-error';
    const known = codes[code] ?? unknown;
    throw new IdentityError(known, known === 'auth/account-stopped' ? detailOf(answer) : undefined);
  }

  async function currentUser(): Promise<AuthUser | null> {
    const answer = await call('/get-session');
    return answer === null ? null : readUser(answer);
  }

  return {
    call,
    currentUser,
    updateProfile: async ({ displayName, photoURL }) => {
      // What is undefined is not sent, and stays.
      await call('/update-user', { name: displayName, image: photoURL });
      const user = await currentUser();
      if (!user) throw new IdentityError('auth/internal-error');
      return user;
    },
    signOut: async () => {
      await call('/sign-out', {});
    },
  };
}

/** The person in an answer. */
export function readUser(answer: unknown): AuthUser {
  if (typeof answer === 'object' && answer && 'user' in answer) {
    const user = answer.user;
    if (typeof user === 'object' && user && 'id' in user && 'email' in user) {
      return {
        uid: String(user.id),
        email: String(user.email),
        displayName: 'name' in user && typeof user.name === 'string' ? user.name : '',
        photoURL: 'image' in user && typeof user.image === 'string' ? user.image : null,
        emailVerified: 'emailVerified' in user && user.emailVerified === true,
      };
    }
  }
  throw new IdentityError('auth/internal-error');
}

/** The sentence of a problem document, which may contain what an admin wrote. */
function detailOf(answer: unknown): string | undefined {
  const detail = typeof answer === 'object' && answer && 'detail' in answer ? answer.detail : undefined;
  return typeof detail === 'string' ? detail : undefined;
}

/** Whether a problem document of our own is about the e-mail. */
function refusesEmail(answer: unknown): boolean {
  const fields = typeof answer === 'object' && answer && 'fields' in answer ? answer.fields : undefined;
  return Array.isArray(fields) && fields.some((problem: { field?: unknown }) => problem.field === 'email');
}
