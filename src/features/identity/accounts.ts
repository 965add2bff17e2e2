import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { accountLimits, isPhotoUrl } from './domain.ts';

export interface AccountsOptions {
  database: Database;
  secret: string;
  /** The site's own address; cookies are Secure when it is https. */
  publicUrl: string;
  log: Log;
}

/** Where our server tells the library a visitor's address; what a visitor writes there is overwritten. */
export const addressHeader = 'x-moto-address';

/**
 * The embedded identity provider: accounts with e-mail and password, sessions in a cookie, both in our own database.
 * The role is not one of its fields: only POST /users writes it, so that no payload of the library's can.
 */
export function createAccounts({ database, secret, publicUrl, log }: AccountsOptions) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: { db: database, type: 'postgres' },
    telemetry: { enabled: false },
    // Our own limits stand before it: the library's live in the memory of one process.
    rateLimit: { enabled: false },
    logger: { level: 'warn', log: (level, message) => log[level === 'error' ? 'error' : 'warn'](message) },
    // The site's own Origin check has run before; the library's would only know one spelling of the address.
    trustedOrigins: (request) => (request ? [request.headers.get('origin') ?? publicUrl] : [publicUrl]),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: accountLimits.passwordMin,
      maxPasswordLength: accountLimits.passwordMax,
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      user: {
        create: { before: async (user) => refuseBadProfile(user) },
        update: { before: async (user) => refuseBadProfile(user) },
      },
    },
    advanced: {
      cookiePrefix: 'moto',
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
    },
  });
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Stops a profile that pages could not show safely, on every way into the database. */
async function refuseBadProfile(profile: { name?: unknown; image?: unknown }): Promise<void> {
  const { name, image } = profile;
  if (typeof name === 'string' && name.length > accountLimits.name) {
    throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG', message: 'Name too long' });
  }
  if (typeof image === 'string' && image !== '' && !isPhotoUrl(image)) {
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_PHOTO_URL',
      message: 'Photo address must be http or https',
    });
  }
}
