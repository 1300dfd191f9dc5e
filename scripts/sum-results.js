import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './project.js';

/**
 * Counts of one run. What broke without a failing test (a file that cannot be loaded, an error outside of any test,
 * a run that wrote no report) counts as one failed, so that "0 failed" always means all is well.
 * @typedef {{ passed: number, failed: number, faults?: string[], files?: string[], wavered?: number }} Result
 *   `faults` says what failed, a line or a few each; `files` where, of stories; `wavered` of those passed did so at the second try only
 */

/** More failures than this are no coincidence. */
const MOST_TRIED_AGAIN = 3;

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
  return readResult(path, exitCode, ({ stats, suites = [], errors = [] }) => {
    const failed = suites.flatMap(listFailedStories);
    // An error outside of all stories has no file, and is never retried.
    const outside = errors.map(({ message }) => ({ name: 'outside of any story', message }));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + outside.length,
      faults: [...failed, ...outside].map(describe),
      files: failed.map(({ file }) => file),
    };
  });
}

/**
 * A few stories that failed run once more by themselves, when nothing else computes. What passes then has wavered: it is counted
 * as passed, and named, since it has to be looked at. Other tests have no browser to wait for: one that wavers has failed.
 * @param {Result} first
 * @param {(files: string[]) => Promise<Result>} again
 * @returns {Promise<Result>}
 */
export async function tryAgain(first, again) {
  const files = [...new Set(first.files)];
  // An error outside of all tests can't be named, and stays.
  if (first.failed === 0 || first.failed !== first.files?.length || files.length > MOST_TRIED_AGAIN)
    return first;
  const second = await again(files);
  if (second.failed > 0 || second.passed < first.failed) return first;
  const faults = first.faults?.map((fault) => fault.replace('✗', '~ wavered:'));
  return { passed: first.passed + first.failed, failed: 0, wavered: first.failed, faults };
}

/** @returns {{ file: string, name: string, message?: string }[]} */
function listFailedStories({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) =>
    spec.tests.some((test) => !['expected', 'skipped'].includes(test.status)),
  );
  return [
    ...failed.map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
      return { file: `e2e/stories/${spec.file}`, name: spec.title, message: errors[0]?.message };
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
  const wavered = results.reduce((sum, result) => sum + (result.wavered ?? 0), 0);
  const sum = `${passed} passed${wavered > 0 ? ` (${wavered} at the second try only)` : ''}, ${failed} failed`;
  return { lines: [...faults, sum].join('\n'), failed };
}

/** @type {(path: string, exitCode: number, count: (report: any) => Result) => Result} */
function readResult(path, exitCode, count) {
  try {
    const { failed, ...counts } = count(JSON.parse(readFileSync(path, 'utf8')));
    return { ...counts, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
