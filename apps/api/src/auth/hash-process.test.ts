import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { HashProcess } from './hash-process.ts';

function startHashing(silentMs?: number): HashProcess {
  const hashing = new HashProcess(silentMs);
  onTestFinished(() => void kill(hashing));
  return hashing;
}
const kill = ({ pid }: HashProcess): boolean => pid !== undefined && process.kill(pid, 'SIGKILL');

test('what a process died of is begun anew by the next, and only given up when each dies of it', async () => {
  const hashing = startHashing();
  const answers = Promise.all(['a', 'b', 'c'].map((password) => hashing.hash(password)));
  const first = hashing.pid;
  kill(hashing);
  const [hash = ''] = await answers;
  expect(hashing.pid).not.toBe(first);
  expect(await hashing.verify(hash, 'a')).toBe(true);
  expect(await hashing.verify(hash, 'b')).toBe(false);

  let deaths = 0;
  const refused = hashing.hash('deadly').catch((error: Error) => error.message);
  for (let last: number | undefined; deaths < 3; deaths++) {
    await expect.poll(() => hashing.pid).not.toBe(last);
    last = hashing.pid;
    kill(hashing);
  }
  expect(await refused).toContain('dies of it');
  expect(await hashing.verify(hash, 'a')).toBe(true);
});

test('one that hangs is ended, and what it was at begun anew', async () => {
  const hashing = startHashing(2_000);
  const hash = await hashing.hash('a');
  const hung = hashing.pid as number;
  process.kill(hung, 'SIGSTOP');
  expect(await hashing.verify(hash, 'a')).toBe(true);
  expect(hashing.pid).not.toBe(hung);
});

/** In /proc/…/stat, counted after the name in parentheses: niceness, and the scheduling class. */
const [NICE, POLICY, SCHED_IDLE] = [16, 38, '5'];

test.runIf(process.platform === 'linux')('the threads that hash step back', async () => {
  const hashing = startHashing();
  hashing.yields = true;
  // Nobody waits for it: where tests keep all cores busy it may stand still.
  void hashing.hash('x').catch(() => {});
  const tasks = `/proc/${hashing.pid}/task`;
  const threads = () =>
    readdirSync(tasks)
      .map((thread) => readFileSync(`${tasks}/${thread}/stat`, 'utf8'))
      .filter((line) => line.includes('(libuv-worker'))
      .map((line) => line.split(') ')[1]?.split(' ') ?? []);
  await expect.poll(() => threads().length).toBeGreaterThan(0);
  for (const fields of threads()) expect(fields[POLICY] === SCHED_IDLE || fields[NICE] === '19').toBe(true);
});
