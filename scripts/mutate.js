// npm run mutate -- <folder or file> …   makes small mistakes in it, one at a time, and tells which of them no test sees.
//
//   --tests <folder or file>   whose tests run too, beside those of the same folder
//   --near                     only with tests that lie in the same folder, where those of its noun are many
//   --pure                     without tests that need a database
//   --no-servers               without tests that start a server, which take longest
//   --again                    forgets what earlier runs found
//   --at-once <number>         test runners side by side (2 unless said)
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.js';
import { root } from './project.js';
import { endIfSignalled, runChild } from './run-child.js';
import { fail } from './run-step.js';
import { planMutation } from './mutation/plan-mutation.js';

const { positionals, values } = readArguments();
if (positionals.length === 0) fail('Name a folder or a file: npm run mutate -- apps/api/src/rides/rules');
if (!/^[1-9]\d*$/.test(values['at-once'])) fail('--at-once needs a number, such as 2.');
const missing = [...positionals, ...values.tests].filter((path) => !existsSync(join(root, path)));
if (missing.length > 0) fail(`There is no ${missing.join(', no ')}.`);

await prepare();
mkdirSync(join(root, '.mutation'), { recursive: true });
const isFolder = (path) => statSync(join(root, path)).isDirectory();
const plan = planMutation(positionals, {
  tests: values.tests,
  isPure: values.pure,
  startsServers: !values['no-servers'],
  isNear: values.near,
  isFolder,
  atOnce: Number(values['at-once']),
});
if (values.again) rmSync(join(root, plan.incrementalFile), { force: true });
const code = await runChild('node', ['scripts/mutation/run-stryker.js', JSON.stringify(plan)], {
  group: true,
});
endIfSignalled();
process.exit(code);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        tests: { type: 'string', multiple: true, default: [] },
        near: { type: 'boolean', default: false },
        pure: { type: 'boolean', default: false },
        'no-servers': { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        'at-once': { type: 'string', default: '2' },
      },
    });
  } catch (error) {
    // A wrong option is named in a sentence.
    return fail(/** @type {Error} */ (error).message);
  }
}
