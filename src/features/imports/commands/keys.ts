/** The keys by which an import recognises a list and its rows. */
import { hash } from 'node:crypto';
import { headerKey } from '../columns.ts';
import { bikeOfRefused, type KnownBy } from '../domain/bike-of-row.ts';
import type { RowContext } from '../row-facts.ts';
import type { OpenedImport } from './open-import.ts';

interface Keys {
  /** The prefix of the keys of all rows of the list, which no other list has. */
  list: string;
  ofRow(fields: readonly string[], bike: KnownBy): string;
  /** The key that a refused row has, or had when it was accepted; null where it cannot be determined. */
  ofRefused(fields: readonly string[], context: RowContext): string | null;
}

/**
 * The keys of rows: a row's own id where it has one, otherwise its content. Both are scoped to the source
 * that the mapping names, or to files with the same header: "1" of one garage is not "1" of another. A
 * running number is a key only together with the motorcycle: in next month's file it may be another one's.
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
