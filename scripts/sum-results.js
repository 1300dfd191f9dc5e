import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './project.js';

/**
 * Counts of one run. What broke without a failing test (a file that cannot be loaded, an error outside of any test,
 * a run that wrote no report) counts as one failed, so that "0 failed" always means all is well.
 * @typedef {{ passed: number, failed: number, faults?: string[] }} Result `faults` says what failed, a line or a few each
 */

/** @type {(path: string, exitCode: number) => Result} of what `report-failures.js` wrote */
export function readVitestResult(path, exitCode) {
  return readResult(path, exitCode, ({ passed, failed, faults }) => ({
    passed,
    failed,
    faults: faults.map(describe),
  }));
}

/** @type {(path: string, exitCode: number) => Result} */
export function readPlaywrightResult(path, exitCode) {
  // A story that needed a second try has not passed.
  return readResult(path, exitCode, ({ stats, suites = [] }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: suites.flatMap(listFailedStories),
  }));
}

/** @returns {string[]} */
function listFailedStories({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) =>
    spec.tests.some((test) => !['expected', 'skipped'].includes(test.status)),
  );
  return [
    ...failed.map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
      return describe({ file: `e2e/${spec.file}`, name: spec.title, message: errors[0]?.message });
    }),
    ...suites.flatMap(listFailedStories),
  ];
}

/**
 * The beginning of a message is enough to know what broke; all of it was printed when it did. Of a failed query its causes say why.
 * @param {{ file?: string, name?: string, message?: string, causes?: string[] }} fault
 */
const describe = ({ file = '', name = '', message = '', causes = [] }) =>
  [
    `✗ ${relative(root, resolve(root, file))} › ${name}`,
    ...message.trim().split('\n').slice(0, 6),
    ...causes.map((cause) => `Caused by: ${cause}`),
  ].join('\n    ');

/**
 * The last lines of `npm test`: what failed, then the sum; and the number of failures in it.
 * @param {Result[]} results
 */
export function closingLines(results) {
  const faults = results.flatMap((result) => result.faults ?? []);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { lines: [...faults, `${passed} passed, ${failed} failed`].join('\n'), failed };
}

/** @type {(path: string, exitCode: number, count: (report: any) => Result) => Result} */
function readResult(path, exitCode, count) {
  try {
    const { passed, failed, faults } = count(JSON.parse(readFileSync(path, 'utf8')));
    return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1), faults };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
