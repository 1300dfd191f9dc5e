import { readFileSync } from 'node:fs';

/**
 * Counts of one run. What broke without a failing test (a file that cannot be loaded, an error outside of any test,
 * a run that wrote no report) counts as one failed, so that "0 failed" always means all is well.
 * @typedef {{ passed: number, failed: number }} Result
 */

/** @type {(path: string, exitCode: number) => Result} */
export function readVitestResult(path, exitCode) {
  return readResult(path, exitCode, (report) => {
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
  });
}

/** @type {(path: string, exitCode: number) => Result} */
export function readPlaywrightResult(path, exitCode) {
  // A story that needed a second try has not passed.
  return readResult(path, exitCode, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/**
 * The last line of `npm test`, and the number of failures in it.
 * @param {Result[]} results
 */
export function closingLine(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, failed };
}

/** @type {(path: string, exitCode: number, count: (report: any) => Result) => Result} */
function readResult(path, exitCode, count) {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(path, 'utf8')));
    return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
