import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moto-garage-reports-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the sums of a test run', () => {
  interface Sums {
    passed: number;
    failed: number;
    failures: { name: string; message: string }[];
    remark?: string;
  }
  const sums = async (runner: string, report: unknown, exitCode: number): Promise<Sums> => {
    const file = join(folder, 'report.json');
    if (report !== undefined) writeFileSync(file, JSON.stringify(report));
    const url = new URL('../../bin/setup/reports.mjs', import.meta.url).href;
    const { readSums }: { readSums(runner: string, file: string, exitCode: number): Sums } = await import(
      url
    );
    return readSums(runner, file, exitCode);
  };
  const vitest = (passed: number, failed: number, files: object[] = []) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files,
  });
  const playwright = (stats: object, suites: object[] = [], errors: object[] = []) => ({
    stats,
    suites,
    errors,
  });

  test('come from the report', async () => {
    expect(await sums('vitest', vitest(5, 2), 1)).toMatchObject({ passed: 5, failed: 2 });
    expect(await sums('playwright', playwright({ expected: 4, unexpected: 1, flaky: 0 }), 1)).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });

  test('count a file that does not load, and a test that passes only sometimes', async () => {
    const broken = {
      name: join(folder, 'broken.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    };
    expect(await sums('vitest', vitest(5, 0, [broken]), 1)).toMatchObject({
      passed: 5,
      failed: 1,
      failures: [{ name: expect.stringMatching(/broken\.test\.ts$/), message: 'no such module' }],
    });
    expect(await sums('playwright', playwright({ expected: 4, unexpected: 0, flaky: 1 }), 0)).toMatchObject({
      failed: 1,
    });
  });

  test('say which tests failed, and what was said of them', async () => {
    const tests = [
      { status: 'passed', fullName: 'a shop opens', failureMessages: [] },
      { status: 'failed', fullName: 'a shop closes', failureMessages: ['expected 5 to be 6'] },
    ];
    const file = {
      name: join(folder, 'shop.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: tests,
    };
    const { failures } = await sums('vitest', vitest(1, 1, [file]), 1);
    expect(failures).toEqual([
      { name: expect.stringMatching(/shop\.test\.ts › a shop closes$/), message: 'expected 5 to be 6' },
    ]);

    const spec = (title: string, status: string, messages: string[]) => ({
      title,
      line: 7,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const suite = {
      file: 'shop.spec.ts',
      specs: [spec('a buyer pays', 'expected', [])],
      suites: [{ file: 'shop.spec.ts', specs: [spec('a buyer returns', 'unexpected', ['no button'])] }],
    };
    const stats = { expected: 1, unexpected: 1, flaky: 0 };
    const ofBrowser = await sums('playwright', playwright(stats, [suite]), 1);
    expect(ofBrowser.failures).toEqual([{ name: 'shop.spec.ts:7 › a buyer returns', message: 'no button' }]);

    const thrown = await sums(
      'playwright',
      playwright({ ...stats, unexpected: 0 }, [], [{ value: "'no site'" }]),
      1,
    );
    expect(thrown).toMatchObject({
      failed: 1,
      failures: [{ name: 'outside of the tests', message: "'no site'" }],
    });
  });

  test('are never good when the runner ended badly, found nothing or wrote nothing', async () => {
    expect(await sums('vitest', undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(await sums('vitest', vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(await sums('vitest', vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});
