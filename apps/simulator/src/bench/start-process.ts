import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A server in its own process, so that its cost can be told from its clients'. */
export interface ServerProcess {
  url: string;
  /** User and system time so far, in milliseconds. */
  cpuMs(): number;
  /** Resident memory in bytes. */
  residentBytes(): number;
  stop(): Promise<void>;
  /** Ends at once, without a chance to clean up. */
  kill(): Promise<void>;
  /** Computes nothing until it goes on. */
  pause(): void;
  goOn(): void;
  signal(name: NodeJS.Signals): void;
}

/** Linux counts process time in ticks of this many milliseconds. */
const TICK_MS = 10;

/**
 * Starts a script and waits for a line with its address, "ready on http://…".
 * @throws Error with the output if it ends before that
 */
export async function startProcess(script: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // However the benchmark ends, its servers end with it.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = await readAddress(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', kill);
    child.kill(signal);
    await ended;
  };
  return {
    url,
    cpuMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    residentBytes: () => {
      const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
      return Number(line?.[1]) * 1_024;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    signal: (name) => void child.kill(name),
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      lines.push(line);
      const address = /ready on (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`${child.spawnargs.at(-1)} ended:\n${lines.join('\n')}`)));
  });
}
