import { firebaseBuildSettings } from '../../src/platform/build.ts';
import { settingsSchema } from '../../src/platform/config.ts';

/**
 * The environment of a program under test: every setting that is not given is set to nothing, which counts as not set
 * and wins over the `.env` file of the project. Without that a test would work on the database that the file names.
 */
export function settingsOf(given: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...Object.keys(settingsSchema.shape), ...firebaseBuildSettings];
  const nothing = names.map((name) => [name, '']);
  return { ...Object.fromEntries(nothing), ...given };
}
