import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder of root's own that every user can enter, for what can't stay under a closed one such as /root.
 * Not a temporary folder: databases live here too.
 * @returns undefined where there is none to be had (a read-only system)
 */
export function findSystemFolder(): string | undefined {
  for (const parent of ['/var/lib', '/opt', '/srv']) {
    const dir = join(parent, 'ridewire');
    try {
      mkdirSync(dir, { recursive: true });
      chmodSync(dir, 0o755);
      if (statSync(dir).uid === 0) return dir;
    } catch {
      continue;
    }
  }
  return undefined;
}
