/** By what an import knows a list and its rows again. */
import { hash } from 'node:crypto';
import { headerKey } from '../columns.ts';
import { bikeOfRefused, type KnownBy } from '../domain/bike-of-row.ts';
import type { RowContext } from '../row-facts.ts';
import type { OpenedImport } from './open-import.ts';

interface Keys {
  /** What the keys of all rows of the list begin with, and those of no other list. */
  list: string;
  ofRow(fields: readonly string[], bike: KnownBy): string;
  /** The key that a refused row has, or had when it was accepted; null where it cannot be told. */
  ofRefused(fields: readonly string[], context: RowContext): string | null;
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
  /** Null where the id is a running number. */
  function ownKey(fields: readonly string[]): string | null {
    const id = reader.cell(fields, 'id');
    if (id === null) return keyed('row', ...fields.map((field) => field.trim()));
    return running ? null : keyed('id', id);
  }
  const numbered = (fields: readonly string[], { make, model, year }: KnownBy) =>
    keyed('no', reader.cell(fields, 'id'), make, model, year);
  return {
    list,
    ofRow: (fields, bike) => ownKey(fields) ?? numbered(fields, bike),
    ofRefused: (fields, context) => {
      const own = ownKey(fields);
      const bike = own === null ? bikeOfRefused(fields, context) : null;
      return own ?? (bike && numbered(fields, bike));
    },
  };
}
