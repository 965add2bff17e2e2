import { type AuthUser, type IdentityCode, IdentityError, type IdentityProvider } from '../domain.ts';

/** How the provider reaches the server's identity endpoints; `path` begins after `/api/auth`. */
export type IdentityFetch = (path: string, init: RequestInit) => Response | Promise<Response>;

// The identity library's codes → the provider-style codes that pages and messages know.
const codes: Record<string, IdentityCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth/invalid-credential',
  INVALID_EMAIL: 'auth/invalid-email',
  USER_ALREADY_EXISTS: 'auth/email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/email-already-in-use',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
  PASSWORD_TOO_LONG: 'auth/weak-password',
  PASSWORD_TOO_COMMON: 'auth/weak-password',
};

/** The provider that is part of the product: e-mail and password on our own server, a session cookie. */
export function createEmbeddedProvider(fetchAuth: IdentityFetch): IdentityProvider {
  async function call(path: string, body?: unknown): Promise<unknown> {
    let response: Response;
    try {
      response = await fetchAuth(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
    } catch {
      throw new IdentityError('auth/network-request-failed');
    }
    const answer: unknown = await response.json().catch(() => undefined);
    // Broken off, or not our server's: nobody is signed out by that.
    if (response.ok && answer === undefined) throw new IdentityError('auth/network-request-failed');
    if (response.ok) return answer;
    if (response.status === 429) throw new IdentityError('auth/too-many-requests');
    const code = typeof answer === 'object' && answer && 'code' in answer ? String(answer.code) : '';
    // A schema refusal names no code of its own; the only field of ours it can refuse is the address.
    if (code === 'VALIDATION_ERROR' || refusesEmail(answer)) throw new IdentityError('auth/invalid-email');
    throw new IdentityError(codes[code] ?? 'auth/internal-error');
  }

  async function currentUser(): Promise<AuthUser | null> {
    const answer = await call('/get-session');
    return answer === null ? null : readUser(answer);
  }

  return {
    signInWithPassword: async (email, password) =>
      readUser(await call('/sign-in/email', { email, password })),
    createAccount: async (email, password) =>
      readUser(await call('/sign-up/email', { email, password, name: '' })),
    updateProfile: async ({ displayName, photoURL }) => {
      await call('/update-user', { name: displayName, image: photoURL });
      const user = await currentUser();
      if (!user) throw new IdentityError('auth/internal-error');
      return user;
    },
    signInWithGoogle: () => Promise.reject(new IdentityError('auth/operation-not-allowed')),
    signOut: async () => {
      await call('/sign-out', {});
    },
    currentUser,
    proof: () => Promise.resolve({}),
  };
}

function readUser(answer: unknown): AuthUser {
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

/** Whether a problem document of our own is about the e-mail. */
function refusesEmail(answer: unknown): boolean {
  const fields = typeof answer === 'object' && answer && 'fields' in answer ? answer.fields : undefined;
  return Array.isArray(fields) && fields.some((problem: { field?: unknown }) => problem.field === 'email');
}
