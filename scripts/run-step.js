import { closeSync, openSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { logPath, root } from './project.js';
import { endIfSignalled, runChild } from './run-child.js';

const tailLines = 60;

/**
 * Ends the process with one line that says what is wrong.
 * @returns {never}
 */
export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/**
 * Runs a command behind one line of progress with the time it took; what it printed stands in a log, and its tail
 * on the screen if it failed. Resolves to whether it succeeded. `quiet` prints nothing unless it failed; `beside` prints
 * its line only once it has ended, for steps that run at once.
 *
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, beside?: boolean, env?: Record<string, string> }} [options]
 */
export async function tryStep(title, command, args, { quiet = false, beside = false, ...options } = {}) {
  const log = logPath(title);
  const file = openSync(log, 'w');
  const startedAt = Date.now();
  const begin = quiet ? '' : `▸ ${title} … `;
  if (!beside) process.stdout.write(begin);
  const code = await runChild(command, args, { group: true, output: file, ...options });
  closeSync(file);
  endIfSignalled('stopped');
  const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  if (code === 0) {
    if (!quiet) console.log(beside ? begin + seconds : seconds);
    return true;
  }
  if (beside) process.stdout.write(begin);
  console.log(quiet ? '' : `failed after ${seconds}`);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  console.error(lines.slice(-tailLines).join('\n'));
  console.error(`✗ ${title}: failed with exit code ${code}. All it said: ${relative(root, log)}`);
  return false;
}

/** As `tryStep`, for steps without which nothing else makes sense: a failure ends the process. */
export async function runStep(title, command, args, options) {
  if (!(await tryStep(title, command, args, options))) process.exit(1);
}
