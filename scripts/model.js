// npm run model: has Spin look at every state of the model of offers, and checks that it finds what is taken out of it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.js';

const MODEL = join(root, 'models', 'offers.pml');
const GAP = ['VERSIONS=3', 'GAPS=1'];
/** What is checked: definitions for Spin, and whether it must find something wrong. */
const RUNS = [
  { what: 'one ride, four changes', flags: [], isWrong: false },
  { what: 'offers don’t end with the return of their ride', flags: ['NO_END'], isWrong: true },
  { what: 'nobody reads again after an overtaken event', flags: ['NO_LATE'], isWrong: true },
  { what: 'one ride, three changes, a process that misses events', flags: GAP, isWrong: false },
  { what: 'nobody reads again after missed events', flags: [...GAP, 'NO_GAP'], isWrong: true },
  {
    what: 'nobody reads again whom a change concerns that was under way then',
    flags: [...GAP, 'NO_SINCE'],
    isWrong: true,
  },
];

function run(folder, program, ...args) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (error)
    throw new Error(
      'code' in error && error.code === 'ENOENT'
        ? `${program} is missing. On Debian: apt-get install spin gcc.`
        : error.message,
    );
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** @returns the errors found, and the states looked at */
function check(flags) {
  const folder = mkdtempSync(join(tmpdir(), 'ridewire-model-'));
  try {
    run(folder, 'spin', '-a', ...flags.map((flag) => `-D${flag}`), MODEL);
    run(folder, 'gcc', '-O2', '-DSAFETY', '-DCOLLAPSE', '-DMEMLIM=4000', '-o', 'pan', 'pan.c');
    const told = run(folder, './pan', '-m200000', '-E');
    if (/max search depth too small|out of memory|memory limit/.test(told))
      throw new Error('The search was not complete.');
    const [, errors] = /errors: (\d+)/.exec(told) ?? [];
    const [, states] = /(\d+) states, stored/.exec(told) ?? [];
    if (errors === undefined || states === undefined) throw new Error(told);
    return { errors: Number(errors), states: Number(states) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  for (const { what, flags, isWrong } of RUNS) {
    const { errors, states } = check(flags);
    const isExpected = errors > 0 === isWrong;
    console.log(
      `${isExpected ? 'as expected' : 'NOT AS EXPECTED'}: ${what}: ${errors} errors, ${states} states`,
    );
    if (!isExpected) process.exitCode = 1;
  }
} catch (error) {
  console.error(`model: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
