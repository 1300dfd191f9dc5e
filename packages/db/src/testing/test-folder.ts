import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'ridewire-test-';

/** A new temporary folder that Postgres' own user can enter too. */
export function makeTestFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(dir, 0o711);
  return dir;
}

/** Our own test folders that are there now, those of running tests too. */
export function listTestFolders(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .filter((dir) => statSync(dir, { throwIfNoEntry: false })?.uid === process.getuid?.());
}

/** Removes a test folder with all it holds. */
export function removeTestFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
