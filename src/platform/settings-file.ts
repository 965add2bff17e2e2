/** The file `.env`: settings as lines NAME=value. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as words from '#messages/start.ts';
import { settingsSchema } from './config.ts';
import { reasonOf, StartError } from './start-error.ts';

/** The environment plus what the .env file of the working folder adds. The environment wins. */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  return { ...parseEnv(readText(file)), ...process.env };
}

/**
 * What the .env file says that is no setting, in a sentence; null where there is nothing of that kind. A setting as a line
 * NAME: value is none, either. Values are not repeated, as they may be passwords.
 */
export function whatIsNoSetting(file = '.env'): string | null {
  const text = readText(file);
  const unknown = Object.keys(parseEnv(text)).filter((name) => !isSetting(name));
  const withColon = [...text.matchAll(/^[ \t]*(\w+)[ \t]*:/gm)]
    .map(([, name = '']) => name)
    .filter(isSetting);
  const names = [...unknown, ...withColon];
  return names.length === 0 ? null : words.noSettings(resolve(file), names);
}

const isSetting = (name: string) => name in settingsSchema.shape || name.startsWith('VITE_');

function readText(file: string): string {
  try {
    // Editors of Windows begin a file with a mark, which would be part of the first name.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new StartError(words.settingsUnreadable(resolve(file), reasonOf(error)));
  }
}
