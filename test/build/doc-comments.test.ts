import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The functions that a file exports, and whether a comment is before each. */
function exportedFunctions(file: string, text: string): { name: string; isExplained: boolean }[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    const name = nameOf(statement);
    const isExplained = (ts.getLeadingCommentRanges(text, statement.pos) ?? []).length > 0;
    return name === undefined ? [] : [{ name, isExplained }];
  });
}

/** The name of the function that a statement declares; undefined where it declares none. */
function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const isFunction = declared?.initializer && ts.isArrowFunction(declared.initializer);
  return isFunction && ts.isIdentifier(declared.name) ? declared.name.text : undefined;
}

test('every exported function has a comment that says what it is for', () => {
  const root = new URL('../../', import.meta.url);
  const found = globSync('src/**/*.{ts,tsx}', { cwd: root.pathname })
    .filter((file) => !file.startsWith('src/messages/') && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      exportedFunctions(file, readFileSync(new URL(file, root), 'utf8')).map((one) => ({ ...one, file })),
    );
  expect(found.length).toBeGreaterThan(1_500);
  expect(found.filter(({ isExplained }) => !isExplained).map(({ file, name }) => `${file}: ${name}`)).toEqual(
    [],
  );
});
