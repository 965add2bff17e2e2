import { resolve } from 'node:path';
import { z } from 'zod';
import { isCurrency } from '../kernel/currencies.ts';
import { homeCurrency } from '../kernel/money.ts';
import { parseUrl } from '../kernel/parse-url.ts';
import { isTimeZone, timeZoneOf } from '../kernel/time-zones.ts';
import { StartError } from './start-error.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const secret = new Set(['DATABASE_URL', 'SMTP_URL', 'GOOGLE_CLIENT_SECRET']);

/**
 * Every setting, as text from the environment. `.env.example` explains each in a line; a test compares the
 * two.
 */
export const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535, 'a port from 1 to 65535, or 0 for any free one').default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address, as in 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, as in https://garage.example.org')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/database')
    .optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  CURRENCY: z
    .string()
    .refine(isCurrency, 'must be an ISO 4217 code in capitals, as in BDT, or empty')
    .optional(),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be the name of a time zone, as in Europe/London').optional(),
  STORED_PRICES: z
    .string()
    .refine(isCurrency, 'must be an ISO 4217 code in capitals, as in BDT, or empty')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z\d][a-z\d.:-]*$/, 'must be the id of a Firebase project, as in my-garage-1a2b3')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an https address, as in https://accounts.google.com')
    .default('https://accounts.google.com'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  SHUTDOWN_TIMEOUT: wholeNumber(0, 600, 'seconds from 0 to 600').default(20),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must look like smtps://user:password@mail.example.org:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/,
      'must be an address, as in Moto Garage <garage@example.org>',
    )
    .optional(),
  TRUSTED_PROXY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z-]*$/, 'must be the name of one header, as in X-Real-IP')
    .optional(),
  RATE_LIMIT_FACTOR: wholeNumber(1, 1_000, 'a whole number from 1 to 1000').default(1),
});

/** How the site is known to the OpenID Connect server behind the Google button. */
export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The settings, parsed and in the program's own terms. */
export interface Config {
  port: number;
  host: string;
  /** The origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded PostgreSQL below the data folder. */
  databaseUrl: string | undefined;
  demo: boolean;
  /** ISO 4217; undefined: prices are shown without one. */
  currency: string | undefined;
  /** The garage's time zone, by its IANA name. */
  timeZone: string;
  /** ISO 4217: what the owner says the prices are in that were stored before CURRENCY changed. */
  storedPrices: string | undefined;
  /** The Firebase project that the pages must have been built for; undefined accepts any build. */
  firebaseProjectId: string | undefined;
  /** Google as a way to sign in to accounts on this server; undefined when it is not set up. */
  google: GoogleSettings | undefined;
  logLevel: (typeof logLevels)[number];
  /** Milliseconds that requests in flight get to finish on shutdown. */
  shutdownTimeout: number;
  /** Undefined: mail is written to files instead of being sent. */
  smtpUrl: string | undefined;
  /** The sender of mail; undefined: one at the site's own host. */
  mailFrom: string | undefined;
  /** The header in which a proxy passes on the visitor's address; undefined: there is no proxy. */
  trustedProxyHeader: string | undefined;
  /** Multiplies the rate limits of each address. */
  rateLimitFactor: number;
}

/** All wrong settings, one per line. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`Some settings cannot be used:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
    this.mistakes = mistakes;
  }
}

/**
 * Reads the settings; a variable that is set to nothing counts as not set. Throws a ConfigError with every
 * mistake.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => {
        const name = path.join('.');
        // The value may hold a password.
        const value = secret.has(name) ? '' : `="${given[name]}"`;
        return `${name}${value}: ${message}`;
      }),
    );
  }
  const settings = result.data;
  const google = readGoogle(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? addressOf(settings.HOST, settings.PORT),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    demo: settings.DEMO === undefined ? isForSamples(settings) : settings.DEMO === 'on',
    currency: settings.CURRENCY,
    timeZone: settings.TIME_ZONE ?? timeZoneOf(settings.CURRENCY),
    storedPrices: settings.STORED_PRICES,
    firebaseProjectId: settings.FIREBASE_PROJECT_ID,
    google,
    logLevel: settings.LOG_LEVEL,
    shutdownTimeout: settings.SHUTDOWN_TIMEOUT * 1000,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    trustedProxyHeader: settings.TRUSTED_PROXY_HEADER,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
  };
}

/** Whether a garage shows samples unasked: the samples are of Bangladesh, and a database of one's own is for real ones. */
function isForSamples({ DATABASE_URL, CURRENCY = homeCurrency }: z.infer<typeof settingsSchema>): boolean {
  return DATABASE_URL === undefined && CURRENCY === homeCurrency;
}

function readGoogle(settings: z.infer<typeof settingsSchema>): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    const missing = clientId === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    throw new ConfigError([`${missing}: is needed together with the other one, or neither of them`]);
  }
  // A site on https must not trust answers that come over plain http.
  if (settings.PUBLIC_URL?.startsWith('https:') && !issuer.startsWith('https:')) {
    throw new ConfigError([`GOOGLE_ISSUER="${issuer}": must be an https address, as PUBLIC_URL is one`]);
  }
  return { issuer, clientId, clientSecret };
}

/** The same settings with the port that the system chose for PORT=0. */
export function withPort(config: Config, port: number): Config {
  const isDefault = config.publicUrl === addressOf(config.host, config.port);
  return { ...config, port, publicUrl: isDefault ? addressOf(config.host, port) : config.publicUrl };
}

/** Where a browser on this machine finds a server that listens there. */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function wholeNumber(from: number, to: number, what: string) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to, `must be ${what}`)
    .transform(Number);
}

function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (url === null) return false;
  const { protocol, pathname, search, hash, username } = url;
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '';
}

/** Plain http only where nobody can listen: on this machine. */
function isIssuer(text: string): boolean {
  const url = parseUrl(text);
  if (url === null) return false;
  const { protocol, hostname } = url;
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  );
}

function isSmtpUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? '');
}
