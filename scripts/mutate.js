// npm run mutate -- <folder or file> …   makes small mistakes in it, one at a time, and tells which of them no test sees.
//
//   --tests <folder or file>   whose tests run too, beside those of the same folder
//   --near                     only with tests that lie in the same folder, where those of its noun are many
//   --pure                     without tests that need a database
//   --no-servers               without tests that start a server, which take longest
//   --again                    forgets what earlier runs found
//   --at-once <number>         test runners side by side (2 unless said)
//
// npm run mutate -- rides --sample 60   makes 60 of them, drawn at random, and runs the nearest tests, also with databases
//
//   --seed <number>            draws others (1 unless said)
//   --after <number>           skips this many, to go on where a run was stopped
//   --only <numbers>           makes only these of the drawn ones, such as 8,11: again, once a test was added
//   --files <number>           test files for each mistake, at most (12 unless said)
//   --more <number>            so many in all for one that these don't notice (60 unless said)
//   --seconds <number>         for each mistake and those test files, at most (120 unless said)
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.js';
import { root } from './project.js';
import { endIfSignalled, runChild } from './run-child.js';
import { fail } from './run-step.js';
import { planMutation } from './mutation/plan-mutation.js';

const { positionals: named, values } = readArguments();
if (named.length === 0) fail('Name a folder or a file: npm run mutate -- apps/api/src/rides/rules');
for (const option of ['at-once', 'sample', 'seed', 'after', 'files', 'more', 'seconds'])
  if (!/^[1-9]\d*$/.test(values[option] ?? '1')) fail(`--${option} needs a number, such as 2.`);
if (!/^\d+(?:,\d+)*$/.test(values.only ?? '1')) fail('--only needs numbers, such as 8,11.');
/** A noun of the server is named without its folder. */
const positionals = named.map((path) =>
  existsSync(join(root, path)) || !existsSync(join(root, 'apps/api/src', path))
    ? path
    : `apps/api/src/${path}`,
);
const missing = [...positionals, ...values.tests].filter((path) => !existsSync(join(root, path)));
if (missing.length > 0) fail(`There is no ${missing.join(', no ')}.`);

await prepare();
mkdirSync(join(root, '.mutation'), { recursive: true });
if (values.sample) {
  // Stryker's instrumenter is installed by now, as is vitest.
  const { runSample } = await import('./mutation/run-sample.js');
  const areNoticed = await runSample(positionals, {
    count: Number(values.sample),
    seed: Number(values.seed),
    after: Number(values.after ?? 0),
    only: values.only?.split(',').map(Number) ?? [],
    files: Number(values.files),
    more: Number(values.more),
    seconds: Number(values.seconds),
  });
  process.exit(areNoticed ? 0 : 1);
}
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
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        after: { type: 'string' },
        only: { type: 'string' },
        files: { type: 'string', default: '12' },
        more: { type: 'string', default: '60' },
        seconds: { type: 'string', default: '120' },
      },
    });
  } catch (error) {
    // A wrong option is named in a sentence.
    return fail(/** @type {Error} */ (error).message);
  }
}
