import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter: writes the counts, and what failed and why, as JSON to the file that FAILURES_REPORT names. vitest's
 * own JSON leaves out the cause of an error, which for a failed query is all there is to know. It also names each test as
 * soon as it fails, while vitest waits for the end of its file.
 */
export default class ReportFailures {
  /** @param {any} testCase */
  onTestCaseResult(testCase) {
    const { state, errors } = testCase.result();
    if (state !== 'failed') return;
    const [said] = (errors?.[0]?.message ?? '').split('\n');
    console.log(`✗ ${testCase.module.relativeModuleId} › ${testCase.fullName}: ${said}`);
  }

  /**
   * @param {ReadonlyArray<any>} modules
   * @param {ReadonlyArray<any>} errors outside of any test
   */
  onTestRunEnd(modules, errors) {
    const path = process.env['FAILURES_REPORT'];
    if (path) writeFileSync(path, JSON.stringify(sumModules(modules, errors)));
  }
}

/**
 * @param {ReadonlyArray<any>} modules vitest's TestModule of each file
 * @param {ReadonlyArray<any>} [errors] outside of any test: they have no file
 */
export function sumModules(modules, errors = []) {
  const passed = modules.flatMap((module) => listTests(module, 'passed')).length;
  const outside = errors.map((error) => ({ name: 'outside of any test', ...explain(error) }));
  const faults = [...modules.flatMap(listFaults), ...outside];
  return { passed, failed: faults.length, faults };
}

const listTests = (module, state) =>
  [...module.children.allTests()].filter((test) => test.result().state === state);

function listFaults(module) {
  const fault = (name, error) => ({ file: module.moduleId, name, ...explain(error) });
  const failed = listTests(module, 'failed').map((test) => fault(test.fullName, test.result().errors?.[0]));
  // A file that can't be loaded, or a hook that fails before any test.
  const broken = [module, ...module.children.allSuites()]
    .filter((group) => group.errors().length > 0)
    .map((group) => fault([group.fullName, 'can’t be run'].filter(Boolean).join(' '), group.errors()[0]));
  const faults = [...failed, ...broken];
  return faults.length === 0 && module.state() === 'failed' ? [fault('can’t be run')] : faults;
}

function explain(error) {
  const causes = [];
  for (let cause = error?.cause; cause; cause = cause.cause) causes.push(nameOf(cause));
  return { message: error?.stack || error?.message, causes };
}

/** The first line. An error made of several, for example one per address tried, has a code and no words. */
function nameOf(cause) {
  // vitest's own printing writes this into the name.
  const name = cause.name?.replace('Caused by: ', '');
  const [said] = (cause.message ?? String(cause)).split('\n');
  return [name, cause.code, said].filter(Boolean).join(' ');
}
