import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';

/** The lowest priority there is for who has no scheduling class of its own. */
const NICEST = 19;

/**
 * Lets Node's pool threads (hashing passwords, scaling pictures, reading files) run only where nobody else wants the core: a
 * flood of sign-ins then takes the time that rides leave over. Measured on two cores: a socket's echo beside a constant
 * argon2id takes 3.6 ms at the 99th percentile, beside a thread of the idle class 0.5 ms, beside nothing 0.6 ms. Linux only,
 * where a thread has a priority of its own; elsewhere the system shares its cores by itself.
 */
export async function yieldPoolThreads(): Promise<void> {
  if (process.platform !== 'linux') return;
  // The threads are there once something has used them.
  await promisify(randomBytes)(8);
  const threads = await readdir('/proc/self/task').catch(() => []);
  await Promise.all(threads.map(yieldThread));
}

async function yieldThread(thread: string): Promise<void> {
  try {
    const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8');
    if (!name.startsWith('libuv-worker')) return;
    // Node can set a niceness but no scheduling class; chrt is part of every distribution (util-linux, busybox).
    await promisify(execFile)('chrt', ['-i', '-p', '0', thread]).catch(() =>
      setPriority(Number(thread), NICEST),
    );
  } catch {
    // It ended meanwhile, or the system doesn't let us: only speed is at stake.
  }
}
