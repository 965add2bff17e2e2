/** By what an import knows a list and its rows again. */
import { hash } from 'node:crypto';
import { headerKey } from '../columns.ts';
import type { ImportedListing } from '../domain.ts';
import type { OpenedImport } from './open-import.ts';

export interface Keys {
  /** What the keys of all rows of the list begin with, and those of no other list. */
  list: string;
  ofRow(fields: readonly string[], bike: Pick<ImportedListing, 'make' | 'model' | 'year'>): string;
  /** The key of a row of which nothing but its id can be read; null where that is not enough. */
  ofRefused(fields: readonly string[]): string | null;
}

/**
 * The key by which a row is known again: its own id where it has one, else its content. Both within the source that
 * the mapping names, or within files of the same header: "1" of one garage is not "1" of another. A running number is a
 * key together with the motorcycle: in next month's file it is another one's.
 */
export function keysOf({ mapping, reader, header }: OpenedImport): Keys {
  const source = mapping.source ?? hash('sha256', header.map(headerKey).join('\n'), 'base64url').slice(0, 12);
  const list = `${source}:`;
  const running = mapping.columns.id?.running ?? false;
  const keyed = (kind: string, ...content: readonly unknown[]) =>
    `${list}${kind}:${hash('sha256', content.join('\u001f'), 'base64url').slice(0, 24)}`;
  return {
    list,
    ofRow: (fields, { make, model, year }) => {
      const id = reader.cell(fields, 'id');
      if (id === null) return keyed('row', ...fields.map((field) => field.trim()));
      return running ? keyed('no', id, make, model, year) : keyed('id', id);
    },
    ofRefused: (fields) => {
      const id = reader.cell(fields, 'id');
      return id === null || running ? null : keyed('id', id);
    },
  };
}
