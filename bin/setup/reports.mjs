import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/** Enough for what was expected and what came instead. */
const messageLines = 12;

/** Adds up sums of passed and failed. */
export function addSums(sums) {
  return sums.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/**
 * The sums of a runner from the report that it wrote, and what failed: its names, each with what was said of it. A runner
 * that ended badly without naming a failed test, or that wrote no report, counts as one failure: silence is not success.
 */
export function readSums(runner, file, exitCode) {
  const report = readReport(file);
  if (report === undefined)
    return { passed: 0, failed: 1, failures: [], remark: 'it ended without a report' };
  const sums = runner === 'vitest' ? vitestSums(report) : playwrightSums(report);
  if (exitCode !== 0 && sums.failed === 0) {
    return {
      ...sums,
      failed: 1,
      remark: `it ended with exit code ${exitCode} although no test failed`,
    };
  }
  if (sums.passed + sums.failed === 0) return { ...sums, failed: 1, remark: 'it found no tests' };
  return sums;
}

/**
 * Says what failed in all of the runs once more, below the heading that .ci/run looks for: a run is long, and the end of
 * its log is often all that is left of it.
 */
export function tellFailures(runs) {
  const lines = runs.flatMap(({ runner, failures }) =>
    failures.flatMap((failure) => toLines(runner, failure)),
  );
  if (lines.length > 0) console.log(`\nWhat failed:\n\n${lines.join('\n')}\n`);
}

function toLines(runner, { name, message }) {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✗ ${runner}: ${name}`, ...said.slice(0, messageLines).map((line) => `    ${line}`)];
}

/** A file that does not load has no failed test, and counts as one. */
function vitestSums({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name, message }) => ({ name: relative(root, name), message }));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(hasFailed).map(({ fullName, failureMessages }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      message: failureMessages.join('\n'),
    })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failures, ...broken],
  };
}

function hasFailed(test) {
  return test.status === 'failed';
}

/** A flaky test passed in the end, and passing only sometimes is a failure. */
function playwrightSums({ stats, errors, suites }) {
  const failures = [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map((error) => ({ name: 'outside of the tests', message: saidBy(error) })),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures };
}

/** What was thrown need not be an error. */
function saidBy({ message, value }) {
  return message ?? value ?? '';
}

function failuresOfSuite({ file, specs = [], suites = [] }) {
  const failed = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file}:${line} › ${title}`,
        message: results
          .flatMap(({ errors }) => errors)
          .map(saidBy)
          .join('\n'),
      })),
  );
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
