import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLine, readPlaywrightResult, readVitestResult } from './sum-results.js';

const folder = mkdtempSync(join(tmpdir(), 'ridewire-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
const vitest = (passed, failed, ...files) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults: files });

test('counts the tests of vitest', () => {
  const path = vitest(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed'));
  expect(readVitestResult(path, 1)).toEqual({ passed: 2, failed: 1 });
});

test('a test file that cannot be loaded is one failed', () => {
  const path = vitest(1, 0, file('passed', 'passed'), file('failed'));
  expect(readVitestResult(path, 1)).toEqual({ passed: 1, failed: 1 });
});

test('an error outside of all tests is one failed', () => {
  expect(readVitestResult(vitest(1, 0, file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run without a readable report is one failed', () => {
  expect(readVitestResult(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywrightResult(report('{"stats":'), 1)).toEqual({ passed: 0, failed: 1 });
});

test('a run that ends well but leaves no report is one failed', () => {
  expect(readVitestResult(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('a browser story that needed a second try has failed', () => {
  const path = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(readPlaywrightResult(path, 0)).toEqual({ passed: 3, failed: 2 });
});

test('the closing line sums all runs', () => {
  const results = [
    { passed: 40, failed: 0 },
    { passed: 2, failed: 1 },
  ];
  expect(closingLine(results)).toEqual({ line: '42 passed, 1 failed', failed: 1 });
});
