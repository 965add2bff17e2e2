import { firebaseBuildSettings } from '../../src/platform/build.ts';
import { settingsSchema } from '../../src/platform/config.ts';

/**
 * The environment of a program under test. Every setting that is not given is set to an empty string, which
 * counts as not set but overrides the project's `.env` file. Otherwise a test would use the database that the
 * file names.
 */
export function settingsOf(given: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...Object.keys(settingsSchema.shape), ...firebaseBuildSettings];
  const nothing = names.map((name) => [name, '']);
  return { ...Object.fromEntries(nothing), ...given };
}
