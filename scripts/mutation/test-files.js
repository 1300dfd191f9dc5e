// Started by run-sample.js in the copy: runs the test files it is told, again and again, with one Postgres.
import { createVitest } from 'vitest/node';

/** @type {number | undefined} */
let failedAt;
// Vitest's `bail` counts the failures of earlier runs too, and may end the next run instead of the one that failed.
const stopAtFailure = {
  onTestCaseResult: (/** @type {import('vitest/node').TestCase} */ test) => {
    if (failedAt || test.result().state !== 'failed') return;
    failedAt = performance.now();
    void vitest.cancelCurrentRun('test-failure');
  },
};
const vitest = await createVitest('test', {
  config: 'vitest.mutation.config.ts',
  watch: false,
  reporters: [stopAtFailure],
});

process.on('message', (/** @type {{ changed: string[], files: string[] }} */ { changed, files }) => {
  void run(changed, files).then((answer) => {
    // Nobody waits any more for tests that took too long.
    if (process.connected) process.send?.(answer);
  });
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send?.('ready');

/**
 * `seconds` is how long it took until a test failed, or all had passed.
 * @typedef {{ file: string, test: string, why?: string, seconds?: number }} Failure
 * @returns {Promise<{ failed: Failure[], passed: number, seconds: number }>}
 */
async function run(changed, files) {
  failedAt = undefined;
  const startedAt = performance.now();
  for (const file of changed) vitest.invalidateFile(file);
  const wanted = new Set(files);
  const specs = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  const modules = testModules.filter(({ moduleId }) => wanted.has(moduleId));
  const failed = modules.filter((module) => module.state() === 'failed').map(failureOf);
  const passed = modules.filter((module) => module.state() === 'passed').length;
  if (failed.length === 0 && passed < files.length)
    failed.push({
      file: '',
      test: `only ${passed} files passed: ${/** @type {Error | undefined} */ (unhandledErrors[0])?.message}`,
    });
  return { failed, passed, seconds: ((failedAt ?? performance.now()) - startedAt) / 1_000 };
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {Failure}
 */
function failureOf(module) {
  const [test] = module.children.allTests('failed');
  const errors = test?.result().errors ?? [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ];
  return {
    file: module.relativeModuleId,
    test: test?.fullName ?? 'fails to load',
    why: errors[0]?.message.split('\n')[0],
    seconds: ((test ?? module).diagnostic()?.duration ?? 0) / 1_000,
  };
}
