import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Something at the top of a file: `src/features/alerts/data.ts deleteSearch`. */
type Name = `${string} ${string}`;

/** What it says by itself: whether it writes, and what else it names. */
interface Said {
  writes: boolean;
  names: Name[];
}

/** How a program writes: in Kysely's words, in SQL, or with a function of the database that does. */
const kyselyWrites = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const sqlWrites =
  /\b(insert\s+into|delete\s+from|merge\s+into|truncate\s|update\s+(?!set\b|of\b|skip\b|nowait\b)\S+(\s+(as\s+)?\w+)?\s+set\b)/i;

/** The database's functions that write, or call one that does. */
function writingFunctions(): string[] {
  const functions = read('db/schema.sql')
    .split(/^CREATE OR REPLACE FUNCTION public\./m)
    .slice(1)
    .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text: text.replace(/^\w+/, '') }));
  const found = new Set<string>();
  for (let before = -1; found.size > before; ) {
    before = found.size;
    for (const { name, text } of functions) {
      const calls = [...text.matchAll(/\b(\w+)\(/g)].some(([, called = '']) => found.has(called));
      if (calls || sqlWrites.test(text)) found.add(name);
    }
  }
  return [...found];
}

const callsWriter = new RegExp(`\\b(${writingFunctions().join('|')})\\(`);

/** What the imports of a file call what they import; nothing of what only types are imported of. */
function importsOf(file: string, source: ts.SourceFile): Map<string, Name> {
  const found = new Map<string, Name>();
  for (const statement of source.statements) {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) continue;
    const path = statement.moduleSpecifier?.getText().slice(1, -1);
    const clause = isImport ? statement.importClause?.namedBindings : statement.exportClause;
    const onlyTypes = isImport ? statement.importClause?.isTypeOnly : statement.isTypeOnly;
    if (!path?.startsWith('.') || !clause || onlyTypes) continue;
    const target = posix.join(posix.dirname(file), path);
    if (!('elements' in clause)) found.set(clause.name.text, `${target} *`);
    else
      for (const { name, propertyName, isTypeOnly } of clause.elements)
        if (!isTypeOnly) found.set(name.text, `${target} ${(propertyName ?? name).text}`);
  }
  return found;
}

/** Everything at the top of a file; `*` is all of it together. */
function readFile(file: string): [Name, Said][] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const imports = importsOf(file, source);
  const everything: Said = { writes: false, names: [] };
  const tops = source.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .flatMap((statement) => {
      const said: Said = { writes: false, names: [] };
      const look = (node: ts.Node): void => {
        if (ts.isIdentifier(node)) said.names.push(imports.get(node.text) ?? `${file} ${node.text}`);
        if (ts.isPropertyAccessExpression(node)) said.writes ||= kyselyWrites.has(node.name.text);
        if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node))
          said.writes ||= sqlWrites.test(node.getText()) || callsWriter.test(node.getText());
        ts.forEachChild(node, look);
      };
      look(statement);
      everything.writes ||= said.writes;
      everything.names.push(...said.names);
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.getText())
        : 'name' in statement
          ? [(statement.name as ts.Node).getText()]
          : [];
      return names.map((name): [Name, Said] => [`${file} ${name}`, said]);
    });
  return [...tops, [`${file} *`, everything]];
}

/** Where writes belong, and what may write besides: plumbing, what runs by itself, and the identity library's calls. */
const mayWrite =
  /^src\/(platform\/|(mails|jobs)\.server\.ts |features\/(\w+\/commands[./]|identity\/accounts[./]))/;
/** What answers requests: where the way of a call begins. */
const answering = /^src\/((site|pages)\.server\.ts|features\/\w+\/api(\/.*)?\.ts)$/;

test('what answers a request writes only through commands: neither it nor anything that it names writes by itself', () => {
  const files = globSync('src/**/*.ts', { cwd: root.pathname }).filter((file) => !file.endsWith('.test.ts'));
  const said = new Map(files.flatMap(readFile));
  const seen = new Set<Name>();
  const found: string[] = [];
  /** Follows a name to what it names; `way` is how it was come to. */
  const follow = (name: Name, way: readonly string[]): void => {
    const here = said.get(name);
    if (!here || seen.has(name) || mayWrite.test(name)) return;
    seen.add(name);
    const longer = [...way, name.replace('src/features/', '')];
    if (here.writes) found.push(longer.join(' > '));
    for (const next of here.names) follow(next, longer);
  };
  const answerers = files.filter((file) => answering.test(file));
  expect(answerers.length).toBeGreaterThan(20);
  for (const file of answerers) follow(`${file} *`, []);
  expect(found).toEqual([]);
  // The same eyes see what the commands do.
  expect(said.get('src/features/alerts/data.ts deleteSearch')?.writes).toBe(true);
  expect(said.get('src/features/alerts/data/mailing.ts claimDue')?.writes).toBe(true);
  expect(said.get('src/features/vocabulary/data.ts readAgain')?.writes).toBe(true);
  expect(said.get('src/features/alerts/data/news.ts listSearches')?.writes).toBe(false);
});
