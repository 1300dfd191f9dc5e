import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pattern = /^ridewire-test-(\d+)-/;

/** Linux keeps files in this folder in memory. */
const MEMORY = '/dev/shm';
/** A run of all tests uses a third of it, in bytes. Containers often have much less. */
const ROOM = 1_073_741_824;

/**
 * A new temporary folder that Postgres' own user can enter too.
 * @param options.inMemory for databases that last as long as a test. A database is hundreds of files, and some disks take
 * ten times as long to create and delete them. Without enough memory for files it's on disk all the same
 */
export function makeTestFolder({ inMemory = false } = {}): string {
  const parent = inMemory && hasRoom() ? MEMORY : tmpdir();
  const dir = mkdtempSync(join(parent, `ridewire-test-${process.pid}-`));
  chmodSync(dir, 0o711);
  return dir;
}

/** Test folders of ours whose makers are gone. */
export function listAbandonedTestFolders(): string[] {
  return [tmpdir(), MEMORY].filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => !isRunning(Number(pattern.exec(name)?.[1] ?? process.pid)))
      .map((name) => join(parent, name))
      .filter((dir) => statSync(dir, { throwIfNoEntry: false })?.uid === process.getuid?.()),
  );
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
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
