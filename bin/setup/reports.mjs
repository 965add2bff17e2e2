import { readFileSync } from 'node:fs';

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
 * The sums of a runner from the report that it wrote. A runner that ended badly without naming a failed test, or that
 * wrote no report, counts as one failure: silence is not success.
 */
export function readSums(runner, file, exitCode) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1, remark: 'it ended without a report' };
  const sums = runner === 'vitest' ? vitestSums(report) : playwrightSums(report);
  if (exitCode !== 0 && sums.failed === 0) {
    return {
      passed: sums.passed,
      failed: 1,
      remark: `it ended with exit code ${exitCode} although no test failed`,
    };
  }
  if (sums.passed + sums.failed === 0) return { passed: 0, failed: 1, remark: 'it found no tests' };
  return sums;
}

function vitestSums(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/** A flaky test passed in the end, and passing only sometimes is a failure. */
function playwrightSums({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
