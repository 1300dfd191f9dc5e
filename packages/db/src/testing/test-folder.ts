import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pattern = /^ridewire-test-(\d+)-/;

/** A new temporary folder that Postgres' own user can enter too. */
export function makeTestFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), `ridewire-test-${process.pid}-`));
  chmodSync(dir, 0o711);
  return dir;
}

/** Test folders of ours whose makers are gone. */
export function listAbandonedTestFolders(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => !isRunning(Number(pattern.exec(name)?.[1] ?? process.pid)))
    .map((name) => join(tmpdir(), name))
    .filter((dir) => statSync(dir, { throwIfNoEntry: false })?.uid === process.getuid?.());
}

/** A process of another user counts as running: it exists if it refuses our signal. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes a test folder with all it holds. */
export function removeTestFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
