// Started by run-sample.js in the copy: runs the test files it is told, again and again, with one Postgres.
import { createVitest } from 'vitest/node';

let isFailing = false;
// Vitest's `bail` counts the failures of earlier runs too, and may end the next run instead of the one that failed.
const stopAtFailure = {
  onTestCaseResult: (/** @type {import('vitest/node').TestCase} */ test) => {
    if (isFailing || test.result().state !== 'failed') return;
    isFailing = true;
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

/** @returns {Promise<{ failed: { file: string, test: string }[], passed: number }>} */
async function run(changed, files) {
  isFailing = false;
  for (const file of changed) vitest.invalidateFile(file);
  const wanted = new Set(files);
  const specs = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  const modules = testModules.filter(({ moduleId }) => wanted.has(moduleId));
  const failed = modules
    .filter((module) => module.state() === 'failed')
    .map((module) => ({
      file: module.relativeModuleId,
      test: [...module.children.allTests('failed')][0]?.fullName ?? 'fails to load',
    }));
  const passed = modules.filter((module) => module.state() === 'passed').length;
  if (failed.length === 0 && passed < files.length)
    failed.push({
      file: '',
      test: `only ${passed} files passed: ${/** @type {Error | undefined} */ (unhandledErrors[0])?.message}`,
    });
  return { failed, passed };
}
