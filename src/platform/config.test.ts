import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readApiBase } from '../api-base.ts';
import { chooseIdentity, firebaseBuildSettings } from './build.ts';
import { addressOf, ConfigError, readConfig, settingsSchema, withPort } from './config.ts';
import { readEnvironment, whatIsNoSetting } from './settings-file.ts';

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      demo: true,
      currency: undefined,
      timeZone: 'Asia/Dhaka',
      storedPrices: undefined,
      firebaseProjectId: undefined,
      google: undefined,
      logLevel: 'info',
      shutdownTimeout: 20_000,
      smtpUrl: undefined,
      mailFrom: undefined,
      trustedProxyHeader: undefined,
      rateLimitFactor: 1,
    });
  });

  test('takes what is set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://garage.example.org/',
      DATA_DIR: '/var/lib/garage',
      DATABASE_URL: 'postgresql://me:secret@db:5432/garage',
      DEMO: 'on',
      CURRENCY: 'BDT',
      TIME_ZONE: 'Asia/Kolkata',
      STORED_PRICES: 'INR',
      FIREBASE_PROJECT_ID: 'my-garage-1a2b3',
      GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'secret',
      LOG_LEVEL: 'warn',
      SHUTDOWN_TIMEOUT: '5',
      SMTP_URL: 'smtps://me:secret@mail.example.org:465',
      MAIL_FROM: 'Garage <garage@example.org>',
      TRUSTED_PROXY_HEADER: 'X-Real-IP',
      RATE_LIMIT_FACTOR: '4',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://garage.example.org',
      dataDir: '/var/lib/garage',
      databaseUrl: 'postgresql://me:secret@db:5432/garage',
      demo: true,
      currency: 'BDT',
      timeZone: 'Asia/Kolkata',
      storedPrices: 'INR',
      firebaseProjectId: 'my-garage-1a2b3',
      google: {
        issuer: 'https://accounts.google.com',
        clientId: '1-a.apps.googleusercontent.com',
        clientSecret: 'secret',
      },
      logLevel: 'warn',
      shutdownTimeout: 5_000,
      smtpUrl: 'smtps://me:secret@mail.example.org:465',
      mailFrom: 'Garage <garage@example.org>',
      trustedProxyHeader: 'X-Real-IP',
      rateLimitFactor: 4,
    });
  });

  test('a variable set to nothing is not set', () => {
    expect(readConfig({ PORT: '', CURRENCY: ' ', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig({}));
  });

  test('a database of one’s own starts without demo content, unless asked for', () => {
    const DATABASE_URL = 'postgres://db/garage';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  });

  test('a garage of another country starts without the samples of Bangladesh, unless asked for', () => {
    expect(readConfig({ CURRENCY: 'MXN' }).demo).toBe(false);
    expect(readConfig({ CURRENCY: 'MXN', DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ CURRENCY: 'BDT' }).demo).toBe(true);
  });

  test('time is that of the currency’s country, unless another zone is named', () => {
    expect(readConfig({ CURRENCY: 'GBP' }).timeZone).toBe('Europe/London');
    expect(readConfig({ CURRENCY: 'USD', TIME_ZONE: 'America/Chicago' }).timeZone).toBe('America/Chicago');
    for (const TIME_ZONE of ['Europe/Nowhere', '+05:30'])
      expect(mistakesOf({ TIME_ZONE })).toEqual([
        `TIME_ZONE="${TIME_ZONE}": must be the name of a time zone, as in Europe/London`,
      ]);
  });

  test('names every mistake at once, with its value and what is allowed', () => {
    expect(mistakesOf({ PORT: '70000', DEMO: 'yes', LOG_LEVEL: 'loud', CURRENCY: 'Taka' })).toEqual([
      'PORT="70000": must be a port from 1 to 65535, or 0 for any free one',
      'DEMO="yes": must be on or off',
      'CURRENCY="Taka": must be an ISO 4217 code in capitals, as in BDT, or empty',
      'LOG_LEVEL="loud": must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  test.each([
    ['PORT', '3000.5'],
    ['PORT', '-1'],
    ['PORT', '0x10'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'garage.example.org'],
    ['PUBLIC_URL', 'https://example.org/garage'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['GOOGLE_ISSUER', 'http://accounts.example.org'],
    ['GOOGLE_ISSUER', 'http://127.0.0.1.example.org'],
    ['SHUTDOWN_TIMEOUT', '1 minute'],
    ['MAIL_FROM', 'the garage'],
    ['TRUSTED_PROXY_HEADER', 'X-Real-IP, X-Forwarded-For'],
    ['RATE_LIMIT_FACTOR', '0'],
  ])('refuses %s=%s', (name, value) => {
    expect(mistakesOf({ [name]: value })).toEqual([expect.stringContaining(`${name}="${value}": must be `)]);
  });

  test('Google needs both of its values, and https where the site has it', () => {
    const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(mistakesOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
      'GOOGLE_CLIENT_SECRET: is needed together with the other one, or neither of them',
    ]);
    expect(mistakesOf({ GOOGLE_CLIENT_SECRET: 'secret' })[0]).toMatch(/^GOOGLE_CLIENT_ID: /);
    const here = { ...both, GOOGLE_ISSUER: 'http://localhost:9000' };
    expect(readConfig(here).google?.issuer).toBe('http://localhost:9000');
    expect(mistakesOf({ ...here, PUBLIC_URL: 'https://garage.example.org' })).toEqual([
      'GOOGLE_ISSUER="http://localhost:9000": must be an https address, as PUBLIC_URL is one',
    ]);
  });

  test('does not repeat a password', () => {
    const [mistake] = mistakesOf({ DATABASE_URL: 'mysql://me:secret@db/garage' });
    expect(mistake).toBe('DATABASE_URL: must look like postgres://user:password@host:5432/database');
    expect(mistakesOf({ SMTP_URL: 'http://me:secret@mail' })[0]).not.toContain('secret');
  });
});

describe('the address', () => {
  test('follows the port that the system chose', () => {
    expect(withPort(readConfig({ PORT: '0' }), 41_234)).toMatchObject({
      port: 41_234,
      publicUrl: 'http://127.0.0.1:41234',
    });
  });

  test('stays when it was set', () => {
    const config = readConfig({ PORT: '0', PUBLIC_URL: 'https://garage.example.org' });
    expect(withPort(config, 41_234).publicUrl).toBe('https://garage.example.org');
  });

  test('is one that a browser can open', () => {
    expect(addressOf('0.0.0.0', 80)).toBe('http://127.0.0.1:80');
    expect(addressOf('::1', 80)).toBe('http://[::1]:80');
    expect(addressOf('garage.local', 80)).toBe('http://garage.local:80');
  });
});

describe('.env', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'config-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('adds to the environment, which wins', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000\nHOST=0.0.0.0\n');
    vi.stubEnv('PORT', '5000');
    expect(readEnvironment(file)).toMatchObject({ PORT: '5000', HOST: '0.0.0.0' });
  });

  test('need not be there', () => {
    expect(readEnvironment(join(folder, 'none'))).toEqual(process.env);
  });

  test('of an editor that begins files with a mark loses no setting', () => {
    const file = join(folder, '.env');
    writeFileSync(file, '\uFEFFPORT=4000\r\nHOST=0.0.0.0\r\n');
    vi.stubEnv('PORT', undefined);
    vi.stubEnv('HOST', undefined);
    expect(readEnvironment(file)).toMatchObject({ PORT: '4000', HOST: '0.0.0.0' });
    expect(whatIsNoSetting(file)).toBeNull();
  });

  test('that names what is no setting is told so, without its values', () => {
    const file = join(folder, '.env');
    writeFileSync(
      file,
      'SMTP_URI=smtps://me:secret@mail\nDATA_DIR: ./data\nDEMO=off\nVITE_FIREBASE_APP_ID=x\n',
    );
    expect(whatIsNoSetting(file)).toBe(
      `${file} says what is no setting, and does nothing: SMTP_URI, DATA_DIR. ` +
        '.env.example lists all settings; each is a line NAME=value.',
    );
    expect(whatIsNoSetting(fileURLToPath(new URL('../../.env.example', import.meta.url)))).toBeNull();
    expect(whatIsNoSetting(join(folder, 'none'))).toBeNull();
  });

  test('.env.example lists every setting, with its true default', () => {
    const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));
    const settings = [...Object.keys(settingsSchema.shape), ...firebaseBuildSettings, 'VITE_API_BASE'];
    expect(Object.keys(example).sort()).toEqual(settings.sort());
    expect(readConfig(example)).toEqual(readConfig({}));
    expect(chooseIdentity(example)).toEqual({ provider: 'embedded' });
    expect(readApiBase(example.VITE_API_BASE)).toBe(readApiBase(undefined));
  });
});
