import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLines, readPlaywrightResult, readVitestResult } from './sum-results.js';

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
  expect(readVitestResult(path, 1)).toMatchObject({ passed: 2, failed: 1 });
});

test('a test file that cannot be loaded is one failed', () => {
  const path = vitest(1, 0, file('passed', 'passed'), file('failed'));
  expect(readVitestResult(path, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('an error outside of all tests is one failed', () => {
  expect(readVitestResult(vitest(1, 0, file('passed', 'passed')), 1)).toMatchObject({ passed: 1, failed: 1 });
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
  expect(readPlaywrightResult(path, 0)).toMatchObject({ passed: 3, failed: 2 });
});

test('names what failed, and why', () => {
  const broken = { ...file('failed'), name: '/broken.test.ts', message: 'no such module' };
  const failed = { status: 'failed', fullName: 'a fare', failureMessages: ['expected 1\nto be 2'] };
  const failing = {
    status: 'failed',
    name: '/rides.test.ts',
    assertionResults: [failed, { status: 'passed' }],
  };
  const { faults } = readVitestResult(vitest(1, 1, failing, broken), 1);
  expect(faults).toEqual([
    expect.stringMatching(/rides\.test\.ts › a fare\n {4}expected 1\n {4}to be 2$/),
    expect.stringMatching(/broken\.test\.ts › can’t be run\n {4}no such module$/),
  ]);
});

test('names the stories that failed or needed a second try', () => {
  const story = (title, status, message) => ({
    title,
    file: 'stories/a.spec.ts',
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const suite = { suites: [{ specs: [story('good', 'expected'), story('bad', 'unexpected', 'no button')] }] };
  const path = report({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites: [suite] });
  expect(readPlaywrightResult(path, 1).faults).toEqual(['✗ e2e/stories/a.spec.ts › bad\n    no button']);
});

test('the closing lines name all faults and sum all runs', () => {
  const results = [
    { passed: 40, failed: 0 },
    { passed: 2, failed: 1, faults: ['✗ it broke'] },
  ];
  expect(closingLines(results)).toEqual({ lines: '✗ it broke\n42 passed, 1 failed', failed: 1 });
});
