import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder owned by root that every user can enter, for files that can't stay under a closed folder such as /root. It is
 * not temporary, since databases live here too.
 * @returns undefined if there is none (a read-only system)
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
