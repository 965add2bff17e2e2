import { createServer, type RequestListener } from 'node:http';
import Provider from 'oidc-provider';

const clientId = 'moto-garage';
const clientSecret = 'the secret of the garage, known to both';

/**
 * A stand-in for Google: a complete OpenID Connect server on this machine. Whoever logs in with "anything
 * somebody@example.org" owns that mailbox; with "unproven" in the text it is not confirmed. The first word is
 * the account's id.
 */
export async function startGoogle() {
  let known: RequestListener | undefined;
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  // A different site than the garage, which is 127.0.0.1.
  const issuer = `http://localhost:${address.port}`;

  return {
    settings: { issuer, clientId, clientSecret },
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    /** Starts answering for the site at `origin`; until then every answer is an error. */
    open: (origin: string) => {
      known ??= createProvider(issuer, `${origin}/api/auth/google/callback`).callback();
      answer = known;
    },
    /** Answers only errors until it is opened again. */
    fail: () => {
      answer = (_request, response) => response.writeHead(503).end();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type TestGoogle = Awaited<ReturnType<typeof startGoogle>>;

function createProvider(issuer: string, redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['keys of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google also puts these claims into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // No consent page.
    loadExistingGrant: async (context: {
      oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } };
    }) => {
      const { provider, client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: (_context: unknown, login: string) => {
      const [sub = '', email = sub] = login.split(' ');
      return {
        accountId: login,
        claims: () => ({
          sub,
          email,
          email_verified: !login.includes('unproven'),
          name: 'Rider at Google',
          picture: 'https://example.com/rider.jpg',
        }),
      };
    },
  });
}
