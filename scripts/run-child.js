import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { childEnvironment, root } from './project.js';

const onWindows = process.platform === 'win32';
/** How long after a first signal a second one means "now", in milliseconds, because npm passes Ctrl-C on once more. */
const secondSignalAfter = 1_000;

const running = new Set();
let signalledAt = 0;
let exitCodeOfSignal = 0;

/** True once this process was told to end. Its children then have the signal already. */
export const wasSignalled = () => exitCodeOfSignal !== 0;

/** Call it after a child has ended. If this process was told to end meanwhile, it ends here, quietly. */
export function endIfSignalled(lastWord) {
  if (!wasSignalled()) return;
  if (lastWord) console.log(lastWord);
  process.exit(exitCodeOfSignal);
}

/**
 * Runs a command in the project's folder and resolves to its exit code (128 + n after signal n).
 *
 * The child leads its own process group, so that Ctrl-C reaches it once, from here, rather than from the
 * terminal and from npm as well. `group` sends signals to all its descendants too: right for tools, wrong for
 * the server, which ends its database itself.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, output?: 'inherit' | number, group?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function runChild(command, args, { cwd = root, env = {}, output = 'inherit', group = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, onWindows ? args.map((arg) => `"${arg}"`) : args, {
      cwd,
      env: { ...childEnvironment, ...env },
      stdio: ['ignore', output, output],
      detached: !onWindows,
      // npm and pnpm are .cmd files on Windows, which only a shell starts.
      shell: onWindows,
      windowsHide: true,
    });
    const entry = { child, group };
    running.add(entry);
    child.once('error', (error) => {
      running.delete(entry);
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      running.delete(entry);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/** Sends a signal to every running child. */
export function stopChildren(signal) {
  for (const { child, group } of running) {
    try {
      if (onWindows || !(group || signal === 'SIGKILL')) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It ended at this very moment.
    }
  }
}

function endWith(signal) {
  const now = Date.now();
  exitCodeOfSignal ||= 128 + constants.signals[signal];
  if (running.size === 0) process.exit(exitCodeOfSignal);
  if (signalledAt === 0) stopChildren(signal);
  else if (now - signalledAt > secondSignalAfter) stopChildren('SIGKILL');
  else return;
  signalledAt = now;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endWith(signal));

// npm passes SIGTERM on to the shell it started us with, and many shells die of it without telling us. The only trace of
// the signal is then that our parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event && !onWindows) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    endWith('SIGTERM');
  }, 500);
  watch.unref();
}
