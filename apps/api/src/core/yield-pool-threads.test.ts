import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = new URL('./yield-pool-threads.ts', import.meta.url);
/** In /proc/…/stat, counted after the name in parentheses: niceness, and the scheduling class. */
const [NICE, POLICY, SCHED_IDLE] = [16, 38, '5'];

const PRINT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { yieldPoolThreads } from '${MODULE.href}';
  await yieldPoolThreads();
  for (const thread of readdirSync('/proc/self/task')) console.log(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8'));
`;

// Of its own process: the test runner's threads are to keep their priority.
test.runIf(process.platform === 'linux')('only the pool threads step back', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PRINT]);
  const threads = stdout
    .split('\n')
    .filter((line) => line.includes(')'))
    .map((line) => ({
      name: line.slice(line.indexOf('(') + 1),
      fields: line.split(') ')[1]?.split(' ') ?? [],
    }));
  const stepsBack = ({ fields }: (typeof threads)[number]) =>
    fields[POLICY] === SCHED_IDLE || fields[NICE] === '19';
  const [pool, others] = [true, false].map((isPool) =>
    threads.filter(({ name }) => name.startsWith('libuv-worker') === isPool),
  );
  expect(pool?.length).toBeGreaterThan(0);
  expect(pool?.every(stepsBack)).toBe(true);
  expect(others?.some(stepsBack)).toBe(false);
});
