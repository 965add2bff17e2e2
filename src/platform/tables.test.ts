import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';

/** Tables that only raw SQL names, so that Kysely need not know them. */
const rawOnly = [
  // What has arrived and waits to be matched with the saved searches.
  'listing_arrivals',
  'past_arrivals',
  'price_drop_arrivals',
  'saved_search_keys',
  // What the search knows of names and places, and of listings that are gone.
  'search_bikes',
  'search_gone',
  'search_places',
  'search_words',
  // What has changed, is to be learned, and was migrated.
  'migrations',
  'price_learning',
  'topic_changes',
];

/** The columns of `Tables`, with a question mark where they may be null. */
function declaredColumns(): Record<string, string[]> {
  const file = fileURLToPath(new URL('tables.ts', import.meta.url));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const tables = source?.statements.find(ts.isInterfaceDeclaration);
  if (!tables) throw new Error('tables.ts declares no interface.');
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, tables);
  const nameOf = (column: ts.Symbol) => {
    // What Kysely selects, where that is not what it inserts.
    const selected = typeOf(column).getProperty('__select__');
    const type = selected ? typeOf(selected) : typeOf(column);
    const mayBeNull = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    return mayBeNull ? `${column.name}?` : column.name;
  };
  return Object.fromEntries(
    checker
      .getTypeAtLocation(tables)
      .getProperties()
      .map((table) => [table.name, typeOf(table).getProperties().map(nameOf).sort()]),
  );
}

test('the tables that Kysely knows are those of the migrations, and so are their columns and which of them may be null', async () => {
  const { database, drop } = await createTestDatabase();
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname || case when attnotnull then '' else '?' end) as columns
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by relname`.execute(database);
  await drop();
  const stored = Object.fromEntries(rows.map(({ name, columns }) => [name, columns.sort()]));
  const declared = declaredColumns();
  expect(
    Object.keys(stored)
      .filter((name) => !(name in declared))
      .sort(),
  ).toEqual(rawOnly.toSorted());
  // Columns that only raw SQL names are left out, too.
  const wrong = Object.entries(declared).flatMap(([name, columns]) =>
    columns.filter((column) => !stored[name]?.includes(column)).map((column) => `${name}.${column}`),
  );
  expect(wrong).toEqual([]);
});
