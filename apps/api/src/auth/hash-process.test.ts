import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { HashProcess } from './hash-process.ts';

afterEach(() => void vi.useRealTimers());

function startHashing(worker?: string): HashProcess {
  const hashing = new HashProcess(worker);
  onTestFinished(() => void kill(hashing));
  return hashing;
}
const kill = ({ pid }: HashProcess): boolean => pid !== undefined && process.kill(pid, 'SIGKILL');

const SILENT = fileURLToPath(new URL('../testing/silent-hash-worker.ts', import.meta.url));

test('what a process died of is begun anew by the next', async () => {
  const hashing = startHashing();
  const answers = Promise.all(['a', 'b', 'c'].map((password) => hashing.hash(password)));
  const first = hashing.pid;
  kill(hashing);
  const [hash = ''] = await answers;
  expect(hashing.pid).not.toBe(first);
  expect(await hashing.verify(hash, 'a')).toBe(true);
  expect(await hashing.verify(hash, 'b')).toBe(false);
});

test('what three processes in a row die of is given up, and the next order goes through', async () => {
  // A worker that answered before it is killed would not have died of the order: this one never answers it.
  const hashing = startHashing(SILENT);
  const refused = hashing.hash('never').catch((error: Error) => error.message);
  const died = new Set<number>();
  while (died.size < 3) {
    const { pid } = hashing;
    expect(pid).toBeDefined();
    died.add(pid as number);
    kill(hashing);
    await expect.poll(() => hashing.pid, { timeout: 4_000 }).not.toBe(pid);
  }
  expect(await refused).toContain('dies of it');
  expect(await hashing.hash('other')).toBeTypeOf('string');
});

test('one that hangs is ended after five seconds, and what it was at begun anew by one that takes its share', async () => {
  const hashing = startHashing();
  hashing.yields = true;
  const hash = await hashing.hash('a');
  const hung = hashing.pid as number;
  process.kill(hung, 'SIGSTOP');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const answer = hashing.verify(hash, 'a');
  vi.advanceTimersByTime(4_999);
  expect(hashing.pid).toBe(hung);
  vi.advanceTimersByTime(1);
  expect(await answer).toBe(true);
  expect(hashing.pid).not.toBe(hung);
  expect(hashing.yieldsNow).toBe(false);
  vi.advanceTimersByTime(10 * 60_000);
  expect(hashing.yieldsNow).toBe(true);
});

test('Ctrl+C, which reaches every process of a terminal, doesn’t end it', async () => {
  const hashing = startHashing();
  const hash = await hashing.hash('a');
  const { pid } = hashing;
  process.kill(pid as number, 'SIGINT');
  expect(await hashing.verify(hash, 'a')).toBe(true);
  expect(hashing.pid).toBe(pid);
});

test('one that answered while its parent stood still is not ended', async () => {
  const hashing = startHashing();
  const hash = await hashing.hash('a');
  const { pid } = hashing;
  const answer = hashing.verify(hash, 'a');
  // Blocks everything here for longer than a process may be silent, while its answer comes.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
  expect(await answer).toBe(true);
  // A later order goes to the same process.
  expect(await hashing.verify(hash, 'b')).toBe(false);
  expect(hashing.pid).toBe(pid);
});

test('one that answers others, but not each, is ended too', async () => {
  const hashing = startHashing(SILENT);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const never = hashing.hash('never').catch((error: Error) => error.message);
  // Three processes in a row hang on it, each given twice as long as the one before.
  for (const seconds of [5, 10, 20]) {
    await hashing.hash('other');
    const hung = hashing.pid;
    // The polls below also let some time pass.
    vi.advanceTimersByTime((seconds - 2) * 1_000);
    await hashing.hash('other');
    expect(hashing.pid).toBe(hung);
    vi.advanceTimersByTime(2_000);
    await expect.poll(() => hashing.pid).not.toBe(hung);
  }
  expect(await never).toContain('dies of it');
});

/** In /proc/…/stat, counted after the name in parentheses: niceness, and the scheduling class. */
const [NICE, POLICY, SCHED_IDLE] = [16, 38, '5'];

test.runIf(process.platform === 'linux')('the threads that hash step back', async () => {
  const hashing = startHashing();
  hashing.yields = true;
  // Nothing waits for it: where tests keep all cores busy it may make no progress.
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

test('an idle one keeps no program from ending', async () => {
  const module = new URL('hash-process.ts', import.meta.url).href;
  const program = `import { HashProcess } from '${module}'; console.log(await new HashProcess().hash('a'));`;
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    timeout: 20_000,
  });
  expect((await ended).stdout).toMatch(/^\$argon2id/);
});
