import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as words from '#messages/identity.ts';
import { IdentityError, identityCodes } from '../domain.ts';
import { identitySentence } from '../ui/identity-words.ts';
import { createFirebaseProvider } from './firebase.ts';
import { toIdentityError } from './firebase-codes.ts';

const karim = {
  email: 'karim@example.com',
  emailVerified: false,
  getIdToken: vi.fn(async () => 'id.to.ken'),
  reload: vi.fn(async () => {}),
};
const library = vi.hoisted(() => ({
  state: { currentUser: null as object | null, authStateReady: async () => {} },
  initializeAuth: vi.fn(),
  signIn: vi.fn(),
  create: vi.fn(),
  popup: vi.fn(),
  update: vi.fn(),
  verify: vi.fn(),
  showAgain: vi.fn(),
  link: vi.fn(),
  unlink: vi.fn(),
  reset: vi.fn(),
  remove: vi.fn(),
  signOut: vi.fn(),
}));

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local',
  browserPopupRedirectResolver: 'popups',
  indexedDBLocalPersistence: 'indexed',
  GoogleAuthProvider: class {},
  EmailAuthProvider: { credential: (...shown: string[]) => shown },
  reauthenticateWithCredential: library.showAgain,
  linkWithPopup: library.link,
  unlink: library.unlink,
  initializeAuth: library.initializeAuth,
  signInWithEmailAndPassword: library.signIn,
  createUserWithEmailAndPassword: library.create,
  signInWithPopup: library.popup,
  updateProfile: library.update,
  sendEmailVerification: library.verify,
  sendPasswordResetEmail: library.reset,
  deleteUser: library.remove,
  signOut: library.signOut,
}));

const person = { id: 'u1', email: karim.email, name: 'Karim', image: null, emailVerified: true };
const user = { uid: 'u1', email: karim.email, displayName: 'Karim', photoURL: null, emailVerified: true };

function failure(code: string) {
  return Object.assign(new Error('Firebase: Error'), { code });
}

/** A provider with a server that gives these answers, and a record of its requests. */
function createParts(answers: Record<string, [number, unknown]> = {}) {
  const asked: [string, string | null][] = [];
  const provider = createFirebaseProvider({
    fetchAuth: async (path, init) => {
      asked.push([path, new Headers(init.headers).get('authorization')]);
      const [status, body] = answers[path] ?? [200, { user: person }];
      return Response.json(body, { status });
    },
    loadPart: (load) => load(),
  });
  return { provider, asked };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof IdentityError ? error.code : `no IdentityError: ${error}`),
  );

beforeEach(() => {
  vi.clearAllMocks();
  library.state.currentUser = null;
  library.initializeAuth.mockReturnValue(library.state);
  for (const enter of [library.signIn, library.create, library.popup]) {
    enter.mockImplementation(async () => {
      library.state.currentUser = karim;
      return { user: karim };
    });
  }
  library.signOut.mockImplementation(async () => {
    library.state.currentUser = null;
  });
});

describe('S1 the Firebase provider', () => {
  test('signs in there, then here with the ID token', async () => {
    const { provider, asked } = createParts();
    expect(await provider.signInWithPassword(karim.email, 'secret')).toEqual(user);
    expect(library.signIn).toHaveBeenCalledWith(library.state, karim.email, 'secret');
    expect(await provider.createAccount(karim.email, 'secret')).toEqual(user);
    expect(await provider.signInWithGoogle()).toEqual(user);
    expect(library.popup).toHaveBeenCalledWith(library.state, expect.anything(), 'popups');
    expect(asked).toEqual(Array(3).fill(['/sign-in/firebase', 'Bearer id.to.ken']));
    expect(await provider.proof()).toEqual({ authorization: 'Bearer id.to.ken' });
  });

  test('starts the library once, and prepares windows only where signing in is offered', async () => {
    const { provider } = createParts();
    await provider.currentUser();
    expect(library.initializeAuth).not.toHaveBeenCalled();
    await provider.signInWithPassword(karim.email, 'secret');
    await provider.signOut();
    expect(library.initializeAuth.mock.calls.map(([, options]) => options)).toEqual([
      { persistence: ['indexed', 'local'] },
    ]);
    const login = createParts().provider;
    login.prepare?.();
    await login.signInWithGoogle();
    expect(library.initializeAuth).toHaveBeenLastCalledWith(expect.anything(), {
      persistence: ['indexed', 'local'],
      popupRedirectResolver: 'popups',
    });
  });

  test('writes the profile in both places', async () => {
    const { provider, asked } = createParts();
    const profile = { displayName: 'Karim', photoURL: 'https://example.com/k.jpg' };
    expect(await codeOf(provider.updateProfile(profile))).toBe('auth/requires-recent-login');
    await provider.signInWithPassword(karim.email, 'secret');
    expect(await provider.updateProfile(profile)).toEqual(user);
    expect(library.update).toHaveBeenCalledWith(karim, profile);
    expect(asked.map(([path]) => path)).toContain('/update-user');
    await provider.updateProfile({ photoURL: profile.photoURL });
    expect(library.update).toHaveBeenLastCalledWith(karim, { photoURL: profile.photoURL });
  });

  test('ends both sign-ins, and neither when our server cannot be told', async () => {
    const { provider } = createParts();
    await provider.signInWithPassword(karim.email, 'secret');
    await provider.signOut();
    expect(library.state.currentUser).toBeNull();
    const offline = createParts({ '/sign-out': [503, {}] }).provider;
    await offline.signInWithPassword(karim.email, 'secret');
    expect(await codeOf(offline.signOut())).toBe('auth/internal-error');
    expect(library.state.currentUser).toBe(karim);
  });

  test('forgets whom our server does not let in', async () => {
    const { provider } = createParts({ '/sign-in/firebase': [503, { code: 'identity-unavailable' }] });
    expect(await codeOf(provider.signInWithGoogle())).toBe('auth/internal-error');
    expect(library.state.currentUser).toBeNull();
    expect(library.verify).not.toHaveBeenCalled();
  });

  test('an unproven e-mail of an account here: the mail that proves it is sent', async () => {
    const { provider } = createParts({ '/sign-in/firebase': [409, { code: 'email-unproven' }] });
    expect(await codeOf(provider.createAccount(karim.email, 'secret'))).toBe('auth/unverified-email');
    expect(library.verify).toHaveBeenCalledWith(karim);
    expect(library.state.currentUser).toBeNull();
  });

  test('a new account is sent a mail that proves its mailbox, and is there without it, too', async () => {
    const { provider } = createParts();
    library.verify.mockRejectedValueOnce(failure('auth/too-many-requests'));
    expect(await provider.createAccount(karim.email, 'secret')).toEqual(user);
    expect(library.verify).toHaveBeenCalledWith(karim);
  });

  test('another such mail is sent until the mailbox is proven; then our server learns of it', async () => {
    const { provider, asked } = createParts();
    await provider.signInWithPassword(karim.email, 'secret');
    asked.length = 0;
    expect(await provider.sendConfirmation()).toBe('sent');
    expect(library.verify).toHaveBeenCalledTimes(1);
    karim.reload.mockImplementationOnce(async () => {
      karim.emailVerified = true;
    });
    expect(await provider.sendConfirmation()).toBe('confirmed');
    karim.emailVerified = false;
    expect(library.verify).toHaveBeenCalledTimes(1);
    expect(karim.getIdToken).toHaveBeenCalledWith(true);
    expect(asked).toEqual([['/sign-in/firebase', 'Bearer id.to.ken']]);
  });

  test('asks Firebase for the mail about a new password, and tells nobody whether there is an account', async () => {
    const { provider } = createParts();
    await provider.sendPasswordReset(karim.email);
    expect(library.reset).toHaveBeenCalledWith(library.state, karim.email);
    library.reset.mockRejectedValueOnce(failure('auth/user-not-found'));
    expect(await codeOf(provider.sendPasswordReset('no@example.com'))).toBe('no error');
    library.reset.mockRejectedValueOnce(failure('auth/too-many-requests'));
    expect(await codeOf(provider.sendPasswordReset(karim.email))).toBe('auth/too-many-requests');
  });

  test('S8 requires-recent-login: Firebase’s half of an account goes only after a fresh login', async () => {
    const { provider } = createParts();
    expect(await codeOf(provider.deleteLogin())).toBe('auth/requires-recent-login');
    await provider.signInWithPassword(karim.email, 'secret');
    library.remove.mockRejectedValueOnce(failure('auth/requires-recent-login'));
    expect(await codeOf(provider.deleteLogin())).toBe('auth/requires-recent-login');
    expect(await codeOf(provider.deleteLogin())).toBe('no error');
    expect(library.remove).toHaveBeenCalledWith(karim);
  });

  test('Google is linked and unlinked for the password, and our server learns of the sign-in that this was', async () => {
    const { provider, asked } = createParts();
    const link = { password: 'secret', ticket: async () => '', isLinked: async () => true };
    expect(await codeOf(provider.linkGoogle(link))).toBe('auth/requires-recent-login');
    await provider.signInWithPassword(karim.email, 'secret');
    asked.length = 0;
    await provider.linkGoogle(link);
    await provider.unlinkGoogle?.('secret');
    expect(library.showAgain.mock.calls).toEqual(Array(2).fill([karim, [karim.email, 'secret']]));
    expect(asked).toEqual(Array(2).fill(['/sign-in/firebase', 'Bearer id.to.ken']));
    library.showAgain.mockRejectedValue(failure('auth/wrong-password'));
    expect(await codeOf(provider.linkGoogle(link))).toBe('auth/wrong-password');
    expect(await codeOf(Promise.resolve(provider.unlinkGoogle?.('guess')))).toBe('auth/wrong-password');
    expect([library.link.mock.calls.length, library.unlink.mock.calls.length]).toEqual([1, 1]);
    library.showAgain.mockReset();
  });

  test('provider-already-linked, no-such-provider: the page did not know yet what another one had done', async () => {
    const { provider } = createParts();
    await provider.signInWithPassword(karim.email, 'secret');
    library.link.mockRejectedValueOnce(failure('auth/provider-already-linked'));
    library.unlink.mockRejectedValueOnce(failure('auth/no-such-provider'));
    const link = { password: 'secret', ticket: async () => '', isLinked: async () => true };
    expect(await codeOf(provider.linkGoogle(link))).toBe('auth/provider-already-linked');
    expect(await codeOf(Promise.resolve(provider.unlinkGoogle?.('secret')))).toBe('auth/no-such-provider');
  });

  test('multi-factor-auth-required: an account with a second proof is told that it is not taken here', async () => {
    const { provider } = createParts();
    library.signIn.mockRejectedValueOnce(failure('auth/multi-factor-auth-required'));
    expect(await codeOf(provider.signInWithPassword(karim.email, 'secret'))).toBe(
      'auth/multi-factor-auth-required',
    );
  });

  test('proves nobody, and ends our session, when Firebase knows nobody any more', async () => {
    const { provider, asked } = createParts();
    expect(await provider.proof()).toEqual({});
    expect(asked.map(([path]) => path)).toEqual(['/sign-out']);
    await provider.signInWithPassword(karim.email, 'secret');
    karim.getIdToken.mockRejectedValueOnce(failure('auth/user-token-expired'));
    expect(await provider.proof()).toEqual({});
    karim.getIdToken.mockRejectedValueOnce(failure('auth/network-request-failed'));
    expect(await codeOf(provider.proof())).toBe('auth/network-request-failed');
  });
});

describe('S8 codes of the identity provider', () => {
  const told = [
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'unauthorized-domain',
    'network-request-failed',
    'internal-error',
    'web-storage-unsupported',
    'invalid-api-key',
    'wrong-password',
    'user-not-found',
    'email-already-in-use',
    'too-many-requests',
    'invalid-credential',
    'weak-password',
    'invalid-email',
    'account-exists-with-different-credential',
    'operation-not-allowed',
    'requires-recent-login',
  ];

  test.each(told)('%s has a sentence of its own', async (name) => {
    const { provider } = createParts();
    for (const enter of [library.signIn, library.create, library.popup])
      enter.mockRejectedValue(failure(`auth/${name}`));
    expect(await codeOf(provider.signInWithGoogle())).toBe(`auth/${name}`);
    expect(await codeOf(provider.signInWithPassword('a@example.com', 'x'))).toBe(`auth/${name}`);
    const sentence = identitySentence(toIdentityError(failure(`auth/${name}`)));
    expect(sentence).toMatch(/^[A-Z].{20,}\.$/);
    const others = identityCodes.filter((code) => code !== `auth/${name}`);
    expect(others.map((code) => identitySentence(new IdentityError(code)))).not.toContain(sentence);
  });

  test('what Firebase calls by other names is told by the same sentences', () => {
    const pairs = [
      ['auth/invalid-login-credentials', words.invalidCredential],
      ['auth/user-cancelled', words.popupClosedByUser],
      ['auth/timeout', words.networkRequestFailed],
      ['auth/configuration-not-found', words.operationNotAllowed],
      ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', words.invalidApiKey],
    ] as const;
    for (const [code, sentence] of pairs)
      expect([code, identitySentence(toIdentityError(failure(code)))]).toEqual([code, sentence]);
  });

  test('a script of Google’s that does not arrive is a failure of the network', () => {
    const error = Object.assign(failure('auth/internal-error'), { customData: new Event('error') });
    expect(toIdentityError(error).code).toBe('auth/network-request-failed');
  });

  test('what nobody knows is an internal error', () => {
    for (const error of [failure('auth/brand-new'), new Error('oops'), null, 'text'])
      expect(toIdentityError(error).code).toBe('auth/internal-error');
  });
});
