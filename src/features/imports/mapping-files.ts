/** Reads mapping files: a given one, or a known one by its header. */
import { readdir, readFile } from 'node:fs/promises';
import * as words from '#messages/imports.ts';
import { reasonOf, StartError } from '../../platform/start-error.ts';
import { headerKey } from './columns.ts';
import { type Mapping, type MappingFile, readMapping } from './contract.ts';

const folder = new URL('./mappings/', import.meta.url);

function parse(text: string, name: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(words.mappingNotJson(name, reasonOf(error)));
  }
  const read = readMapping(json);
  if ('problems' in read) throw new StartError(words.mappingMistakes(name, read.problems));
  return read.mapping;
}

/** Reads a mapping file. Throws a StartError that names each mistake. */
export async function readMappingFile(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartError(words.fileUnreadable(path, reasonOf(error)));
  });
  return parse(text, path);
}

/** The project's mapping for this header; undefined when there is none. */
export async function findKnownMapping(
  header: readonly string[],
): Promise<{ name: string; mapping: Mapping } | undefined> {
  const shape = header.map(headerKey).sort().join('\n');
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.json')) continue;
    const mapping = parse(await readFile(new URL(name, folder), 'utf8'), name);
    if (mapping.recognise?.map(headerKey).sort().join('\n') === shape) return { name, mapping };
  }
  return undefined;
}

/** Reads a guess as if it were the mapping file at `path`. */
export function readGuess(guess: MappingFile, path: string): Mapping {
  return parse(JSON.stringify(guess), path);
}
