import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as bookings from '#messages/bookings.ts';
import * as categories from '#messages/categories.ts';
import * as common from '#messages/common.ts';
import * as dashboard from '#messages/dashboard.ts';
import * as identity from '#messages/identity.ts';
import * as listings from '#messages/listings.ts';
import * as site from '#messages/site.ts';
import { paths, shortMyProduct } from '../../src/routes.ts';

// docs/specification.md is a promise; here it is kept.

interface Row {
  line: number;
  section: number;
  says: string;
  shownBy: string;
  tests: { file: string; title: string }[];
}

const place = (file: string) => new URL(`../../${file}`, import.meta.url);
const rows = readRows(readFileSync(place('docs/specification.md'), 'utf8'));

function readRows(document: string): Row[] {
  const found: Row[] = [];
  let section = 0;
  for (const [index, text] of document.split('\n').entries()) {
    section = Number(/^## (\d)\. /.exec(text)?.[1] ?? section);
    if (!text.startsWith('|') || /^\| *(the specification|-+) *\|/.test(text)) continue;
    const cells = text.slice(1, -1).split('|');
    if (cells.length !== 3) throw new Error(`Line ${index + 1} has ${cells.length} cells`);
    const [says = '', , shownBy = ''] = cells.map((cell) => cell.trim());
    const tests = [...shownBy.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    }));
    found.push({ line: index + 1, section, says, shownBy, tests });
  }
  return found;
}

/** What the calls of `test` and `it` in a file are titled; a template as it is written. Skipped ones do not count. */
function readTitles(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(place(file), 'utf8'), ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  const visit = (node: ts.Node) => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    // test(…), it(…), and test.each(…)(…)
    if (
      ts.isCallExpression(node) &&
      title &&
      /^(test|it)(\.each\b|$)/.test(node.expression.getText(source))
    ) {
      if (ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (ts.isTemplateExpression(title)) titles.add(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

function rowsOf(section: number): string[] {
  return rows.filter((row) => row.section === section).map(({ says }) => says);
}

describe('docs/specification.md', () => {
  test('has every section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('every row has its test, or says that it is not there yet', () => {
    const bare = rows.filter(({ tests, shownBy }) => tests.length === 0 && !shownBy.includes('**not yet**'));
    expect(bare).toEqual([]);
    expect(rows.filter(({ says }) => says === '')).toEqual([]);
  });

  test('every test that it names is there', () => {
    const titles = new Map<string, Set<string>>();
    const missing = rows.flatMap(({ line, tests }) =>
      tests
        .filter(({ file, title }) => {
          if (!existsSync(place(file))) return true;
          if (!titles.has(file)) titles.set(file, readTitles(file));
          return !titles.get(file)?.has(title);
        })
        .map(({ file, title }) => `line ${line}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });

  test('section 2 has every page of the site', () => {
    const pages = Object.values(paths).map((path) => decodeURIComponent(path('{name}')).split('?')[0]);
    expect(pages.length).toBeGreaterThanOrEqual(18);
    for (const page of [...pages, shortMyProduct]) {
      const row = rowsOf(2).find((says) => says.startsWith(`\`${page}\``));
      expect([page, row]).toEqual([page, expect.any(String)]);
    }
  });

  // Browser tests find buttons and texts by a part of their words, in capitals or not.
  test('sections 2, 4 and 5 have the labels, letter for letter', () => {
    const said = [2, 4, 5].flatMap(rowsOf);
    for (const label of [
      `Top bar: link ${site.homeLink}`,
      `Top bar: link ${site.dashboardLink}`,
      `Top bar: link ${site.blogLink}`,
      `Top bar: a ${site.login} button`,
      `Top bar: a ${site.logout} button`,
      `Side menu: ${dashboard.myProducts}`,
      `Side menu: ${dashboard.addProduct}`,
      `Side menu: ${dashboard.admins}`,
      `Side menu: ${dashboard.sellers}`,
      `Side menu: ${dashboard.buyers}`,
      `Footer: \`${paths.aboutUs()}\` (${site.aboutUs})`,
      `Footer: \`${paths.contact()}\` (${site.contact})`,
      `Footer: \`${paths.feedback()}\` (${site.feedback})`,
      `Footer: \`${paths.pressKit()}\` (${site.pressKit})`,
      `Footer: ‘${site.copyright.replace(/\.$/, '')}’`,
      `each card with an ${categories.allProducts} button`,
      `each product has ${bookings.bookNow} and ${bookings.buyNow} buttons`,
      `a ${listings.goBack} button`,
      `product card shows an ‘${listings.available}’ label`,
      `with the text ‘${common.notFoundTitle}’`,
      `the ‘${identity.rememberLabel}’ checkbox`,
    ]) {
      const row = said.find((says) => says.includes(label));
      expect([label, row]).toEqual([label, expect.any(String)]);
    }
  });

  test('section 7 has the eight calls', () => {
    for (const call of [
      'GET /category',
      'GET /categoryProducts/{name}',
      'POST /jwt',
      'POST /users',
      'POST /modalData',
      'POST /products',
      'GET /myProducts',
      'DELETE /myProducts/{id}',
    ]) {
      const row = rowsOf(7).find((says) => says.startsWith(`\`${call}\``));
      expect([call, row]).toEqual([call, expect.any(String)]);
    }
  });

  test('section 8 has the messages, word for word', () => {
    for (const message of [
      identity.loginSuccessful,
      identity.signUpSuccessful,
      identity.userNameUpdated,
      identity.logoutSucceeded,
      listings.productAdded,
      bookings.booked,
      listings.deleted,
      listings.confirmDelete,
      common.notFoundText,
    ]) {
      const row = rowsOf(8).find((says) => says.includes(`‘${message}’`));
      expect([message, row]).toEqual([message, expect.any(String)]);
    }
  });
});
