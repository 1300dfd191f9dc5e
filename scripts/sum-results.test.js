import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sumModules } from './report-failures.js';
import { closingLines, readPlaywrightResult, readVitestResult, tryAgain } from './sum-results.js';

const folder = mkdtempSync(join(tmpdir(), 'ridewire-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
/** A test file in the form vitest gives its reporters. */
const file = (state, tests, errors = []) => ({
  moduleId: '/rides.test.ts',
  state: () => state,
  errors: () => errors,
  children: {
    allSuites: () => [],
    allTests: () => tests.map(({ name = '', ...result }) => ({ fullName: name, result: () => result })),
  },
});
const passed = { state: 'passed' };
const failed = { state: 'failed', name: 'a fare', errors: [{ message: 'expected 1\nto be 2' }] };
const vitest = (...files) => report(sumModules(files));

test('counts the tests of vitest', () => {
  const path = vitest(file('passed', [passed, { state: 'skipped' }]), file('failed', [passed, failed]));
  expect(readVitestResult(path, 1)).toMatchObject({ passed: 2, failed: 1 });
});

test('a test file that cannot be loaded is one failed', () => {
  const path = vitest(file('passed', [passed]), file('failed', [{ state: 'skipped' }]));
  expect(readVitestResult(path, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('an error outside of all tests is one failed', () => {
  expect(readVitestResult(vitest(file('passed', [passed])), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('an error outside of all tests is named beside a test that fails', () => {
  const path = report(sumModules([file('failed', [failed])], [{ message: 'a stray promise' }]));
  const result = readVitestResult(path, 1);
  expect(result.failed).toBe(2);
  expect(result.faults?.[1]).toContain('outside of any test\n    a stray promise');
});

test('a test of vitest that fails gets no second try', async () => {
  const first = readVitestResult(vitest(file('failed', [failed])), 1);
  expect(await tryAgain(first, () => expect.unreachable())).toBe(first);
});

test('a run without a readable report is one failed', () => {
  expect(readVitestResult(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywrightResult(report('{"stats":'), 1)).toEqual({ passed: 0, failed: 1 });
});

test('a run that ends well but leaves no report is one failed', () => {
  expect(readVitestResult(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('a browser story that failed and passed within one run has failed', () => {
  const path = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(readPlaywrightResult(path, 0)).toMatchObject({ passed: 3, failed: 2 });
});

test('names what failed, and why', () => {
  const broken = file('failed', [], [{ stack: 'Error: no such module\n at a line' }]);
  const { faults } = readVitestResult(vitest(file('failed', [failed, passed]), broken), 1);
  expect(faults).toEqual([
    expect.stringMatching(/rides\.test\.ts › a fare\n {4}expected 1\n {4}to be 2$/),
    expect.stringMatching(/rides\.test\.ts › can’t be run\n {4}Error: no such module\n {4} at a line$/),
  ]);
});

test('names what caused an error, however long its own words are', () => {
  const refused = { name: 'AggregateError', code: 'ECONNREFUSED', message: '' };
  const cause = { name: 'DatabaseError', code: '42703', message: 'no such column\nhint', cause: refused };
  const query = { message: `Failed query: ${'select 1\n'.repeat(50)}`, cause };
  const { faults } = readVitestResult(vitest(file('failed', [{ ...failed, errors: [query] }])), 1);
  expect(faults?.[0]?.split('\n').slice(-3)).toEqual([
    '    select 1',
    '    Caused by: DatabaseError 42703 no such column',
    '    Caused by: AggregateError ECONNREFUSED',
  ]);
});

/** A story as Playwright writes it; its file is relative to the folder of the stories. */
const story = (title, status, message) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
});

test('names the stories that failed', () => {
  const suite = { suites: [{ specs: [story('good', 'expected'), story('bad', 'unexpected', 'no button')] }] };
  const path = report({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites: [suite] });
  expect(readPlaywrightResult(path, 1)).toMatchObject({
    faults: ['✗ e2e/stories/a.spec.ts › bad\n    no button'],
    files: ['e2e/stories/a.spec.ts'],
  });
});

test('an error outside of all stories is named beside one that fails, and keeps it from a second try', async () => {
  const suites = [{ specs: [story('bad', 'unexpected', 'no button')] }];
  const errors = [{ message: 'worker process exited unexpectedly' }];
  const first = readPlaywrightResult(
    report({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites, errors }),
    1,
  );
  expect(first).toMatchObject({ failed: 2, files: ['e2e/stories/a.spec.ts'] });
  expect(first.faults?.[1]).toContain('outside of any story\n    worker process exited unexpectedly');
  expect(await tryAgain(first, () => expect.unreachable())).toBe(first);
});

test('the closing lines name all faults and sum all runs', () => {
  const results = [
    { passed: 40, failed: 0 },
    { passed: 2, failed: 1, faults: ['✗ it broke'] },
  ];
  expect(closingLines(results)).toEqual({ lines: '✗ it broke\n42 passed, 1 failed', failed: 1 });
});

describe('a second try', () => {
  const first = { passed: 40, failed: 1, faults: ['✗ a.test.ts › a fare'], files: ['a.test.ts'] };

  test('of what failed, whose passing is named as wavering', async () => {
    const tried = [];
    const result = await tryAgain(first, async (files) => {
      tried.push(...files);
      return { passed: 7, failed: 0 };
    });
    expect(tried).toEqual(['a.test.ts']);
    expect(closingLines([result])).toEqual({
      lines: '~ wavered: a.test.ts › a fare\n41 passed (1 at the second try only), 0 failed',
      failed: 0,
    });
  });

  test('that fails too, or runs nothing, changes nothing', async () => {
    expect(await tryAgain(first, async () => ({ passed: 6, failed: 1 }))).toBe(first);
    expect(await tryAgain(first, async () => ({ passed: 0, failed: 0 }))).toBe(first);
  });

  test('is not for many files, nor for what broke outside of all tests', async () => {
    const never = () => expect.unreachable();
    const files = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'];
    const many = { passed: 0, failed: 4, faults: files, files };
    const outside = { ...first, failed: 2 };
    const passed = { passed: 1, failed: 0, faults: [], files: [] };
    for (const result of [many, outside, passed]) expect(await tryAgain(result, never)).toBe(result);
  });
});
